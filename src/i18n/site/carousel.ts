import { words } from './words.ts';

export const carouselWords = words({
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  slides: { id: 'Pilih bagian', en: 'Choose a slide' },
  slide: { id: '{number} dari {count}: {name}', en: '{number} of {count}: {name}' },
});
