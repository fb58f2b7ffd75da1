import { words } from '../site/words.ts';

/** Edit conflict with another editor. */
export const conflictWords = words({
  savedOn: { id: 'Disimpan pada', en: 'It was saved on' },
  nothingLost: {
    id: 'Tidak ada yang hilang: tulisan Anda ada di formulir di bawah, dan yang hanya diubah orang lain sudah diambil alih.',
    en: 'Nothing is lost: what you typed is in the form below, and what only the other person changed was taken over.',
  },
  lookAndSave: {
    id: 'Periksa perbedaannya, lalu simpan lagi.',
    en: 'Look at the differences, then save again.',
  },
  saveAgain: { id: 'Tidak ada perbedaan lagi: simpan lagi.', en: 'There are no differences left: save again.' },
  takenOver: {
    id: 'Diubah orang lain, dan diambil alih:',
    en: 'Changed by the other person, and taken over:',
  },
  bothChanged: { id: 'Anda berdua mengubahnya. Yang tersimpan sekarang:', en: 'Both of you changed it. Stored now:' },
  yours: {
    id: 'Milik Anda, yang ada di formulir dan tersimpan saat Anda menyimpan:',
    en: 'Yours, which the form holds and saving stores:',
  },
  empty: { id: 'Kosong', en: 'Empty' },
});
