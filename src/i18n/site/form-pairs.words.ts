import type { Pair } from './language.ts';
import { words } from './words.ts';

/** Why a form needs another token, by TokenProblem. Nothing is lost: its page, or the sender, still has what was written. */
export const tokenPairs = {
  token_missing: {
    id: 'Formulir ini tidak membawa token, jadi isinya belum dikirim. Silakan kirim sekali lagi: token baru sudah disertakan.',
    en: 'This form came without a token, so it was not sent. Please send it once more: a new token is included.',
  },
  token_forged: {
    id: 'Token formulir ini tidak dibuat oleh situs ini, jadi isinya belum dikirim. Silakan kirim sekali lagi: token baru sudah disertakan.',
    en: 'The token of this form was not issued by this site, so the form was not sent. Please send it once more: a new token is included.',
  },
  token_expired: {
    id: 'Formulir ini sudah terbuka lebih dari satu hari, jadi isinya belum dikirim. Silakan kirim sekali lagi: token baru sudah disertakan.',
    en: 'This form has been open for more than a day, so it was not sent. Please send it once more: a new token is included.',
  },
  token_spent: {
    id: 'Formulir dengan token ini sudah pernah terkirim. Untuk mengirim isi yang sekarang, silakan kirim sekali lagi: token baru sudah disertakan.',
    en: 'A form with this token was sent before. To send what it says now, please send it once more: a new token is included.',
  },
} as const satisfies Record<string, Pair>;

/** Texts of both visitor forms that their scripts have as well. */
export const scriptPairs = {
  required: { id: 'Kolom bertanda * wajib diisi.', en: 'Fields marked * are required.' },
  name: { id: 'Nama', en: 'Name' },
  optional: { id: 'opsional', en: 'optional' },
  charactersLeft: { id: 'Sisa karakter: {count}', en: 'Characters left: {count}' },
  charactersOver: { id: 'Karakter di atas batas: {count}', en: 'Characters over the limit: {count}' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  removeFile: { id: 'Hapus {name}', en: 'Remove {name}' },
  fileRemoved: { id: '{name} dihapus', en: '{name} removed' },
  leaveEmpty: { id: 'Biarkan kolom ini kosong', en: 'Leave this field empty' },
  fileTooLargeTitle: { id: 'Berkas Terlalu Besar', en: 'File Too Large' },
  fileTooLarge: { id: 'Berkas {name} melebihi batas 10MB', en: 'File {name} exceeds 10MB limit' },
  fileTypeTitle: { id: 'Jenis Berkas Tidak Valid', en: 'Invalid File Type' },
  fileType: { id: 'Format berkas {name} tidak didukung', en: 'File {name} is not a supported format' },
  tooManyFilesTitle: { id: 'Terlalu Banyak Berkas', en: 'Too Many Files' },
  tooManyFiles: { id: 'Paling banyak 10 berkas', en: 'Maximum 10 files allowed' },
  proving: {
    id: 'Saat ini banyak kiriman yang masuk. Peramban Anda sedang menyelesaikan perhitungan singkat supaya kiriman Anda didahulukan. Isian Anda tidak hilang.',
    en: 'Many forms are being sent right now. Your browser is doing a short calculation that lets yours through. Nothing you wrote is lost.',
  },
  waiting: {
    id: 'Saat ini banyak kiriman yang masuk. Formulir ini terkirim sendiri dalam {seconds} detik.',
    en: 'Many forms are being sent right now. This form sends itself in {seconds} seconds.',
  },
  notifications: { id: 'Pemberitahuan (F8)', en: 'Notifications (F8)' },
  closeNotification: { id: 'Tutup pemberitahuan', en: 'Close notification' },
} as const satisfies Record<string, Pair>;

/** Texts of all forms of visitors. */
export const formPairs = {
  ...scriptPairs,
  nameTooLong: { id: 'Nama paling banyak {name} karakter', en: 'Name must have at most {name} characters' },
  unreadable: {
    id: 'Isian ini memuat karakter yang tidak dapat dibaca',
    en: 'This field contains characters that cannot be read',
  },
  errorInTitle: { id: 'Kesalahan', en: 'Error' },
  unknownField: { id: 'Kolom ini tidak dikenal', en: 'This field is not known' },
  fileProtected: {
    id: 'Berkas {name} hanya dapat dibuka dengan kata sandi. Simpan ulang tanpa kata sandi, lalu pilih lagi berkas itu; isian lainnya masih ada.',
    en: 'The file {name} opens with a password only. Save it without one and choose it again; everything else is still there.',
  },
  fileTooComplex: {
    id: 'Berkas {name} terlalu rumit untuk diperiksa, sehingga tidak diterima. Simpan ulang berkas itu, misalnya sebagai PDF, atau kirim tanpa berkas itu; isian lainnya masih ada.',
    en: 'The file {name} is too complex to be checked and was not accepted. Save it again, for instance as a PDF, or send the form without it; everything else is still there.',
  },
  filesBusy: {
    id: 'Saat ini berkas {name} belum dapat diperiksa, sehingga belum diterima. Pilih lagi berkas itu satu menit lagi; isian lainnya masih ada.',
    en: 'The file {name} cannot be checked right now, so it was not accepted. Choose it again in a minute; everything else is still there.',
  },
  storageFull: {
    id: 'Ruang penyimpanan kami hampir penuh sehingga berkas {name} belum dapat diterima. Teks Anda tetap ada: kirimkan tanpa berkas, atau coba lagi nanti.',
    en: 'Our storage is nearly full, so the file {name} cannot be accepted right now. Your text is still here: send it without files, or try again later.',
  },
  filesUnavailable: {
    id: 'Penyimpanan berkas kami sedang tidak dapat dijangkau sehingga berkas {name} belum dapat diterima. Teks Anda tetap ada: kirimkan tanpa berkas, atau coba beberapa menit lagi.',
    en: 'Our storage for files cannot be reached, so the file {name} cannot be accepted right now. Your text is still here: send it without files, or try again in a few minutes.',
  },
  uploadShare: {
    id: 'Dari jaringan Anda sudah terlalu banyak berkas diunggah dalam satu jam ini sehingga berkas {name} belum dapat diterima. Kirim tanpa berkas, atau coba lagi nanti; isian lainnya masih ada.',
    en: 'Too many files were uploaded from your network within this hour, so the file {name} cannot be accepted yet. Send the form without files, or try again later; everything else is still there.',
  },
  ...tokenPairs,
  formBusy: {
    id: 'Saat ini banyak kiriman yang masuk. Tunggu {seconds} detik, lalu kirim formulir ini sekali lagi; isian Anda masih ada.',
    en: 'Many forms are being sent right now. Wait {seconds} seconds, then send this form once more; what you wrote is still there.',
  },
  formDirectBusy: {
    id: 'Terlalu banyak formulir tanpa token yang terkirim. Tunggu {seconds} detik, lalu kirim sekali lagi dengan token dan challenge dari jawaban ini.',
    en: 'Too many forms have been sent without a token. Wait {seconds} seconds, then send this one once more with the token and the challenge of this answer.',
  },
  formHurried: {
    id: 'Formulir ini terkirim lebih cepat daripada orang mengisinya. Tunggu {seconds} detik, lalu kirim sekali lagi; isian Anda masih ada.',
    en: 'This form was sent faster than people fill it in. Wait {seconds} seconds, then send it once more; what you wrote is still there.',
  },
  formTooSlow: {
    id: 'Kiriman ini datang terlalu lambat dan terputus. Silakan kirim sekali lagi, bila perlu tanpa lampiran.',
    en: 'What was sent arrived too slowly and was cut off. Please send it once more, if need be without attachments.',
  },
  unreadableForm: {
    id: 'Kiriman ini terputus atau tidak dapat dibaca. Silakan kirim sekali lagi.',
    en: 'What was sent broke off or cannot be read. Please send it once more.',
  },
  formTooLarge: {
    id: 'Kiriman ini terlalu besar. Paling banyak 10 berkas, masing-masing hingga 10 MB.',
    en: 'What was sent is too large. At most 10 files of up to 10 MB each.',
  },
} as const satisfies Record<string, Pair>;

export const formWords = words(formPairs);
