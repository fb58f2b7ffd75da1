import { Pagination } from '../../../../src/ui/text/pagination.tsx';
import type { Examples } from '../../examples.ts';

const english = {
  hrefOf: (page: number) => `/en/news?page=${page}`,
  words: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: ({ page }: { page: number }) => `Page ${page}`,
  },
};
const indonesian = {
  hrefOf: (page: number) => `/id/berita?page=${page}`,
  words: {
    label: 'Halaman',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    page: ({ page }: { page: number }) => `Halaman ${page}`,
  },
};

export const examples = {
  Pagination: {
    'first page': <Pagination {...english} page={1} pages={5} />,
    'in the middle of many': <Pagination {...english} page={7} pages={20} />,
    'last page': <Pagination {...english} page={20} pages={20} />,
    'one page only: nothing': <Pagination {...english} page={1} pages={1} />,
    'last page with a number': <Pagination {...english} next="/en/news?after=7" page={20} pages={20} />,
    'beyond the pages with numbers': <Pagination {...english} next="/en/news?after=6" page={21} pages={20} />,
    Indonesian: { language: 'id', element: <Pagination {...indonesian} page={2} pages={3} /> },
  },
} satisfies Examples;
