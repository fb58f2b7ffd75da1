import type { Language } from '../../../../src/i18n/site/language.ts';
import { Hero, type HeroArt } from '../../../../src/ui/media/hero.tsx';
import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import { LinkButton } from '../../../../src/ui/text/button.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Hero: {
    default: <Hero art={artIn('en')} text="From the bauxite of West Kalimantan." title={'Alumina\nfor the nation'} />,
    'with a button': (
      <Hero art={artIn('en')} text="From the bauxite of West Kalimantan." title="Alumina">
        <LinkButton href="/en/profile" variant="light">
          Who we are
        </LinkButton>
      </Hero>
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <Hero
          art={artIn('id')}
          text="Kami mengolah bauksit dari Kalimantan Barat menjadi alumina, dengan air yang dipakai berulang kali dan energi yang dicatat setiap jam."
          title={'Pertanggungjawaban lingkungan\ndan kemandirian industri'}
        />
      ),
    },
  },
} satisfies Examples;

function artIn(language: Language): HeroArt {
  const picture = builtPicture('home-hero', language);
  return { desktop: picture, tablet: picture, phone: picture };
}
