import { searchBoxProps } from '../../../../src/ui/frame/search-dialog.tsx';
import { Island } from '../../../../src/ui/markup/island.tsx';
import { SearchBox } from '../../../../src/ui/search/search-box.island.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Island: {
    default: {
      ground: 'dark',
      element: <SearchIsland />,
    },
  },
} satisfies Examples;

function SearchIsland() {
  return <Island component={SearchBox} name="search-box" props={searchBoxProps()} wake="touch" />;
}
