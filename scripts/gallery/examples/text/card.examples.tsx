import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import { Card } from '../../../../src/ui/text/card.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Card: {
    default: (
      <Card
        href="/en/news"
        meta={<time dateTime="2026-05-04">4 May 2026</time>}
        picture={builtPicture('about', 'en')}
        text="The first ship left the terminal on Monday."
        title="First alumina shipped"
      />
    ),
    'without picture': <Card href="/en/news" text="The first ship left on Monday." title="First alumina shipped" />,
    'a notice, with its text in place of a picture': (
      <Card
        href="/en/news"
        notice="Notice"
        text="The bridge at kilometre 8 is closed to heavy traffic from Monday to Friday."
        title="Road closed at Sungai Kunyit"
      />
    ),
    'title only': <Card href="/en/news" title="First alumina shipped" />,
    'long text, Indonesian': {
      language: 'id',
      element: (
        <Card
          href="/id/berita"
          meta="4 Mei 2026"
          picture={builtPicture('about', 'id')}
          text="Pekerjaan sipil tahap kedua selesai lebih cepat, sehingga pemasangan bejana pengendap dan saringan tekan dapat dimulai sebelum musim hujan. Tim menargetkan uji coba pada akhir tahun depan bersama para mitra."
          title="Peningkatan kapasitas pengolahan residu bauksit dan pemulihan soda kaustik pada kilang tahap kedua"
        />
      ),
    },
    'in another language than the page': <Card href="/en/news" lang="id" title="Pengapalan alumina perdana" />,
  },
} satisfies Examples;
