import { PlainDocument } from '../../../../src/ui/frame/plain-document.tsx';
import type { Examples } from '../../examples.ts';

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
