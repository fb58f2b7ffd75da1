import { staffTexts } from '../staff-texts.ts';

/** Unsaved text of an article, offered when its form is opened. */
export const autosaveOfferWords = staffTexts({
  unsaved: { id: 'Tulisan yang belum disimpan', en: 'Unsaved text' },
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
  continue: { id: 'Lanjutkan menulis', en: 'Continue with it' },
  discard: { id: 'Buang', en: 'Discard it' },
  discarded: { id: 'Tulisan dibuang', en: 'Text discarded' },
  alreadyGone: { id: 'Tulisan itu sudah tidak ada', en: 'That text is no longer there' },
  continued: {
    id: 'Formulir ini memuat tulisan Anda yang belum disimpan dari {moment}.',
    en: 'This form holds your unsaved text from {moment}.',
  },
});

/** What the form's script says about storing and saving. */
export const autosaveWords = staffTexts({
  typing: { id: 'Menyimpan otomatis…', en: 'Saving automatically…' },
  stored: {
    id: 'Tersimpan otomatis pukul {time} WIB, belum masuk ke artikel',
    en: 'Saved automatically at {time} WIB, not yet in the article',
  },
  offline: {
    id: 'Tidak ada koneksi. Tulisan Anda disimpan di peramban ini dan dikirim begitu koneksi kembali.',
    en: 'No connection. What you type is kept in this browser and sent when the connection is back.',
  },
  offlineNotKept: {
    id: 'Tidak ada koneksi, dan peramban ini tidak dapat menyimpan tulisan Anda. Jangan tutup halaman ini.',
    en: 'No connection, and this browser cannot keep what you type. Do not close this page.',
  },
  signedOut: {
    id: 'Sesi Anda telah berakhir. Tulisan Anda disimpan di peramban ini; masuk lagi di tab lain.',
    en: 'Your session has ended. What you type is kept in this browser; sign in again in another tab.',
  },
  gone: {
    id: 'Artikel ini sudah dihapus. Tulisan Anda masih di halaman ini.',
    en: 'This article has been deleted. What you typed is still on this page.',
  },
  forbidden: {
    id: 'Anda tidak lagi berhak mengubah artikel ini. Tulisan Anda masih di halaman ini.',
    en: 'You may not change this article any more. What you typed is still on this page.',
  },
  unstorable: {
    id: 'Tulisan ini terlalu panjang untuk disimpan otomatis. Tulisan Anda disimpan di peramban ini.',
    en: 'This text is too long to be saved automatically. It is kept in this browser.',
  },
  recovered: {
    id: 'Tulisan yang sebelumnya tidak terkirim dari peramban ini telah dikirim.',
    en: 'Text that this browser could not send earlier has been sent.',
  },
  showRecovered: { id: 'Lanjutkan menulis', en: 'Continue with it' },
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
