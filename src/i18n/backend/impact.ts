import { words } from '../site/words.ts';

/** What a change shows differently on the public site. */
export const impactWords = words({
  title: { id: 'Perubahan di situs', en: 'Changes on the site' },
  none: { id: 'Tidak ada halaman publik yang berubah.', en: 'No public page changes.' },
  pages: {
    id: '{count, number} halaman',
    en: '{count, plural, one {# page} other {# pages}}',
  },
  feeds: {
    id: '{count, number} umpan dan peta situs',
    en: '{count, plural, one {# feed or sitemap} other {# feeds and sitemaps}}',
  },
  search: {
    id: '{count, number} hasil pencarian',
    en: '{count, plural, one {# search result} other {# search results}}',
  },
  social: {
    id: '{count, number} gambar di media sosial',
    en: '{count, plural, one {# picture on social networks} other {# pictures on social networks}}',
  },
  articles: {
    id: '{count, number} artikel',
    en: '{count, plural, one {# article} other {# articles}}',
  },
  article: { id: 'Artikel {id}', en: 'Article {id}' },
  more: { id: 'dan {count, number} lainnya', en: 'and {count, number} more' },
});
