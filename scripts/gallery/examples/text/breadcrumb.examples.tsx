import { Breadcrumb } from '../../../../src/ui/text/breadcrumb.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Breadcrumb: {
    default: <Breadcrumb trail={[{ label: 'News', href: '/en/news' }, { label: 'First alumina shipped' }]} />,
    'long text, cut': (
      <Breadcrumb
        limit={40}
        trail={[
          { label: 'News', href: '/en/news' },
          { label: 'Construction of the second refinery line is ahead of schedule' },
        ]}
      />
    ),
    'home only': <Breadcrumb trail={[]} />,
    Indonesian: { language: 'id', element: <Breadcrumb trail={[{ label: 'Berita' }]} /> },
  },
} satisfies Examples;
