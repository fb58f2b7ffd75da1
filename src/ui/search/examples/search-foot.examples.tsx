import type { Examples } from '../../examples.ts';
import { searchBoxPropsIn } from '../../frame/search-dialog.tsx';
import { SearchFoot } from '../search-foot.tsx';

export const examples = {
  SearchFoot: {
    'nothing found': { ground: 'dark', element: <SearchFoot more={false} words={searchBoxPropsIn('en').words} /> },
    'more to see': { ground: 'dark', element: <SearchFoot more words={searchBoxPropsIn('en').words} /> },
    Indonesian: { language: 'id', ground: 'dark', element: <SearchFoot more words={searchBoxPropsIn('id').words} /> },
  },
} satisfies Examples;
