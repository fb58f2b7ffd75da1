import { words } from '../../site/words.ts';

/** Expired sessions and text typed in them. */
export const sessionWords = words({
  ended: { id: 'Sesi Anda telah berakhir', en: 'Your session has ended' },
  endedText: {
    id: 'Silakan masuk lagi: setelah itu halaman yang Anda minta terbuka.',
    en: 'Please sign in again: after that the page you asked for opens.',
  },
  textKept: {
    id: 'Isian Anda disimpan selama 30 hari dan ditampilkan setelah Anda masuk lagi.',
    en: 'What you entered is kept for 30 days, and shown after you have signed in again.',
  },
  textKeptWithoutFiles: {
    id: 'Isian Anda disimpan selama 30 hari dan ditampilkan setelah Anda masuk lagi. Berkas tidak ikut disimpan: silakan pilih lagi.',
    en: 'What you entered is kept for 30 days, and shown after you have signed in again. Files are not kept: please choose them again.',
  },
  textContinued: {
    id: 'Isian Anda disimpan sebagai tulisan yang belum disimpan. Setelah Anda masuk lagi, formulir artikel melanjutkannya.',
    en: 'What you entered is kept as unsaved text: the form of the article continues with it after you have signed in again.',
  },
  textNotKept: {
    id: 'Isian terakhir Anda tidak disimpan: kata sandi dan catatan laporan tidak ditulis di tempat lain, dan isian lain terlalu panjang.',
    en: 'What you sent last was not kept: passwords and notes on reports are written nowhere else, and other text was too long.',
  },
});
