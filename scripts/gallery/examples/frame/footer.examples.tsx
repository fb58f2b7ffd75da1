import { Footer } from '../../../../src/ui/frame/footer.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Footer: {
    default: <Footer />,
    Indonesian: { language: 'id', element: <Footer /> },
  },
} satisfies Examples;
