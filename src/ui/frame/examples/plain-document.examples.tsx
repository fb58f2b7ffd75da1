import type { Examples } from '../../examples.ts';
import { PlainDocument } from '../plain-document.tsx';

export const examples = {
  PlainDocument: {
    default: {
      isDocument: true,
      element: (
        <PlainDocument title="Example">
          <main>
            <h1>Example</h1>
          </main>
        </PlainDocument>
      ),
    },
  },
} satisfies Examples;
