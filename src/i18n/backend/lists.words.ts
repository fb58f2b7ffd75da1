import { words } from '../site/words.ts';

/** Texts shared by all back-office lists. */
export const listWords = words({
  search: { id: 'Cari', en: 'Search' },
  apply: { id: 'Terapkan', en: 'Apply' },
  clear: { id: 'Hapus filter', en: 'Clear' },
  exportCsv: { id: 'Ekspor ke CSV', en: 'Export as CSV' },
  pages: { id: 'Halaman', en: 'Pages' },
  page: { id: 'Halaman {page}', en: 'Page {page}' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  showing: {
    id: 'Menampilkan {first, number}-{last, number} dari {counted, select, more {lebih dari } other {}}{total, number} {noun}',
    en: 'Showing {first, number}-{last, number} of {counted, select, more {more than } other {}}{total, number} {noun}',
  },
  showingNone: { id: 'Menampilkan 0 dari 0 {noun}', en: 'Showing 0 of 0 {noun}' },
  showingBeyond: {
    id: 'Menampilkan {noun} sesudah {total, number} yang pertama',
    en: 'Showing {noun} after the first {total, number}',
  },
  beyond: { id: 'Selanjutnya', en: 'Further ones' },
  sortBy: { id: 'Urutkan menurut', en: 'Sort by' },
  ascending: { id: 'urutan naik', en: 'ascending' },
  descending: { id: 'urutan turun', en: 'descending' },
  actions: { id: 'Tindakan', en: 'Actions' },
  allActions: { id: 'Semua tindakan', en: 'All actions' },
  status: { id: 'Status', en: 'Status' },
  anyStatus: { id: 'Semua status', en: 'Any status' },
  from: { id: 'Dari tanggal (WIB)', en: 'From (WIB)' },
  to: { id: 'Sampai tanggal (WIB)', en: 'To (WIB)' },
  noDate: {
    id: 'Tanggal ini tidak dapat dibaca dan diabaikan. Contoh: 2026-01-31.',
    en: 'This date cannot be read and is ignored. An example: 2026-01-31.',
  },
  datesReversed: {
    id: 'Tanggal akhir mendahului tanggal awal, sehingga tidak ada entri.',
    en: 'The last day is before the first, so there are no entries.',
  },
  moreFilters: { id: 'Filter lainnya', en: 'More filters' },
});
