import { ErrorView } from '../../../../src/ui/frame/error-view.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  ErrorView: {
    'not found': <ErrorView kind="not-found" language="en" />,
    'bad request': <ErrorView kind="bad-request" language="en" />,
    'server error': <ErrorView kind="server-error" language="en" />,
    'server error, Indonesian': { language: 'id', element: <ErrorView kind="server-error" language="id" /> },
  },
} satisfies Examples;
