import { Icon } from '../../../../src/ui/media/icon.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Icon: {
    default: <Icon name="arrow-right" />,
    large: <Icon className="size-10" name="shield-check" />,
    'on dark ground': { ground: 'dark', element: <Icon name="search" /> },
  },
} satisfies Examples;
