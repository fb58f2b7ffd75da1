import type { Examples } from '../../examples.ts';
import { Footer } from '../footer.tsx';

export const examples = {
  Footer: {
    default: <Footer language="en" />,
    Indonesian: { language: 'id', element: <Footer language="id" /> },
  },
} satisfies Examples;
