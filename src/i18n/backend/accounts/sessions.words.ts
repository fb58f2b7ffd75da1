import { staffTexts } from '../staff-texts.ts';

/** Expired sessions and text typed in them. */
export const sessionWords = staffTexts({
  ended: { id: 'Sesi Anda telah berakhir', en: 'Your session has ended' },
  endedText: {
    id: 'Silakan masuk lagi: setelah itu halaman yang Anda minta terbuka.',
    en: 'Please sign in again: after that the page you asked for opens.',
  },
  textKept: {
    id: 'Isian Anda disimpan selama 30 menit dan ditampilkan setelah Anda masuk lagi di peramban ini.',
    en: 'What you entered is kept for 30 minutes, and shown after you have signed in again in this browser.',
  },
  textKeptWithoutFiles: {
    id: 'Isian Anda disimpan selama 30 menit dan ditampilkan setelah Anda masuk lagi di peramban ini. Berkas tidak ikut disimpan: silakan pilih lagi.',
    en: 'What you entered is kept for 30 minutes, and shown after you have signed in again in this browser. Files are not kept: please choose them again.',
  },
  textAutosaved: {
    id: 'Isian Anda disimpan sebagai tulisan yang belum disimpan. Setelah Anda masuk lagi, formulir artikel menawarkannya.',
    en: 'What you entered is kept as unsaved text: the form of the article offers it after you have signed in again.',
  },
  textNotKept: {
    id: 'Isian terakhir Anda tidak disimpan: kata sandi dan catatan laporan tidak ditulis di tempat lain, dan isian lain terlalu panjang.',
    en: 'What you sent last was not kept: passwords and notes on reports are written nowhere else, and other text was too long.',
  },
  title: { id: 'Isian Anda masih ada', en: 'What you entered is still here' },
  titleText: {
    id: 'Sesi Anda berakhir sebelum isian ini diterima. Belum ada yang disimpan: kirim lagi, atau hapus.',
    en: 'Your session ended before this was accepted. Nothing has been saved yet: send it again, or discard it.',
  },
  formOf: { id: 'Isian untuk {address}', en: 'Form for {address}' },
  filesAgain: { id: 'Berkas tidak ikut disimpan; pilih lagi.', en: 'Files were not kept; choose them again.' },
  furtherFields: {
    id: 'Ditambah {count, number} isian lain.',
    en: '{count, plural, =0 {} one {And # further field.} other {And # further fields.}}',
  },
  sendAgain: { id: 'Kirim lagi', en: 'Send again' },
  discard: { id: 'Hapus', en: 'Discard' },
  discarded: { id: 'Isian dihapus', en: 'Discarded' },
  nothingKept: { id: 'Tidak ada isian yang tersimpan', en: 'Nothing is kept' },
});
