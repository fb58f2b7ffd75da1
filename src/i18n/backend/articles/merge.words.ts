import { words } from '../../site/words.ts';

/** Two saves of one article that changed the same. */
export const mergeWords = words({
  title: { id: 'Pilih isi yang disimpan', en: 'Choose what is saved' },
  savedBy: {
    id: '{username} menyimpan artikel ini pada {moment}, saat Anda menulis.',
    en: '{username} saved this article on {moment}, while you were writing.',
  },
  saved: { id: 'Artikel ini disimpan saat Anda menulis.', en: 'This article was saved while you were writing.' },
  liveSavedBy: {
    id: '{username} mengubah artikel yang terbit pada {moment}, setelah draf ini dimulai.',
    en: '{username} changed the published article on {moment}, after this draft was begun.',
  },
  liveSaved: {
    id: 'Artikel yang terbit diubah setelah draf ini dimulai.',
    en: 'The published article was changed after this draft was begun.',
  },
  outdated: {
    id: 'Artikel yang terbit telah berubah',
    en: 'The published article has changed',
  },
  overlaps: {
    id: '{count, plural, =0 {Perubahan itu tidak bersinggungan dengan perubahan dalam draf dan dapat digabungkan begitu saja.} other {Perubahan itu menyangkut # bagian yang juga diubah dalam draf; saat digabungkan, Anda memilih isinya.}}',
    en: '{count, plural, =0 {None of it overlaps with the draft, so it can be merged as it is.} one {It overlaps with the draft in one place; you decide about it when merging.} other {It overlaps with the draft in # places; you decide about them when merging.}}',
  },
  liveChanges: {
    id: 'Apa yang berubah ({count, number})',
    en: 'What changed ({count, number})',
  },
  mergeLive: { id: 'Gabungkan ke dalam draf', en: 'Merge into the draft' },
  openToMerge: { id: 'Buka editor dan gabungkan', en: 'Open the editor and merge' },
  translatorsPart: {
    id: 'Penulis atau editor menggabungkannya. Terjemahan Anda tetap dapat disimpan.',
    en: 'A writer or editor merges it. You can save your translation meanwhile.',
  },
  liveExplanation: {
    id: 'Perubahan pada bagian yang berbeda sudah digabungkan. Yang diubah baik dalam draf maupun pada artikel yang terbit ada di bawah ini.',
    en: 'Changes to different parts have been merged. What was changed both in the draft and in the published article is below.',
  },
  publishedNow: { id: 'Terbit sekarang', en: 'Published now' },
  publishedNowBy: { id: 'Terbit sekarang, oleh {username}', en: 'Published now, by {username}' },
  inDraft: { id: 'Dalam draf', en: 'In the draft' },
  bothWithLive: { id: 'Keduanya, yang terbit lebih dahulu', en: 'Both, the published one first' },
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
  marks: {
    id: 'Kata yang hanya ada pada salah satu pilihan ditebalkan dan digarisbawahi.',
    en: 'Words that only one of the choices has are bold and underlined.',
  },
  onlyHere: { id: 'hanya di sini:', en: 'only here:' },
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
  takenOver: {
    id: 'Formulir ini memuat perubahan orang lain yang belum terbit',
    en: 'This form holds changes of others that are not public yet',
  },
  takenOverText: {
    id: 'Perubahan tersebut telah digabungkan ke dalam formulir di bawah ini, dan belum ada yang diterbitkan. Silakan periksa: perubahan itu ikut terbit saat Anda menerbitkan artikel ini.',
    en: 'They have been merged into the form below, and nothing has been published. Please read them: they become public when you publish the article.',
  },
  merged: {
    id: 'Perubahan orang lain sejak Anda membuka formulir ini telah digabungkan.',
    en: 'What others changed since you opened the form has been merged.',
  },
});
