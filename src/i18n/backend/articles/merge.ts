import { words } from '../../site/words.ts';

/** Two saves of one article that changed the same. */
export const mergeWords = words({
  title: { id: 'Pilih isi yang disimpan', en: 'Choose what is saved' },
  savedBy: {
    id: '{username} menyimpan artikel ini pada {moment}, saat Anda menulis.',
    en: '{username} saved this article on {moment}, while you were writing.',
  },
  saved: { id: 'Artikel ini disimpan saat Anda menulis.', en: 'This article was saved while you were writing.' },
  explanation: {
    id: 'Perubahan pada bagian yang berbeda sudah digabungkan. Yang diubah di kedua sisi ada di bawah ini; tidak ada yang hilang, versi tersimpan tetap ada dalam riwayat.',
    en: 'Changes to different parts have been merged. What both of you changed is below; nothing is lost, the stored version stays in the history.',
  },
  count: {
    id: '{count, number} perbedaan perlu dipilih',
    en: '{count, plural, one {# difference to decide} other {# differences to decide}}',
  },
  stillOpen: {
    id: 'Silakan pilih untuk setiap perbedaan di bawah ini.',
    en: 'Please choose for each difference below.',
  },
  block: { id: '{field}, bagian', en: '{field}, a passage' },
  theirs: { id: 'Tersimpan sekarang', en: 'Stored now' },
  theirsBy: { id: 'Tersimpan sekarang, oleh {username}', en: 'Stored now, by {username}' },
  mine: { id: 'Milik Anda', en: 'Yours' },
  both: { id: 'Keduanya, yang tersimpan lebih dahulu', en: 'Both, the stored one first' },
  removed: { id: 'Dihapus', en: 'Removed' },
  empty: { id: 'Kosong', en: 'Empty' },
  languageRemoved: { id: 'Tanpa {language}', en: 'Without {language}' },
  languageKept: { id: 'Dengan {language}, yang telah diubah', en: 'With {language}, which was changed' },
  before: { id: 'Sebelum kedua perubahan', en: 'Before both changes' },
  save: { id: 'Simpan dengan pilihan ini', en: 'Save with these choices' },
  edit: { id: 'Lanjut menyunting', en: 'Continue in the editor' },
  merged: {
    id: 'Perubahan orang lain sejak Anda membuka formulir ini telah digabungkan.',
    en: 'What others changed since you opened the form has been merged.',
  },
});
