import { words } from '../../site/words.ts';

/** List and preview of articles. */
export const articleListWords = words({
  documentTitle: { id: 'Artikel', en: 'Articles' },
  title: { id: 'Pengelolaan Artikel', en: 'Articles Management' },
  create: { id: 'Buat Artikel', en: 'Create Article' },
  count: {
    id: 'Artikel ({counted, select, more {lebih dari } other {}}{total, number})',
    en: 'Articles ({counted, select, more {more than } other {}}{total, number})',
  },
  refresh: { id: 'Segarkan', en: 'Refresh' },
  onlyPartial: {
    id: 'Hanya artikel yang ditulis dalam satu bahasa.',
    en: 'Only articles that are written in one language.',
  },
  onlyScheduled: {
    id: 'Hanya artikel yang terbit hari ini.',
    en: 'Only articles that appear later today.',
  },
  loading: { id: 'Memuat artikel...', en: 'Loading articles...' },
  articles: {
    id: '{count, plural, other {artikel}}',
    en: '{count, plural, one {article} other {articles}}',
  },
  caption: { id: 'Artikel', en: 'Articles' },
  nothing: { id: 'Tidak ada artikel yang sesuai dengan kriteria Anda', en: 'No articles found matching your criteria' },
  find: { id: 'Cari artikel', en: 'Find articles' },
  searched: { id: 'Kata dalam judul atau ringkasan', en: 'Words of a title or excerpt' },
  allCategories: { id: 'Semua kategori', en: 'All categories' },
  allTopics: { id: 'Semua topik', en: 'All topics' },
  anyLanguage: { id: 'Semua bahasa', en: 'Any language' },
  datedFrom: { id: 'Terbit, atau jika belum: dibuat, sejak (WIB)', en: 'Published, or else created, from (WIB)' },
  datedTo: { id: 'Terbit, atau jika belum: dibuat, sampai (WIB)', en: 'Published, or else created, to (WIB)' },
  mine: { id: 'Hanya yang saya buat', en: 'Only those I created' },
  allStatuses: { id: 'Semua status', en: 'All statuses' },
  article: { id: 'Artikel', en: 'Article' },
  published: { id: 'Terbit', en: 'Published' },
  created: { id: 'Dibuat', en: 'Created' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  ended: { id: 'Tidak tayang lagi', en: 'Unpublished' },
  until: { id: 'Tayang sampai', en: 'Until' },
  endedOn: { id: 'Tidak tayang sejak', en: 'Not public since' },
  writersPart: {
    id: 'Anda menulis dan mengajukan artikel. Penerbitan dan penghapusan dilakukan oleh editor.',
    en: 'You write articles and submit them. Editors publish and delete them.',
  },
  translatorsPart: {
    id: 'Anda menerjemahkan artikel. Pembuatan, penerbitan, dan penghapusan artikel dilakukan oleh penulis dan editor.',
    en: 'You translate articles. Writers and editors create, publish and delete them.',
  },
  view: { id: 'Lihat', en: 'View' },
  edit: { id: 'Sunting', en: 'Edit' },
  delete: { id: 'Hapus', en: 'Delete' },
  actionOf: { id: '{verb} "{title}"', en: '{verb} "{title}"' },
  language: { id: 'Bahasa', en: 'Language' },
  noText: {
    id: 'Artikel ini belum memiliki teks dalam bahasa apa pun.',
    en: 'This article has no text in any language yet.',
  },
  document: { id: 'Dokumen:', en: 'Document:' },
  noneChosen: { id: 'belum dipilih', en: 'none chosen' },
  id: { id: 'ID', en: 'ID' },
  notFound: { id: 'Artikel tidak ditemukan', en: 'Article not found' },
  duplicate: { id: 'Salin', en: 'Duplicate' },
  copyOf: { id: 'Salinan {title}', en: 'Copy of {title}' },
  duplicateTitle: { id: 'Salin artikel', en: 'Duplicate article' },
  duplicateText: {
    id: 'Draf baru dengan teks, gambar, dan pengaturan "{title}", termasuk perubahannya yang belum terbit. Jadwal, tinjauan, dan komentarnya tidak ikut disalin.',
    en: 'A new draft with the texts, pictures and settings of "{title}", including its unpublished changes. Its schedule, review and comments are not copied.',
  },
  duplicated: { id: 'Artikel disalin', en: 'Article duplicated' },
  duplicatedText: { id: 'Anda sedang menyunting salinannya.', en: 'You are editing the copy.' },
  republished: { id: 'Artikel tampil lagi', en: 'Article is public again' },
  republishedText: {
    id: 'Isinya persis seperti sebelum ditarik dari situs.',
    en: 'It is exactly as it was before it left the site.',
  },
  notRepublished: { id: 'Penarikan tidak dapat diurungkan', en: 'The withdrawal could not be undone' },
  deleteTitle: { id: 'Hapus artikel', en: 'Delete article' },
  deleteQuestion: {
    id: 'Anda yakin ingin menghapus "{title}"?',
    en: 'Are you sure you want to delete "{title}"?',
  },
  deleteText: {
    id: 'Artikel hilang dari situs dalam semua bahasanya, dan dapat dipulihkan dari tempat sampah selama 30 hari.',
    en: 'It disappears from the site in all its languages, and can be restored from the trash for 30 days.',
  },
  deleteFailed: { id: 'Gagal menghapus', en: 'Delete failed' },
  notDeleted: { id: 'Artikel gagal dihapus', en: 'Failed to delete article' },
  deleted: { id: 'Artikel dihapus', en: 'Article deleted' },
  deletedText: { id: 'Artikel berhasil dihapus', en: 'Article has been deleted successfully' },
});

/** Choices of the filters that are no fields. */
export const articleStateWords = words({
  review: { id: 'Dalam tinjauan', en: 'In review' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  changed: { id: 'Diubah sejak terbit', en: 'Changed since publication' },
  'without-id': { id: 'Tanpa bahasa Indonesia', en: 'Not in Indonesian' },
  'without-en': { id: 'Tanpa bahasa Inggris', en: 'Not in English' },
});
