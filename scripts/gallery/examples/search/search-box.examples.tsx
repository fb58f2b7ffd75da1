import { searchBoxPropsIn } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchBox } from '../../../../src/ui/search/search-box.island.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchBox: {
    default: { ground: 'dark', element: <SearchBox {...searchBoxPropsIn('en')} /> },
    Indonesian: { language: 'id', ground: 'dark', element: <SearchBox {...searchBoxPropsIn('id')} /> },
  },
} satisfies Examples;
