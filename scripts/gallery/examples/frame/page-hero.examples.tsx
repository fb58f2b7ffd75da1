import { PageHero } from '../../../../src/ui/frame/page-hero.tsx';
import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  PageHero: {
    default: <PageHero picture={builtPicture('about', 'en')} title="Profile" trail={[{ label: 'Profile' }]} />,
    'with a lead': (
      <PageHero
        lead="Short reporting lines, from the control room to the boardroom."
        picture={builtPicture('about', 'en')}
        title="Organization"
      />
    ),
    'described picture, long text, Indonesian': {
      language: 'id',
      element: (
        <PageHero
          described
          lead="Garis pelaporan yang pendek, dari ruang kendali sampai ruang rapat, dan dari kilang sampai pelabuhan."
          picture={builtPicture('about', 'id')}
          title="Pertanggungjawaban lingkungan dan sosial"
          trail={[{ label: 'Tentang kami', href: '/id' }, { label: 'Pertanggungjawaban lingkungan dan sosial' }]}
        />
      ),
    },
  },
} satisfies Examples;
