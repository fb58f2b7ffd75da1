import { words } from '../site/words.ts';

export const reportWords = words({
  title: { id: 'Laporan Tahunan', en: 'Annual Reports' },
  heroText: {
    id: 'Kinerja operasi, keuangan, tata kelola, serta tanggung jawab sosial dan lingkungan, satu tahun dalam satu laporan.',
    en: 'Operations, finance, governance, social and environmental responsibility: one year in one report.',
  },
  description: {
    id: 'Laporan tahunan perusahaan untuk dibaca daring atau diunduh dalam bentuk PDF.',
    en: 'The company’s annual reports, to read online or to download as PDF files.',
  },
  chooseCategory: { id: 'Jenis laporan', en: 'Report type' },
  all: { id: 'Semua', en: 'All' },
  annual: { id: 'Tahunan', en: 'Annual' },
  reports: { id: 'Daftar laporan', en: 'List of reports' },
  noReports: { id: 'Belum Ada Laporan', en: 'No Reports Available' },
  noReportsText: {
    id: 'Laporan tahunan akan tersedia di sini setelah diterbitkan.',
    en: 'Annual reports will be available here once they are published.',
  },
  loading: { id: 'Memuat laporan...', en: 'Loading reports...' },
  published: { id: 'Terbit', en: 'Published' },
  size: { id: 'Ukuran', en: 'Size' },
  length: { id: 'Tebal', en: 'Length' },
  pages: { id: '{pages, number} halaman', en: '{pages, plural, one {# page} other {# pages}}' },
  viewOnline: { id: 'Baca daring', en: 'View online' },
  download: { id: 'Unduh PDF', en: 'Download PDF' },
  opensNewTab: { id: 'membuka tab baru', en: 'opens in a new tab' },
  nextReport: { id: 'Laporan berikutnya', en: 'The next report' },
  nextReportText: {
    id: 'Laporan Tahunan {year} dijadwalkan terbit pada {date} di halaman ini.',
    en: 'The Annual Report {year} is due on {date} and will be published on this page.',
  },
  highlights: { id: 'Baca ikhtisarnya', en: 'Read the highlights' },
  noDocument: { id: 'Dokumen belum tersedia.', en: 'The document is not available yet.' },
});
