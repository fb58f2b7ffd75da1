import { words } from './words.ts';

export const carouselWords = words({
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  slides: { id: 'Pilih tampilan', en: 'Choose a slide' },
  slide: { id: '{number} dari {count}: {name}', en: '{number} of {count}: {name}' },
  carouselRole: { id: 'karusel', en: 'carousel' },
  slideRole: { id: 'tampilan', en: 'slide' },
});
