import { MoreLink } from '../../../../src/ui/text/button.tsx';
import { EmptyState } from '../../../../src/ui/text/empty-state.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  EmptyState: {
    default: <EmptyState title="No news yet" />,
    'with text and a way on': (
      <EmptyState text="Choose another topic, or look at all news." title="Nothing in this topic">
        <MoreLink href="/en/news">All news</MoreLink>
      </EmptyState>
    ),
    'on dark ground': { ground: 'dark', element: <EmptyState level={3} title="No documents yet" /> },
    'long text, Indonesian': {
      language: 'id',
      element: (
        <EmptyState
          text="Belum ada berita dalam topik keberlanjutan. Pilih topik lain, atau lihat semua berita perusahaan."
          title="Belum ada berita tentang pengelolaan residu bauksit dan air buangan"
        />
      ),
    },
  },
} satisfies Examples;
