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
  noResults: { id: 'Tidak ada hasil ditemukan.', en: 'No results found.' },
  resultsFor: {
    id: '{count, number} hasil untuk “{text}”',
    en: '{count, plural, one {# result} other {# results}} for “{text}”',
  },
  similarTo: {
    id: 'Tidak ada yang persis dengan “{text}”. Judul-judul ini mirip:',
    en: 'Nothing says “{text}”. These titles come close:',
  },
  incomplete: {
    id: 'Berita dan aset media sedang tidak dapat dicari. Silakan coba lagi beberapa saat lagi.',
    en: 'News and media assets cannot be searched right now. Please try again in a moment.',
  },
  loading: { id: 'Mencari...', en: 'Searching...' },
  pages: { id: 'Halaman', en: 'Pages' },
  products: { id: 'Produk', en: 'Products' },
  leadership: { id: 'Kepemimpinan', en: 'Leadership' },
  news: { id: 'Artikel berita', en: 'News articles' },
  media: { id: 'Aset media', en: 'Media assets' },
  image: { id: 'Gambar', en: 'Image' },
  document: { id: 'Dokumen', en: 'Document' },
  video: { id: 'Video', en: 'Video' },
  allNews: { id: 'Lihat semua {count, number} artikel berita', en: 'See all {count, number} news articles' },
  allMedia: { id: 'Lihat semua {count, number} aset media', en: 'See all {count, number} media assets' },
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
  manyResults: { id: '{count} hasil untuk “{text}”', en: '{count} results for “{text}”' },
  similar: { id: 'Tidak ada yang persis. Judul-judul ini mirip:', en: 'No exact match. These titles come close:' },
  failed: {
    id: 'Pencarian tidak berhasil. Periksa sambungan Anda, lalu coba lagi.',
    en: 'The search did not work. Check your connection and try again.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
  all: { id: 'Lihat semua hasil', en: 'See all results' },
  choose: { id: 'memilih', en: 'to choose' },
  open: { id: 'membuka', en: 'to open' },
  leave: { id: 'menutup', en: 'to close' },
});

/** Titles and descriptions of the searchable pages; matched as displayed. */
export const searchablePageWords = words({
  about: { id: 'Tentang Kami', en: 'About Us' },
  aboutText: {
    id: 'Perusahaan alumina di Kalimantan Barat: siapa kami dan apa yang kami kerjakan.',
    en: 'The alumina company in West Kalimantan: who we are and what we do.',
  },
  profile: { id: 'Profil Perusahaan', en: 'Company Profile' },
  profileText: {
    id: 'Kapasitas satu juta ton per tahun, tenaga profesional, rantai pasok, dan induk usaha.',
    en: 'Capacity of one million tons a year, professional workforce, supply chain and holding group.',
  },
  journey: { id: 'Jejak Langkah', en: 'Our Journey' },
  journeyText: { id: 'Tonggak sejarah perusahaan dari 2014 sampai 2025.', en: 'Company milestones from 2014 to 2025.' },
  organization: { id: 'Struktur Organisasi', en: 'Organization Structure' },
  organizationText: { id: 'Bagan organisasi perusahaan.', en: 'The organization chart of the company.' },
  leadership: { id: 'Direksi dan Komisaris', en: 'Board of Directors and Commissioners' },
  leadershipText: {
    id: 'Pimpinan perusahaan dan riwayatnya.',
    en: 'The people who lead the company, and their careers.',
  },
  governance: { id: 'Tata Kelola', en: 'Governance' },
  governanceText: {
    id: 'Prinsip transparansi, akuntabilitas, dan keadilan; pengendalian gratifikasi, pedoman dewan, dan kode etik.',
    en: 'Principles of transparency, accountability and fairness; gratification control, charters and code of conduct.',
  },
  alumina: { id: 'Produk Kami', en: 'Our Products' },
  aluminaText: {
    id: 'Alumina mutu peleburan dari bauksit, rantai pasok, dan pemakaiannya.',
    en: 'Smelter grade alumina from bauxite, its supply chain and applications.',
  },
  process: { id: 'Proses Produksi', en: 'Production Process' },
  processText: {
    id: 'Proses Bayer dalam lima tahap dan fasilitas kilang, dari pabrik hingga pembangkit listrik.',
    en: 'The Bayer process in five steps, and the refinery from plant to power station.',
  },
  sustainability: { id: 'Keberlanjutan', en: 'Sustainability' },
  sustainabilityText: {
    id: 'Komitmen, sirkularitas, sosial, dan lingkungan: air, energi, keselamatan, dan masyarakat.',
    en: 'Commitment, circularity, social and environment: water, energy, safety and communities.',
  },
  news: { id: 'Berita', en: 'News' },
  newsText: {
    id: 'Publikasi, siaran pers, dan kabar dari kilang.',
    en: 'Publications, press releases and stories from the refinery.',
  },
  reports: { id: 'Laporan Tahunan', en: 'Annual Reports' },
  reportsText: { id: 'Laporan perusahaan dalam bentuk PDF.', en: 'Company reports as PDF.' },
  contact: { id: 'Kontak', en: 'Contact' },
  contactText: {
    id: 'Alamat kantor, surel, dan formulir untuk kemitraan, karier, media, dan pertanyaan umum.',
    en: 'Office addresses, e-mail and the form for partnership, careers, media and general questions.',
  },
});
