import { words } from '../site/words.ts';

/** Text that was typed and not saved, where it is listed, continued or offered. */
export const unsavedWords = words({
  title: { id: 'Tulisan yang belum disimpan', en: 'Unsaved text' },
  titleText: {
    id: 'Hanya Anda yang dapat membacanya. Dihapus setelah 30 hari.',
    en: 'Only you can read it. It is removed after 30 days.',
  },
  newArticles: { id: 'Artikel baru yang belum disimpan', en: 'New articles that are not saved' },
  untitled: { id: 'Tanpa judul', en: 'Untitled' },
  article: { id: 'Artikel {id}: {title}', en: 'Article {id}: {title}' },
  from: { id: 'dari {moment}', en: 'from {moment}' },
  none: { id: 'Tidak ada tulisan yang belum disimpan', en: 'There is no unsaved text' },
  continued: {
    id: 'Dilanjutkan: tulisan Anda dari {moment}, belum disimpan.',
    en: 'This form holds your unsaved text from {moment}.',
  },
  startAgain: { id: 'Mulai dari yang tersimpan', en: 'Start again from what is saved' },
  unsavedFrom: {
    id: 'Anda memiliki tulisan yang belum disimpan dari {moment}.',
    en: 'You have unsaved text from {moment}.',
  },
  savedSince: {
    id: '{username} menyimpan artikel ini setelah itu, pada {moment}.',
    en: '{username} saved this article after that, on {moment}.',
  },
  savedSinceUnknown: { id: 'Artikel ini disimpan setelah itu.', en: 'This article was saved after that.' },
  mergedWhenSaved: {
    id: 'Jika Anda melanjutkan, kedua perubahan digabungkan saat Anda menyimpan.',
    en: 'If you continue, both changes are merged when you save.',
  },
  more: {
    id: '{count, number} tulisan lain yang belum disimpan',
    en: '{count, plural, one {# more unsaved text} other {# more unsaved texts}}',
  },
  continue: { id: 'Lanjutkan menulis', en: 'Continue with it' },
  discard: { id: 'Buang', en: 'Discard it' },
  discarded: { id: 'Tulisan dibuang', en: 'Text discarded' },
  alreadyGone: { id: 'Tulisan itu sudah tidak ada', en: 'That text is no longer there' },
  typedHere: {
    id: 'Yang Anda tulis di sini dan belum disimpan, untuk disalin',
    en: 'What you typed here and did not save, to copy',
  },
  formOf: { id: 'Isian untuk {address}', en: 'Form for {address}' },
  formText: {
    id: 'Sesi Anda berakhir sebelum isian ini diterima. Belum ada yang disimpan: kirim lagi, atau hapus.',
    en: 'Your session ended before this was accepted. Nothing has been saved yet: send it again, or discard it.',
  },
  filesAgain: { id: 'Berkas tidak ikut disimpan; pilih lagi.', en: 'Files were not kept; choose them again.' },
  sendAgain: { id: 'Kirim lagi', en: 'Send again' },
});

/** What the form's script says about storing and saving. */
export const autosaveWords = words({
  typing: { id: 'Menyimpan otomatis…', en: 'Saving automatically…' },
  stored: {
    id: 'Tersimpan otomatis pukul {time} WIB, belum masuk ke artikel',
    en: 'Saved automatically at {time} WIB, not yet in the article',
  },
  offline: {
    id: 'Tidak ada koneksi. Tulisan Anda disimpan di peramban ini dan dikirim begitu koneksi kembali.',
    en: 'No connection. What you type is kept in this browser and sent when the connection is back.',
  },
  notKept: {
    id: 'Saat ini server maupun peramban ini tidak dapat menyimpan tulisan Anda. Jangan tutup halaman ini.',
    en: 'Neither the server nor this browser can keep what you type now. Do not close this page.',
  },
  signedOut: {
    id: 'Sesi Anda telah berakhir. Tulisan Anda disimpan di peramban ini; masuk lagi di tab lain.',
    en: 'Your session has ended. What you type is kept in this browser; sign in again in another tab.',
  },
  gone: {
    id: 'Artikel ini sudah dihapus. Tulisan Anda tersimpan selama 30 hari dan dapat disalin di alamat ini.',
    en: 'This article has been deleted. What you type is kept for 30 days, to copy at this address.',
  },
  forbidden: {
    id: 'Anda tidak lagi berhak mengubah artikel ini. Tulisan Anda tersimpan selama 30 hari dan dapat disalin di alamat ini.',
    en: 'You may not change this article any more. What you typed is kept for 30 days, to copy at this address.',
  },
  unstorable: {
    id: 'Tulisan ini terlalu panjang untuk disimpan otomatis. Jangan tutup halaman ini sebelum dipersingkat.',
    en: 'This text is too long to be saved automatically. Do not close this page before it is shorter.',
  },
  otherTab: {
    id: 'Tulisan ini sedang ditulis di tab lain. Isinya dimuat saat Anda kembali ke tab ini.',
    en: 'This text is being written in another tab. It is loaded when you return to this one.',
  },
  ownText: {
    id: 'Tulisan yang sama berubah di jendela lain. Yang Anda tulis di sini disimpan terpisah.',
    en: 'The same text was changed in another window. What you type here is kept as a text of its own.',
  },
  notSaved: { id: 'Belum disimpan: server tidak dapat dihubungi', en: 'Not saved: the server cannot be reached' },
  notSavedText: {
    id: 'Tulisan Anda masih di sini. Simpan lagi setelah koneksi kembali.',
    en: 'What you typed is still here. Save again when the connection is back.',
  },
  connectionBack: { id: 'Koneksi sudah kembali. Simpan sekarang.', en: 'The connection is back. Save now.' },
  saveAgain: { id: 'Simpan lagi', en: 'Save again' },
  saving: { id: 'Menyimpan…', en: 'Saving…' },
  saved: { id: 'Tersimpan pukul {time} WIB', en: 'Saved at {time} WIB' },
  saveKeys: { id: '{keys} menyimpan', en: '{keys} saves' },
});
