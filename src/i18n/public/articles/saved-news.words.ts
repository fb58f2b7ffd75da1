import { words } from '../../site/words.ts';

export const savedNewsWords = words({
  title: { id: 'Berita Tersimpan', en: 'Saved News' },
  lead: {
    id: 'Artikel yang Anda simpan di peramban ini, yang terakhir disimpan lebih dahulu.',
    en: 'The articles that you saved in this browser, the last saved first.',
  },
  description: {
    id: 'Daftar artikel berita yang disimpan di peramban ini.',
    en: 'The news articles saved in this browser.',
  },
  listTitle: { id: 'Artikel tersimpan', en: 'Saved articles' },
  none: { id: 'Belum Ada Artikel Tersimpan', en: 'No Saved Articles Yet' },
  noneText: {
    id: 'Pilih “Simpan” pada sebuah artikel, dan artikel itu akan muncul di sini. Daftar ini hanya ada di peramban ini; jika data peramban dihapus, daftar ini ikut hilang.',
    en: 'Choose “Bookmark” on an article, and it appears here. The list exists in this browser only; it is lost when the browser’s data is cleared.',
  },
  withoutScript: { id: 'Daftar Ini Memerlukan JavaScript', en: 'This List Needs JavaScript' },
  withoutScriptText: {
    id: 'Artikel tersimpan dicatat oleh peramban Anda, dan tanpa JavaScript catatan itu tidak dapat dibaca. Sebagai gantinya, tandai halaman artikel dengan fitur markah (bookmark) di peramban Anda.',
    en: 'Your browser keeps the saved articles, and without JavaScript they cannot be read. Use the bookmarks of your browser for the pages of articles instead.',
  },
  loading: { id: 'Memuat artikel tersimpan...', en: 'Loading saved articles...' },
  failed: { id: 'Artikel Tersimpan Tidak Dapat Dimuat', en: 'The Saved Articles Could Not Be Loaded' },
  failedText: {
    id: 'Daftar Anda tetap tersimpan. Periksa koneksi internet Anda, lalu muat ulang halaman ini.',
    en: 'Your list is still stored. Check your internet connection, then load this page again.',
  },
  reload: { id: 'Muat ulang', en: 'Load again' },
  missing: {
    id: 'Sebagian artikel yang Anda simpan tidak lagi tersedia di situs ini.',
    en: 'Some of the articles that you saved are no longer available on this site.',
  },
  forget: { id: 'Hapus dari daftar', en: 'Remove them from the list' },
  toNews: { id: 'Lihat semua berita', en: 'View all news' },
  toSaved: { id: 'Berita tersimpan', en: 'Saved news' },
});
