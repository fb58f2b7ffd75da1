import { words } from '../../site/words.ts';

/** Labels and hints of the asset fields. */
export const assetFieldWords = words({
  category: { id: 'Kategori', en: 'Category' },
  mediaType: { id: 'Jenis media', en: 'Media type' },
  subcategory: { id: 'Subkategori', en: 'Subcategory' },
  noSubcategory: { id: 'Tanpa subkategori', en: 'None' },
  name: { id: 'Nama', en: 'Name' },
  alternativeText: { id: 'Apa yang terlihat?', en: 'What does it show?' },
  altText: { id: 'Teks alternatif, bahasa Indonesia', en: 'Alternative text, Indonesian' },
  altTextEn: { id: 'Teks alternatif, bahasa Inggris', en: 'Alternative text, English' },
  decorative: { id: 'Dekoratif', en: 'Decorative' },
  decorativeHint: {
    id: 'Dekoratif: tidak menambah apa pun pada teks di sekitarnya, dan dilewati pembaca layar',
    en: 'Decorative: it says nothing that the text around it does not say, and screen readers pass it by',
  },
  focus: { id: 'Yang harus tetap terlihat', en: 'What has to stay in view' },
  focusHint: {
    id: 'Gambar dipotong di kepala halaman, kartu dan media sosial. Klik atau seret ke bagian terpenting; tombol panah menggesernya.',
    en: 'Pictures are cut in page heads, on cards and in social media. Click or drag to the part that matters; arrow keys move it.',
  },
  focusMark: { id: 'Titik fokus; tombol panah menggesernya', en: 'Focal point; arrow keys move it' },
  focusCuts: { id: 'Begini gambar akan dipotong', en: 'How pages will cut it' },
  focalX: { id: 'Dari kiri (%)', en: 'From the left (%)' },
  focalY: { id: 'Dari atas (%)', en: 'From the top (%)' },
  zoom: { id: 'Perbesar di sana (%)', en: 'Enlarge there (%)' },
  title: { id: 'Judul', en: 'Title' },
  titleHint: { id: 'Ditampilkan di halaman yang memuat daftar berkas', en: 'Shown where a page lists files' },
  credit: { id: 'Kredit', en: 'Credit' },
  creditHint: {
    id: 'Pembuatnya; tampil di bawah gambar dalam artikel',
    en: 'Who made it; shown below the picture in articles',
  },
  tags: { id: 'Tag', en: 'Tags' },
  tagsHint: { id: 'Dipisahkan dengan koma', en: 'Separated by commas' },
  sortOrder: { id: 'Urutan', en: 'Sort order' },
  optional: { id: '(opsional)', en: '(optional)' },
});
