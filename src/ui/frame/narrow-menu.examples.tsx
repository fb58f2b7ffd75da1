import type { Examples } from '../examples.ts';
import { readingIn } from './bar.examples.tsx';
import { NarrowMenu } from './narrow-menu.tsx';

export const examples = {
  NarrowMenu: {
    default: <NarrowMenu languages={undefined} page="example:en" reading={readingIn('en')} />,
    Indonesian: {
      language: 'id',
      element: <NarrowMenu languages={undefined} page="example:id" reading={readingIn('id')} />,
    },
  },
} satisfies Examples;
