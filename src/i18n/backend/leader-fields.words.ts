import { words } from '../site/words.ts';

/** Labels, hints and choices of the fields of a member of the boards. */
export const leaderFieldWords = words({
  board: { id: 'Organ', en: 'Board' },
  commissioners: { id: 'Dewan Komisaris', en: 'Board of Commissioners' },
  directors: { id: 'Direksi', en: 'Board of Directors' },
  name: { id: 'Nama lengkap', en: 'Full name' },
  portrait: { id: 'Potret', en: 'Portrait' },
  portraitHint: {
    id: 'Gambar tegak dari aset. Tanpa potret, halaman menampilkan nama sebagai teks.',
    en: 'An upright picture from the assets. Without one, the page shows the name as text.',
  },
  visible: { id: 'Ditampilkan', en: 'Visible' },
  visibleHint: { id: 'Tampilkan di situs', en: 'Show on the site' },
  position: { id: 'Jabatan, bahasa Indonesia', en: 'Position, Indonesian' },
  positionEn: { id: 'Jabatan, bahasa Inggris', en: 'Position, English' },
  biography: { id: 'Biografi, bahasa Indonesia', en: 'Biography, Indonesian' },
  biographyEn: { id: 'Biografi, bahasa Inggris', en: 'Biography, English' },
  biographyHint: { id: 'Setiap baris menjadi satu paragraf.', en: 'Each line becomes a paragraph.' },
  sortOrder: { id: 'Urutan', en: 'Sort order' },
});
