import { Onward } from '../../../../src/ui/text/onward.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Onward: {
    default: (
      <Onward
        links={[
          { label: 'Home', href: '/en' },
          { label: 'News', href: '/en/news' },
        ]}
        title="Start here"
      />
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <Onward
          links={[{ label: 'Laporan keberlanjutan dan tata kelola perusahaan', href: '/id' }]}
          title="Mulai dari sini"
        />
      ),
    },
  },
} satisfies Examples;
