import { searchBoxPropsIn } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchFoot } from '../../../../src/ui/search/search-foot.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchFoot: {
    'nothing found': { ground: 'dark', element: <SearchFoot more={false} words={searchBoxPropsIn('en').words} /> },
    'more to see': { ground: 'dark', element: <SearchFoot more words={searchBoxPropsIn('en').words} /> },
    Indonesian: { language: 'id', ground: 'dark', element: <SearchFoot more words={searchBoxPropsIn('id').words} /> },
  },
} satisfies Examples;
