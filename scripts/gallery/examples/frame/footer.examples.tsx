import { Footer } from '../../../../src/ui/frame/footer.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Footer: {
    default: <Footer language="en" />,
    Indonesian: { language: 'id', element: <Footer language="id" /> },
  },
} satisfies Examples;
