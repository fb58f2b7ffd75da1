import type { Examples } from '../../examples.ts';
import { FilterLinks } from '../filter-links.tsx';

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
