import { searchBoxProps } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchBox } from '../../../../src/ui/search/search-box.island.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchBox: {
    default: { ground: 'dark', element: <Box /> },
    Indonesian: { language: 'id', ground: 'dark', element: <Box /> },
  },
} satisfies Examples;

function Box() {
  return <SearchBox {...searchBoxProps()} />;
}
