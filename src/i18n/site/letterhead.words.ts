import { words } from './words.ts';

export const letterheadWords = words({
  page: { id: 'Halaman', en: 'Page' },
  printedOn: { id: 'Dicetak pada', en: 'Printed on' },
  shortLinks: {
    id: 'Tautan yang diawali “/” adalah halaman di {origin}.',
    en: 'Links that begin with “/” are pages of {origin}.',
  },
});
