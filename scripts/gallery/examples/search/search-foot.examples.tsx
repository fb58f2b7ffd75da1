import { searchBoxProps } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchFoot } from '../../../../src/ui/search/search-foot.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchFoot: {
    'nothing found': { ground: 'dark', element: <Foot more={false} /> },
    'more to see': { ground: 'dark', element: <Foot more /> },
    Indonesian: { language: 'id', ground: 'dark', element: <Foot more /> },
  },
} satisfies Examples;

function Foot({ more }: { more: boolean }) {
  return <SearchFoot more={more} words={searchBoxProps().words} />;
}
