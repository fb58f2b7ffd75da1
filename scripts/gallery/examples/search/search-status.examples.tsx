import { searchBoxProps } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchStatus } from '../../../../src/ui/search/search-status.tsx';
import type { Search } from '../../../../src/ui/search/use-search.ts';
import type { Examples } from '../../examples.ts';
import { found } from './search-listbox.examples.tsx';

const nothing: Search = {
  ...found,
  answer: { query: 'zzzz', total: 0, total_exact: true, similar: false, groups: [] },
};
const corrected: Search = {
  ...found,
  answer: { ...found.answer, query: 'goverance', similar: true, corrected: 'governance' },
};

export const examples = {
  SearchStatus: {
    default: { ground: 'dark', element: <Status search={found} /> },
    'nothing found': { ground: 'dark', element: <Status search={nothing} /> },
    'typing mistake': { ground: 'dark', element: <Status search={corrected} /> },
    error: { ground: 'dark', element: <Status search={{ ...found, state: 'failed' }} /> },
    'nothing found, Indonesian': { language: 'id', ground: 'dark', element: <Status search={nothing} /> },
  },
} satisfies Examples;

function Status({ search }: { search: Search }) {
  return <SearchStatus {...searchBoxProps()} onRetry={() => {}} search={search} />;
}
