import type { Examples } from '../../examples.ts';
import { Brand } from '../brand.tsx';

export const examples = {
  Brand: {
    default: <Brand language="en" />,
    'on dark ground, Indonesian': { language: 'id', ground: 'dark', element: <Brand language="id" /> },
  },
} satisfies Examples;
