import { words } from '../../site/words.ts';

/** Acts that need two people: asking, confirming, canceling, and what changed. */
export const approvalWords = words({
  title: { id: 'Menunggu orang kedua', en: 'Waiting for a second person' },
  text: {
    id: 'Seorang penerima meminta, penerima lain mengonfirmasi. Setiap penerima dapat membatalkan.',
    en: 'One recipient asks, another one confirms. Any recipient can cancel.',
  },
  notice: {
    id: '{count, plural, other {# permintaan menunggu penerima.}}',
    en: '{count, plural, one {# request waits for the recipients.} other {# requests wait for the recipients.}}',
  },
  look: { id: 'Lihat permintaan', en: 'See what was asked' },
  admit: { id: 'Memberi "{label}" akses', en: 'Let "{label}" in' },
  remove: { id: 'Mencabut akses "{label}"', en: 'Take "{label}" out' },
  leave: { id: '"{label}" berhenti tanpa kuncinya', en: '"{label}" leaves without the key' },
  reopen: { id: 'Membuka kembali saluran dengan "{label}"', en: 'Open the channel again with "{label}"' },
  recovery: { id: 'Memakai kunci pemulihan', en: 'Use the recovery key' },
  erase: { id: 'Menghapus kasus {id} lebih awal', en: 'Erase case {id} early' },
  askedBy: { id: 'Diminta oleh {name}.', en: 'Asked by {name}.' },
  needsSecond: { id: 'Menunggu konfirmasi penerima lain.', en: 'Waits for the confirmation of another recipient.' },
  takesEffect: { id: 'Berlaku mulai {time}.', en: 'Takes effect at {time}.' },
  takesEffectUnlocked: {
    id: 'Berlaku ketika seorang penerima membuka kunci setelah {time}.',
    en: 'Takes effect when a recipient unlocks after {time}.',
  },
  takesEffectOrConfirmed: {
    id: 'Berlaku setelah {time}, atau segera setelah orang lain mengonfirmasi.',
    en: 'Takes effect after {time}, or as soon as another person confirms it.',
  },
  isConfirmed: { id: 'Sudah dikonfirmasi.', en: 'Confirmed.' },
  ownRequest: {
    id: 'Anda yang meminta; orang lain harus mengonfirmasi.',
    en: 'You asked; somebody else has to confirm.',
  },
  unlockToConfirm: { id: 'Buka kunci untuk mengonfirmasi.', en: 'Unlock to confirm.' },
  confirm: { id: 'Konfirmasi', en: 'Confirm' },
  cancel: { id: 'Batalkan permintaan', en: 'Cancel the request' },
  confirmText: {
    id: 'Konfirmasikan hanya jika Anda sudah berbicara dengan {name} di luar situs ini.',
    en: 'Confirm only after you have spoken with {name} outside this site.',
  },
  noRequest: { id: 'Permintaan tidak ditemukan', en: 'Request not found' },

  asked: { id: 'Permintaan dicatat', en: 'Your request is noted' },
  done: { id: 'Sudah dilaksanakan', en: 'Done' },
  allowed: { id: 'Kunci pemulihan boleh dipakai', en: 'The recovery key may be used' },
  allowedText: {
    id: 'Orang yang meminta sekarang dapat membuka kunci dengannya.',
    en: 'The person who asked can unlock with it now.',
  },
  known: { id: 'Orang lain harus mengonfirmasi', en: 'Somebody else has to confirm it' },
  knownText: {
    id: 'Permintaan ini sudah ada. Yang meminta tidak dapat mengonfirmasinya sendiri.',
    en: 'This was asked already. Whoever asked cannot confirm it.',
  },
  gone: { id: 'Permintaan ini tidak berlaku lagi', en: 'This request is gone' },
  goneText: {
    id: 'Permintaan sudah dilaksanakan, dibatalkan, atau tanda tangannya tidak cocok.',
    en: 'It was carried out, canceled, or its signature does not fit.',
  },
  canceled: { id: 'Permintaan dibatalkan', en: 'Request canceled' },
  recoveryAsked: { id: 'Kunci pemulihan harus menunggu', en: 'The recovery key has to wait' },
  recoveryWaits: {
    id: 'Semua penerima diberi tahu. Kunci ini boleh dipakai setelah seorang penerima mengonfirmasi, atau mulai {time}. Masukkan lagi saat itu.',
    en: 'All recipients are told. The key may be used once a recipient confirms it, or from {time} on. Enter it again then.',
  },

  admitText: {
    id: 'Telepon atau temui {label}, dan minta dibacakan sidik kunci yang muncul saat kunci dibuat. Ketik angkanya. Jangan menyalin dari layar ini atau dari pesan.',
    en: 'Call or meet {label}, and have the fingerprint read out that was shown when the key was made. Type its digits. Do not copy them from this site or from a message.',
  },
  admitRecoveryText: {
    id: 'Ketik sidik dari lembar kunci pemulihan yang dicetak.',
    en: 'Type the fingerprint from the printed sheet of the recovery key.',
  },
  fingerprint: { id: 'Sidik kunci', en: 'Fingerprint' },
  fingerprintHint: { id: 'Enam kelompok lima angka.', en: 'Six groups of five digits.' },
  fingerprintWrong: {
    id: 'Sidik ini tidak cocok dengan kunci yang tersimpan. Dengarkan sekali lagi; jika tetap berbeda, jangan beri akses.',
    en: 'This is not the fingerprint of the stored key. Listen again; if it still differs, do not let the key in.',
  },
  askAdmit: { id: 'Minta akses untuknya', en: 'Ask to let in' },
  turnedDown: { id: 'Kunci ditolak', en: 'Key turned down' },

  ownFingerprint: { id: 'Sidik kunci Anda', en: 'The fingerprint of your key' },
  keyReady: { id: 'Kunci Anda siap', en: 'Your key is ready' },
  readOut: {
    id: 'Catat angka ini sekarang. Bacakan kepada dua penerima, lewat telepon atau langsung: mereka mengetiknya untuk memberi Anda akses.',
    en: 'Write these digits down now. Read them out to two recipients, by phone or in person: they type them to let you in.',
  },
  mustBeTheSame: {
    id: 'Harus sama dengan yang Anda catat saat membuat kunci. Jika berbeda, seseorang menukar kunci Anda.',
    en: 'It has to be the one that you wrote down when you made the key. If it differs, somebody has exchanged your key.',
  },
  continue: { id: 'Lanjutkan', en: 'Continue' },
  reopening: { id: 'Saluran dibuka kembali setelah {time}', en: 'The channel opens again after {time}' },
  reopeningText: {
    id: 'Saluran ini pernah memiliki penerima, jadi satu orang tidak dapat langsung membukanya. Jika orang kedua membuat kunci dan mengetik sidik Anda, saluran terbuka saat itu.',
    en: 'This channel had recipients before, so one person does not open it at once. When a second person makes a key and types your fingerprint, it opens then.',
  },
  reopenBy: {
    id: '{name} meminta saluran dibuka kembali. Ketik sidik kuncinya untuk mengonfirmasi, atau biarkan kosong.',
    en: '{name} asked to open the channel again. Type the fingerprint of that key to confirm it, or leave this empty.',
  },

  secondTitle: { id: 'Minta orang kedua sekarang', en: 'Ask a second person now' },
  secondText: {
    id: 'Anda satu-satunya penerima. Sampai ada yang kedua, memberi atau mencabut akses dan menghapus kasus lebih awal berlaku 72 jam setelah diminta. Minta rekan dengan peran Penerima untuk masuk, membuka "Laporan BAIK", dan membuat kuncinya.',
    en: 'You are the only recipient. Until there is a second one, letting somebody in, taking somebody out and erasing a case early take effect 72 hours after they were asked. Ask a colleague with the role Recipient to sign in, open "BAIK reports" and make a key.',
  },

  changes: { id: 'Perubahan kunci', en: 'Key changes' },
  changesText: {
    id: 'Setiap daftar penerima ditandatangani dan tidak dapat diubah tanpa terlihat di sini.',
    en: 'Every list of recipients is signed, and cannot be changed without this page saying so.',
  },
  changedOutside: {
    id: 'Daftar penerima telah diubah di luar aplikasi. Yang tidak ditandatangani dua orang tidak berlaku.',
    en: 'The lists of recipients were changed outside the application. What two people did not sign does not count.',
  },
  added: { id: '"{label}" diberi akses', en: '"{label}" was let in' },
  removed: { id: '"{label}" tidak lagi penerima', en: '"{label}" is no longer a recipient' },
  restarted: { id: 'Saluran dibuka kembali', en: 'The channel was opened again' },
  started: { id: 'Saluran dibuka', en: 'The channel was opened' },
  refused: { id: 'Sebuah permintaan dibatalkan', en: 'A request was canceled' },
  signedBy: { id: 'ditandatangani {name}', en: 'signed by {name}' },
  eraseAsk: { id: 'Minta penghapusan', en: 'Ask for the erasure' },
  eraseText: {
    id: 'Penerima lain yang dapat membaca kasus ini harus mengonfirmasi. Jika tidak ada, kasus dihapus setelah 72 jam.',
    en: 'Another recipient who can read this case has to confirm it. When there is none, the case is erased after 72 hours.',
  },
});
