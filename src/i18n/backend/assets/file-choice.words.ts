import { words } from '../../site/words.ts';

/** File picker of the article form. */
export const fileChoiceWords = words({
  none: { id: 'Tidak ada', en: 'None' },
  newTab: { id: '(dibuka di tab baru)', en: '(opens in a new tab)' },
  choosePicture: { id: 'Pilih gambar', en: 'Choose picture' },
  changePicture: { id: 'Ganti gambar', en: 'Change picture' },
  removePicture: { id: 'Hapus gambar', en: 'Remove picture' },
  chooseDocument: { id: 'Pilih dokumen', en: 'Choose document' },
  changeDocument: { id: 'Ganti dokumen', en: 'Change document' },
  removeDocument: { id: 'Hapus dokumen', en: 'Remove document' },
  remove: { id: 'Hapus', en: 'Remove' },
});
