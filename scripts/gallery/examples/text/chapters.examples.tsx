import type { Language } from '../../../../src/i18n/site/language.ts';
import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import { type Chapter, Chapters } from '../../../../src/ui/text/chapters.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Chapters: {
    default: <Chapters chapters={chaptersIn('en')} id="chapters" title="About us" />,
    'fills the screen, Indonesian': {
      language: 'id',
      element: <Chapters chapters={chaptersIn('id')} id="chapters" snap title="Tentang kami" />,
    },
  },
} satisfies Examples;

function chaptersIn(language: Language): Chapter[] {
  const profile = { id: 'Profil', en: 'Profile' }[language];
  const journey = { id: 'Perjalanan', en: 'Journey' }[language];
  return [
    {
      title: profile,
      text: { id: 'Siapa kami dan apa yang kami buat.', en: 'Who we are and what we make.' }[language],
      href: `#${profile}`,
      picture: builtPicture('chapter-profile', language),
      tall: builtPicture('chapter-profile-tall', language),
    },
    {
      title: journey,
      text: { id: 'Dari izin pertama sampai kapal pertama.', en: 'From the first permit to the first ship.' }[language],
      href: `#${journey}`,
      picture: builtPicture('chapter-journey', language),
    },
  ];
}
