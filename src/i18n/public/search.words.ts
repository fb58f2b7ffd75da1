import { words } from '../site/words.ts';

export const searchWords = words({
  title: { id: 'Cari', en: 'Search' },
  titleFor: { id: 'Cari: {text}', en: 'Search: {text}' },
  description: {
    id: 'Cari halaman, berita, dan berkas di situs ini.',
    en: 'Search the pages, news and files of this site.',
  },
  label: { id: 'Cari di situs ini', en: 'Search this site' },
  submit: { id: 'Cari', en: 'Search' },
  hint: {
    id: 'Ketik satu atau dua kata, misalnya “bauksit” atau “pelabuhan”.',
    en: 'Type a word or two, such as “bauxite” or “port”.',
  },
  startHere: { id: 'Mulai dari sini', en: 'Start here' },
  noResults: { id: 'Tidak ada hasil ditemukan.', en: 'No results found.' },
  noResultsText: {
    id: 'Periksa ejaannya, atau gunakan kata yang lebih sedikit atau lebih umum. Semua halaman tercantum di bagian bawah halaman ini.',
    en: 'Check the spelling, or use fewer or more general words. All pages are listed at the end of this page.',
  },
  askUs: { id: 'Tanyakan kepada kami', en: 'Ask us' },
  resultsFor: {
    id: '{count, number} hasil untuk “{text}”',
    en: '{count, plural, one {# result} other {# results}} for “{text}”',
  },
  moreResultsFor: {
    id: 'Lebih dari {count, number} hasil untuk “{text}”',
    en: 'More than {count, number} results for “{text}”',
  },
  similarTo: {
    id: 'Tidak ada yang persis dengan “{text}”. Judul-judul ini mirip:',
    en: 'No exact match for “{text}”. These titles come close:',
  },
  correctedTo: {
    id: 'Tidak ada hasil untuk “{text}”. Menampilkan hasil untuk “{corrected}”.',
    en: 'No results for “{text}”. Showing results for “{corrected}”.',
  },
  incomplete: {
    id: 'Berita dan aset media sedang tidak dapat dicari. Silakan coba beberapa saat lagi.',
    en: 'News and media assets cannot be searched right now. Please try again in a moment.',
  },
  unread: {
    id: '{count, plural, other {Isi # halaman belum terbaca lengkap, jadi mungkin ada hasil yang kurang. Cari lagi sebentar lagi, atau buka:}}',
    en: '{count, plural, one {# page has not been read completely yet, so results may be missing. Search again in a moment, or open it:} other {# pages have not been read completely yet, so results may be missing. Search again in a moment, or open them:}}',
  },
  loading: { id: 'Mencari...', en: 'Searching...' },
  top: { id: 'Paling sesuai', en: 'Best matches' },
  pages: { id: 'Halaman', en: 'Pages' },
  products: { id: 'Produk', en: 'Products' },
  leadership: { id: 'Kepemimpinan', en: 'Leadership' },
  news: { id: 'Artikel berita', en: 'News articles' },
  media: { id: 'Aset media', en: 'Media assets' },
  image: { id: 'Gambar', en: 'Image' },
  document: { id: 'Dokumen', en: 'Document' },
  video: { id: 'Video', en: 'Video' },
  bestNews: { id: 'Lihat artikel berita yang paling sesuai', en: 'See the best matching news articles' },
  bestMedia: { id: 'Lihat aset media yang paling sesuai', en: 'See the best matching media assets' },
  allNews: { id: 'Lihat semua {count, number} artikel berita', en: 'See all {count, number} news articles' },
  allMedia: { id: 'Lihat semua {count, number} aset media', en: 'See all {count, number} media assets' },
  moreNewsFor: {
    id: 'Lebih dari {count, number} artikel berita untuk “{text}”; yang paling sesuai ditampilkan',
    en: 'More than {count, number} news articles for “{text}”; the best are listed',
  },
  moreMediaFor: {
    id: 'Lebih dari {count, number} aset media untuk “{text}”; yang paling sesuai ditampilkan',
    en: 'More than {count, number} media assets for “{text}”; the best are listed',
  },
  newsFor: {
    id: '{count, number} artikel berita untuk “{text}”',
    en: '{count, plural, one {# news article} other {# news articles}} for “{text}”',
  },
  mediaFor: {
    id: '{count, number} aset media untuk “{text}”',
    en: '{count, plural, one {# media asset} other {# media assets}} for “{text}”',
  },
  allKinds: { id: 'Semua hasil', en: 'All results' },
  resultPages: { id: 'Halaman hasil pencarian', en: 'Pages of results' },
  previousPage: { id: 'Halaman sebelumnya', en: 'Previous page' },
  nextPage: { id: 'Halaman berikutnya', en: 'Next page' },
  pageNumber: { id: 'Halaman {page, number}', en: 'Page {page, number}' },
});

/** Search dialog; placeholders that only the browser knows stay in braces. */
export const searchBoxWords = words({
  label: { id: 'Cari di situs ini', en: 'Search this site' },
  placeholder: { id: 'Cari di situs ini (Ctrl+K)', en: 'Search this site (Ctrl+K)' },
  close: { id: 'Tutup pencarian', en: 'Close search' },
  results: { id: 'Hasil pencarian', en: 'Search results' },
  searching: { id: 'Mencari…', en: 'Searching…' },
  noResults: { id: 'Tidak ada hasil ditemukan.', en: 'No results found.' },
  oneResult: { id: '1 hasil untuk “{text}”', en: '1 result for “{text}”' },
  moreResults: { id: 'Lebih dari {count} hasil untuk “{text}”', en: 'More than {count} results for “{text}”' },
  manyResults: { id: '{count} hasil untuk “{text}”', en: '{count} results for “{text}”' },
  similar: { id: 'Tidak ada yang persis. Judul-judul ini mirip:', en: 'No exact match. These titles come close:' },
  corrected: { id: 'Menampilkan hasil untuk “{corrected}”', en: 'Showing results for “{corrected}”' },
  unread: {
    id: 'Beberapa halaman belum terbaca. Cari lagi sebentar lagi.',
    en: 'Some pages have not been read yet. Search again in a moment.',
  },
  failed: {
    id: 'Pencarian tidak berhasil. Periksa koneksi Anda, lalu coba lagi.',
    en: 'The search did not work. Check your connection and try again.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
  all: { id: 'Lihat semua hasil', en: 'See all results' },
  choose: { id: 'memilih', en: 'to choose' },
  open: { id: 'membuka', en: 'to open' },
  leave: { id: 'menutup', en: 'to close' },
});
