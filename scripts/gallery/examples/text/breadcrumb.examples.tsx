import { Breadcrumb } from '../../../../src/ui/text/breadcrumb.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Breadcrumb: {
    default: (
      <Breadcrumb language="en" trail={[{ label: 'News', href: '/en/news' }, { label: 'First alumina shipped' }]} />
    ),
    'long text, cut': (
      <Breadcrumb
        language="en"
        limit={40}
        trail={[
          { label: 'News', href: '/en/news' },
          { label: 'Construction of the second refinery line is ahead of schedule' },
        ]}
      />
    ),
    'home only': <Breadcrumb language="en" trail={[]} />,
    Indonesian: { language: 'id', element: <Breadcrumb language="id" trail={[{ label: 'Berita' }]} /> },
  },
} satisfies Examples;
