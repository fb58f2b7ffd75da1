import { words } from '../site/words.ts';

/** Search of the back-office for articles, assets and screens. */
export const staffSearchWords = words({
  title: { id: 'Cari', en: 'Find' },
  label: { id: 'Artikel, aset, atau layar', en: 'Article, asset or screen' },
  hint: {
    id: 'Sedikitnya tiga huruf dari judul, ringkasan, nama berkas, atau tag; atau nomor artikel',
    en: 'At least three letters of a title, excerpt, file name or tag; or the number of an article',
  },
  submit: { id: 'Cari', en: 'Find' },
  screens: { id: 'Layar', en: 'Screens' },
  articles: { id: 'Artikel', en: 'Articles' },
  assets: { id: 'Aset', en: 'Assets' },
  results: {
    id: '{count, plural, =0 {Tidak ada yang ditemukan} other {# hasil}}',
    en: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  },
  newArticle: { id: 'Buat artikel', en: 'Create article' },
  account: { id: 'Akun Anda', en: 'Your account' },
  sentMail: { id: 'Email terkirim', en: 'Sent mail' },
  newAccount: { id: 'Undang akun', en: 'Invite an account' },
});
