import type { Examples } from '../../examples.ts';
import { searchBoxPropsIn } from '../../frame/search-dialog.tsx';
import { SearchBox } from '../search-box.island.tsx';

export const examples = {
  SearchBox: {
    default: { ground: 'dark', element: <SearchBox {...searchBoxPropsIn('en')} /> },
    Indonesian: { language: 'id', ground: 'dark', element: <SearchBox {...searchBoxPropsIn('id')} /> },
  },
} satisfies Examples;
