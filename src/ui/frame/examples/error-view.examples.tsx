import type { Examples } from '../../examples.ts';
import { ErrorView } from '../error-view.tsx';

export const examples = {
  ErrorView: {
    'not found': <ErrorView kind="not-found" language="en" />,
    'bad request': <ErrorView kind="bad-request" language="en" />,
    'server error': <ErrorView kind="server-error" language="en" />,
    'server error, Indonesian': { language: 'id', element: <ErrorView kind="server-error" language="id" /> },
  },
} satisfies Examples;
