import { routes } from '../../../routes.ts';
import type { Examples } from '../../examples.ts';
import { ReportWidget } from '../report-widget.tsx';

export const examples = {
  ReportWidget: {
    default: <ReportWidget language="en" route={undefined} />,
    'in the report channel: nothing': <ReportWidget language="en" route={routes.baik.index} />,
    Indonesian: { language: 'id', element: <ReportWidget language="id" route={undefined} /> },
  },
} satisfies Examples;
