import { Mark } from '../../../../src/ui/media/mark.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Mark: {
    default: <Mark />,
    large: <Mark className="h-24 w-23" />,
    'on dark ground': { ground: 'dark', element: <Mark /> },
  },
} satisfies Examples;
