import type { Examples } from '../../examples.ts';
import { MarkedText } from '../marked-text.tsx';

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
