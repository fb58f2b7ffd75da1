import { routes } from '../../../../src/routes.ts';
import { ReportWidget } from '../../../../src/ui/frame/report-widget.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  ReportWidget: {
    default: <ReportWidget route={undefined} />,
    'in the report channel: nothing': <ReportWidget route={routes.baik.index} />,
    Indonesian: { language: 'id', element: <ReportWidget route={undefined} /> },
  },
} satisfies Examples;
