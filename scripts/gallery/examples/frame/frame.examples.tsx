import { routes } from '../../../../src/routes.ts';
import { Frame } from '../../../../src/ui/frame/frame.tsx';
import type { Examples } from '../../examples.ts';
import { readingIn } from './bar.examples.tsx';
import { pageIn } from './document.examples.tsx';

export const examples = {
  Frame: {
    default: { isBody: true, element: <Frame page={pageIn('en')} reading={readingIn('en')} /> },
    'in the report channel, Indonesian': {
      isBody: true,
      language: 'id',
      element: <Frame page={pageIn('id')} reading={readingIn('id', routes.baik.index)} />,
    },
  },
} satisfies Examples;
