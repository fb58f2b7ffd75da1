import { searchBoxProps } from '../../../../src/ui/frame/search-dialog.tsx';
import { SearchListbox } from '../../../../src/ui/search/search-listbox.tsx';
import type { Search } from '../../../../src/ui/search/use-search.ts';
import type { Examples } from '../../examples.ts';

/** Results for "alumina". */
export const found: Search = {
  state: 'answered',
  retry: () => {},
  answer: {
    query: 'alumina',
    total: 3,
    total_exact: true,
    similar: false,
    groups: [
      {
        key: 'pages',
        total: 1,
        results: [
          {
            kind: 'page',
            id: 'page-1',
            title: { text: 'Alumina products', marks: [[0, 7]] },
            description: { text: 'Smelter grade and chemical grade alumina', marks: [] },
            href: '#products',
          },
        ],
      },
      {
        key: 'news',
        total: 2,
        results: [
          {
            kind: 'news',
            id: 'news-1',
            title: { text: 'First alumina shipped', marks: [[6, 13]] },
            description: { text: '', marks: [] },
            href: '#first',
            language: 'en',
            note: '4 May 2026',
          },
          {
            kind: 'news',
            id: 'news-2',
            title: {
              text: 'Pengapalan alumina tahap kedua ke pelanggan di kawasan industri sepanjang pantai utara',
              marks: [[11, 18]],
            },
            description: { text: 'Kapal kedua berangkat dari terminal pada hari Senin.', marks: [] },
            href: '#second',
            language: 'id',
            note: '2 May 2026',
          },
        ],
      },
    ],
  },
};

export const examples = {
  SearchListbox: {
    default: { ground: 'dark', element: <Results active={undefined} /> },
    'an active option': { ground: 'dark', element: <Results active="news-1" /> },
    'long text, Indonesian': { language: 'id', ground: 'dark', element: <Results active="page-1" /> },
  },
} satisfies Examples;

function Results({ active }: { active: string | undefined }) {
  const optionId = (id: string) => `option-${id}`;
  return (
    <SearchListbox
      {...searchBoxProps()}
      active={active}
      hidden={false}
      id="results"
      optionId={optionId}
      search={found}
    />
  );
}
