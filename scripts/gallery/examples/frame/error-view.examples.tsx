import { ErrorView } from '../../../../src/ui/frame/error-view.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  ErrorView: {
    'not found': <ErrorView kind="not-found" />,
    'bad request': <ErrorView kind="bad-request" />,
    'server error': <ErrorView kind="server-error" />,
    'server error, Indonesian': { language: 'id', element: <ErrorView kind="server-error" /> },
  },
} satisfies Examples;
