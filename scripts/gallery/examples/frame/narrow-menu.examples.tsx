import { NarrowMenu } from '../../../../src/ui/frame/narrow-menu.tsx';
import type { Examples } from '../../examples.ts';
import { readingIn } from './bar.examples.tsx';

export const examples = {
  NarrowMenu: {
    default: <NarrowMenu languages={undefined} reading={readingIn('en')} />,
    Indonesian: {
      language: 'id',
      element: <NarrowMenu languages={undefined} reading={readingIn('id')} />,
    },
  },
} satisfies Examples;
