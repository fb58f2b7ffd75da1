import { DiagramFigure } from '../../../../src/ui/media/diagram-figure.tsx';
import type { Examples } from '../../examples.ts';
import { organization } from './diagram.examples.tsx';

export const examples = {
  DiagramFigure: {
    default: (
      <DiagramFigure
        id="organization"
        root={organization}
        title="Organization chart"
        words={{ enlarge: 'Enlarge the chart', asText: 'Read the chart as text' }}
      />
    ),
    Indonesian: {
      language: 'id',
      element: (
        <DiagramFigure
          id="organization"
          root={organization}
          title="Bagan organisasi"
          words={{ enlarge: 'Perbesar bagan', asText: 'Baca bagan sebagai teks' }}
        />
      ),
    },
  },
} satisfies Examples;
