import { routes } from '../../../../src/routes.ts';
import { ReportWidget } from '../../../../src/ui/frame/report-widget.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  ReportWidget: {
    default: <ReportWidget language="en" route={undefined} />,
    'in the report channel: nothing': <ReportWidget language="en" route={routes.baik.index} />,
    Indonesian: { language: 'id', element: <ReportWidget language="id" route={undefined} /> },
  },
} satisfies Examples;
