import { MarkedText } from '../../../../src/ui/text/marked-text.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  MarkedText: {
    default: <MarkedText of={{ text: 'First alumina shipped', marks: [[6, 13]] }} />,
    'without marks': <MarkedText of={{ text: 'First alumina shipped', marks: [] }} />,
    'several marks': (
      <MarkedText
        of={{
          text: 'alumina for alumina',
          marks: [
            [0, 7],
            [12, 19],
          ],
        }}
      />
    ),
  },
} satisfies Examples;
