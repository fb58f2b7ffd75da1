import type { Examples } from '../../examples.ts';
import { searchBoxPropsIn } from '../../frame/search-dialog.tsx';
import { SearchBox } from '../../search/search-box.island.tsx';
import { Island } from '../island.tsx';

export const examples = {
  Island: {
    default: {
      ground: 'dark',
      element: <Island component={SearchBox} name="search-box" props={searchBoxPropsIn('en')} wake="touch" />,
    },
  },
} satisfies Examples;
