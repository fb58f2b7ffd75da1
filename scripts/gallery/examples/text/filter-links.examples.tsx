import { FilterLinks } from '../../../../src/ui/text/filter-links.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  FilterLinks: {
    default: (
      <FilterLinks
        choices={[
          { label: 'All', href: '/en/news', current: true },
          { label: 'Press releases', href: '/en/news?category=press-release', current: false },
        ]}
        label="Topics"
      />
    ),
    'with numbers, one of them nothing': (
      <FilterLinks
        choices={[
          { label: 'All', count: 12, href: '/en/news', current: false },
          { label: '2026', count: 12, href: '/en/news?year=2026', current: true },
          { label: '2025', count: 0, href: '/en/news?year=2025', current: false },
        ]}
        label="Year"
      />
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <FilterLinks
          choices={[
            { label: 'Semua', href: '/id/berita', current: false },
            { label: 'Tanggung jawab sosial dan lingkungan', href: '/id/berita?category=a', current: true },
            { label: 'Keselamatan dan kesehatan kerja', href: '/id/berita?category=b', current: false },
          ]}
          label="Topik"
        />
      ),
    },
  },
} satisfies Examples;
