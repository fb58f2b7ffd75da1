import { words } from './words.ts';

export const imageStackWords = words({
  hint: { id: 'Pilih gambar untuk membawanya ke depan', en: 'Choose a picture to bring it to the front' },
});
