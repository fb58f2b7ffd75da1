import { words } from './words.ts';

export const discoveryWords = words({
  feedTitle: { id: 'Berita', en: 'News' },
});
