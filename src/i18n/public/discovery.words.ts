import { words } from '../site/words.ts';

export const discoveryWords = words({
  feedTitle: { id: 'Berita', en: 'News' },
});
