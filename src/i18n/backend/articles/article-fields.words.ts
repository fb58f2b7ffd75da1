import { words } from '../../site/words.ts';

/** Labels, hints and choices of the article fields. */
export const articleFieldWords = words({
  category: { id: 'Kategori', en: 'Category' },
  status: { id: 'Status', en: 'Status' },
  publishedAt: { id: 'Tanggal terbit', en: 'Published date' },
  unpublishAt: { id: 'Berakhir tayang', en: 'Unpublish date' },
  unpublishAtHint: {
    id: 'Pada saat itu artikel hilang dari situs. Kosongkan agar tetap tayang.',
    en: 'The article leaves the site then. Leave empty to keep it public.',
  },
  author: { id: 'Penulis', en: 'Author' },
  topic: { id: 'Topik', en: 'Topic' },
  noTopic: { id: 'Tanpa topik', en: 'No topic' },
  defaultLanguage: { id: 'Bahasa utama', en: 'Default language' },
  sortOrder: { id: 'Urutan', en: 'Sort order' },
  featuredImage: { id: 'Gambar utama', en: 'Featured image' },
  languages: { id: 'Bahasa', en: 'Languages' },
  title: { id: 'Judul', en: 'Title' },
  slug: { id: 'Slug', en: 'Slug' },
  slugHint: {
    id: 'Mengikuti judul: ubah paling akhir, atau biarkan kosong.',
    en: 'Follows the title: change it last, or leave it empty.',
  },
  excerpt: { id: 'Ringkasan', en: 'Excerpt' },
  content: { id: 'Isi', en: 'Content' },
  document: { id: 'Dokumen', en: 'Document' },
  documentHint: {
    id: 'Laporan menampilkan dokumen ini sebagai ganti teks.',
    en: 'A report shows this document instead of a text.',
  },
  metaDescription: { id: 'Deskripsi meta', en: 'Meta description' },

  news: { id: 'Berita', en: 'News' },
  reports: { id: 'Laporan', en: 'Reports' },
  draft: { id: 'Draf', en: 'Draft' },
  published: { id: 'Terbit', en: 'Published' },
  archived: { id: 'Diarsipkan', en: 'Archived' },
  'press-release': { id: 'Siaran pers', en: 'Press release' },
  'social-activities': { id: 'Kegiatan sosial', en: 'Social activities' },
  sustainability: { id: 'Keberlanjutan', en: 'Sustainability' },
  'hr-development': { id: 'Pengembangan SDM', en: 'HR development' },
  'operations-and-production': { id: 'Operasi dan produksi', en: 'Operations and production' },
  annual: { id: 'Laporan tahunan', en: 'Annual report' },
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
});
