import { Brand } from '../../../../src/ui/frame/brand.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Brand: {
    default: <Brand />,
    'on dark ground, Indonesian': { language: 'id', ground: 'dark', element: <Brand /> },
  },
} satisfies Examples;
