import { words } from '../site/words.ts';

export const publicationWords = words({
  title: { id: 'Publikasi', en: 'Publications' },
  heroTitle: { id: 'Catatan kerja\nyang terbuka', en: 'Our work,\non the record' },
  heroText: {
    id: 'Berita dari lapangan dan laporan tahunan yang dapat dibaca, diunduh, dan dikutip siapa saja.',
    en: 'News from the refinery and annual reports that anyone may read, download and quote.',
  },
  description: {
    id: 'Berita terbaru dan laporan tahunan perusahaan alumina di Kalimantan Barat, dalam bahasa Indonesia dan Inggris.',
    en: 'The latest news and annual reports of the alumina company in West Kalimantan, in Indonesian and English.',
  },
  loading: { id: 'Memuat publikasi...', en: 'Loading publications...' },
  overview: { id: 'Ikhtisar', en: 'Overview' },
  news: { id: 'Sorotan Berita', en: 'News Highlights' },
  newsText: {
    id: 'Tiga kabar terbaru dari kilang dan sekitarnya.',
    en: 'The three latest stories from the refinery and its surroundings.',
  },
  allNews: { id: 'Lihat semua berita', en: 'View all news' },
  comingSoon: { id: 'Segera Hadir', en: 'Coming Soon' },
  comingSoonText: {
    id: 'Berita terbaru sedang disiapkan. Silakan kembali lagi nanti.',
    en: 'New stories are being prepared. Please come back later.',
  },
  report: { id: 'Laporan Terbaru', en: 'Latest Report' },
  reportComingSoon: {
    id: 'Laporan tahunan berikutnya sedang disiapkan.',
    en: 'The next annual report is being prepared.',
  },
  allReports: { id: 'Semua laporan tahunan', en: 'All annual reports' },
});
