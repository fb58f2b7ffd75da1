import { words } from '../../site/words.ts';

/** How an article looks in search results and on social networks. */
export const resultPreviewWords = words({
  search: { id: 'Di hasil pencarian', en: 'In search results' },
  social: { id: 'Di media sosial', en: 'On social networks' },
  noTitle: { id: 'Tanpa judul', en: 'Untitled' },
  title: { id: 'Judul: {count} dari sekitar {most} karakter', en: 'Title: {count} of about {most} characters' },
  description: {
    id: 'Deskripsi: {count} dari sekitar {most} karakter',
    en: 'Description: {count} of about {most} characters',
  },
  cut: { id: 'terpotong', en: 'cut off' },
  fromExcerpt: { id: 'dari ringkasan', en: 'from the excerpt' },
  fromTitle: { id: 'dari judul: tulis ringkasan', en: 'from the title: write an excerpt' },
});
