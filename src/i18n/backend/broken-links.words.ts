import { words } from '../site/words.ts';

/** The list of articles with files and links that do not exist. */
export const brokenLinkWords = words({
  files: { id: 'Artikel dengan berkas yang tidak ada', en: 'Articles with missing files' },
  links: { id: 'Artikel dengan tautan yang tidak ditemukan', en: 'Articles with links that lead nowhere' },
  filesText: {
    id: 'Gambar, video, dan dokumen yang dirujuk artikel tetapi tidak ada di pengelola aset. Artikelnya tetap dapat disimpan.',
    en: 'Pictures, videos and documents that articles refer to and the asset manager does not have. The articles can still be saved.',
  },
  linksText: {
    id: 'Tautan ke halaman dan artikel situs ini yang tidak ditemukan pengunjung.',
    en: 'Links to pages and articles of this site that visitors do not find.',
  },
  checked: {
    id: 'Diperiksa sekitar setengah menit setelah setiap perubahan.',
    en: 'Checked about half a minute after each change.',
  },
  kinds: { id: 'Berkas dan tautan', en: 'Files and links' },
  filesTab: { id: 'Berkas', en: 'Files' },
  linksTab: { id: 'Tautan', en: 'Links' },
  article: { id: 'Artikel', en: 'Article' },
  places: { id: 'Tidak ditemukan', en: 'Not found' },
  corrected: { id: 'Sudah diperbaiki, belum diperiksa lagi', en: 'Corrected, not checked again yet' },
  count: { id: '{count, plural, other {artikel}}', en: '{count, plural, one {article} other {articles}}' },
  nothing: { id: 'Tidak ada: semuanya ditemukan', en: 'None: everything is found' },
});
