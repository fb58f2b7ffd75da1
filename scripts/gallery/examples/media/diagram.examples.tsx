import { Diagram, DiagramOutline, LargeDiagram } from '../../../../src/ui/media/diagram.tsx';
import type { DiagramNode } from '../../../../src/ui/media/diagram-layout.ts';
import type { Examples } from '../../examples.ts';

export const organization: DiagramNode = {
  id: 'meeting',
  title: 'General meeting of shareholders',
  rank: 'lead',
  children: [
    { id: 'commissioners', title: 'Board of commissioners', lines: ['Audit committee', 'Risk committee'] },
    {
      id: 'directors',
      title: 'Board of directors',
      rank: 'own',
      children: [
        { id: 'operations', title: 'Operations', lines: ['Refinery', 'Maintenance and reliability of the plant'] },
        { id: 'finance', title: 'Finance' },
      ],
    },
  ],
};

export const examples = {
  Diagram: {
    default: { ground: 'powder', element: <Diagram label="Organization chart" root={organization} /> },
    'one box': {
      ground: 'powder',
      element: <Diagram label="The company" root={{ id: 'own', title: 'The company', rank: 'own' }} />,
    },
  },
  LargeDiagram: {
    default: { ground: 'powder', element: <LargeDiagram label="Organization chart" root={organization} /> },
  },
  DiagramOutline: { default: <DiagramOutline root={organization} /> },
} satisfies Examples;
