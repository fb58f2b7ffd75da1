import { words } from '../../site/words.ts';

export const articleWords = words({
  newsTitle: { id: 'Berita', en: 'News' },
  newsLead: {
    id: 'Kabar dari kilang, pelabuhan, dan desa-desa di sekitarnya, disampaikan oleh orang-orang yang mengerjakannya.',
    en: 'Reports from the refinery, the port and the villages around it, told by the people who do the work.',
  },
  newsDescription: {
    id: 'Siaran pers, kegiatan sosial, keberlanjutan, pengembangan SDM, serta operasi dan produksi kilang alumina di Kalimantan Barat.',
    en: 'Press releases, social activities, sustainability, HR development, operations and production at the alumina refinery in West Kalimantan.',
  },
  topicTitle: { id: 'Berita: {topic}', en: 'News: {topic}' },
  newsOfYear: { id: 'Berita {year}', en: 'News from {year}' },
  topicOfYear: { id: '{topic}, {year}', en: '{topic}, {year}' },
  pageTitle: { id: '{title}, halaman {page}', en: '{title}, page {page}' },

  latest: { id: 'TERBARU', en: 'LATEST' },
  notice: { id: 'Pengumuman', en: 'Notice' },
  recentNews: { id: 'Berita Terkini', en: 'Recent News' },
  otherNews: { id: 'Berita Lainnya', en: 'Other News' },
  chooseNews: { id: 'Pilih kategori atau tahun, atau cari', en: 'Choose a category or year, or search' },
  searchNews: { id: 'Cari berita', en: 'Search news' },
  searchSubmit: { id: 'Cari', en: 'Search' },
  category: { id: 'Kategori', en: 'Category' },
  chooseCategory: { id: 'Kategori berita', en: 'News category' },
  year: { id: 'Tahun', en: 'Year' },
  chooseYear: { id: 'Tahun terbit', en: 'Year of publication' },
  newsCount: { id: '{count, number} berita', en: '{count, plural, one {# article} other {# articles}}' },
  newsCountMore: { id: 'Lebih dari {count, number} berita', en: 'More than {count, number} articles' },
  previewRangeMore: {
    id: 'Menampilkan {first, number}-{last, number} dari lebih dari {total, number} berita lainnya',
    en: 'Showing {first, number}-{last, number} of more than {total, number} other news items',
  },
  furtherNews: { id: 'Berita selanjutnya', en: 'More news' },
  furtherNewsOf: { id: '{heading}: berita selanjutnya', en: '{heading}: more news' },
  resultsFor: { id: 'Hasil untuk “{text}”', en: 'Results for “{text}”' },
  pages: { id: 'Halaman berita', en: 'News pages' },
  previousPage: { id: 'Halaman sebelumnya', en: 'Previous page' },
  nextPage: { id: 'Halaman berikutnya', en: 'Next page' },
  pageNumber: { id: 'Halaman {page, number}', en: 'Page {page, number}' },

  noNews: { id: 'Tidak Ada Berita', en: 'No News Available' },
  noNewsText: {
    id: 'Berita pertama kami akan segera terbit di sini.',
    en: 'Our first stories will appear here soon.',
  },
  noOtherNews: { id: 'Tidak Ada Berita Lainnya', en: 'No Other News Available' },
  noOtherNewsText: {
    id: 'Belum ada berita lain selain yang tampil di atas.',
    en: 'There are no stories yet other than those shown above.',
  },
  noNewsInCategory: {
    id: 'Belum ada berita dalam kategori “{topic}”.',
    en: 'There is no news in the category “{topic}” yet.',
  },
  noMatch: { id: 'Tidak Ada Berita yang Cocok', en: 'No Matching News' },
  noMatchText: {
    id: 'Coba kata lain, atau pilih kategori dan tahun yang lain.',
    en: 'Try other words, or choose another category or year.',
  },
  allNews: { id: 'Lihat semua berita', en: 'View all news' },
  showAllNews: { id: 'Tampilkan semua berita', en: 'Show all news' },
  backToPublications: { id: 'Kembali ke Publikasi', en: 'Back to Publications' },
  loadingNews: { id: 'Memuat berita...', en: 'Loading news...' },

  badge: { id: 'Berita', en: 'News' },
  by: { id: 'Oleh:', en: 'By:' },
  publishedBy: { id: 'Dipublikasikan oleh', en: 'Published by' },
  publicationDate: { id: 'Tanggal publikasi', en: 'Publication date' },
  readTime: { id: 'Waktu baca', en: 'Read time' },
  readMinutes: { id: '{minutes, number} menit', en: '{minutes, plural, one {# minute} other {# minutes}}' },
  backToNews: { id: 'Kembali ke Berita', en: 'Back to News' },
  scrollableTable: { id: 'Tabel, dapat digeser ke samping', en: 'Table, scrolls sideways' },
  noContent: { id: 'Konten tidak tersedia', en: 'No content available' },
  untitled: { id: 'Artikel Tanpa Judul', en: 'Untitled Article' },
  relatedNews: { id: 'Berita Terkait', en: 'Related News' },
  share: { id: 'Bagikan', en: 'Share' },
  linkCopied: { id: 'Tautan disalin', en: 'Link copied' },
  bookmark: { id: 'Simpan', en: 'Bookmark' },
  bookmarked: { id: 'Tersimpan', en: 'Bookmarked' },
  aboutArticle: { id: 'Tentang artikel ini', en: 'About this article' },
  onlyInOtherLanguage: {
    id: 'Artikel ini hanya tersedia dalam bahasa Inggris.',
    en: 'This article is only available in Indonesian.',
  },
  readOriginal: { id: 'Baca di situs berbahasa Inggris', en: 'Read it on the Indonesian site' },
  writtenInOtherLanguage: { id: 'Dalam bahasa Inggris', en: 'In Indonesian' },

  notFoundTitle: { id: 'Artikel Tidak Ditemukan', en: 'Article Not Found' },
  notFoundText: {
    id: 'Artikel yang Anda cari tidak ada, sudah ditarik, atau belum terbit.',
    en: 'The article you are looking for does not exist, has been withdrawn or is not published yet.',
  },
  goneTitle: { id: 'Artikel Ini Sudah Dihapus', en: 'This Article Was Removed' },
  goneText: {
    id: 'Artikel ini pernah kami terbitkan dan sudah dihapus. Berita terbaru kami ada di daftar berita.',
    en: 'We published this article in the past and have removed it. Our latest stories are in the news list.',
  },

  previewTitle: { id: 'Pratinjau Berita', en: 'News Preview' },
  previewLead: {
    id: 'Seperti inilah halaman berita akan terlihat oleh pengunjung.',
    en: 'This is how the news pages will look to visitors.',
  },
  previewStaffNote: {
    id: 'Anda masuk sebagai staf: draf dan berita terjadwal ikut ditampilkan.',
    en: 'You are signed in as staff: drafts and scheduled stories are shown too.',
  },
  previewVisitorNote: {
    id: 'Hanya berita yang sudah terbit yang ditampilkan. Masuk sebagai staf untuk melihat draf dan berita terjadwal.',
    en: 'Only published stories are shown. Sign in as staff to see drafts and scheduled stories.',
  },
  previewDescription: { id: 'Pratinjau halaman berita untuk redaksi.', en: 'A preview of the news pages for editors.' },
  backToPreview: { id: 'Kembali ke Pratinjau Berita', en: 'Back to News Preview' },
  previewRange: {
    id: 'Menampilkan {first, number}-{last, number} dari {total, number} berita lainnya',
    en: 'Showing {first, number}-{last, number} of {total, plural, one {# other news item} other {# other news items}}',
  },
  draft: { id: 'Draf', en: 'Draft' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  unpublished: { id: 'Tidak tayang lagi', en: 'Unpublished' },
  archived: { id: 'Diarsipkan', en: 'Archived' },
});

export const topicWords = words({
  all: { id: 'Semua', en: 'All' },
  'press-release': { id: 'Siaran Pers', en: 'Press Release' },
  'social-activities': { id: 'Kegiatan Sosial', en: 'Social Activities' },
  sustainability: { id: 'Keberlanjutan', en: 'Sustainability' },
  'hr-development': { id: 'Pengembangan SDM', en: 'HR Development' },
  'operations-and-production': { id: 'Operasi dan Produksi', en: 'Operations and Production' },
});
