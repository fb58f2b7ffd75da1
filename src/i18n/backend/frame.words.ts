import { words } from '../site/words.ts';

/** Navigation and frame of all back-office screens. */
export const frameWords = words({
  backOffice: { id: 'Panel pengelola', en: 'Back-office' },
  documentTitle: { id: '{title} · Panel pengelola {site}', en: '{title} · {site} back-office' },
  errorTitle: { id: 'Galat: {title}', en: 'Error: {title}' },
  skip: { id: 'Langsung ke isi', en: 'Skip to content' },
  menu: { id: 'Menu', en: 'Menu' },
  welcome: { id: 'Selamat datang, {username}', en: 'Welcome, {username}' },
  account: { id: 'Akun Anda', en: 'Your account' },
  program: { id: 'Rilis {release}, build {build}', en: 'Release {release}, build {build}' },
  logOut: { id: 'Keluar', en: 'Log out' },
  checking: { id: 'Memeriksa sesi masuk...', en: 'Checking authentication...' },
  notifications: { id: 'Pemberitahuan (F8)', en: 'Notifications (F8)' },
  closeNotification: { id: 'Tutup pemberitahuan', en: 'Close notification' },
  undo: { id: 'Urungkan', en: 'Undo' },
  cancel: { id: 'Batal', en: 'Cancel' },
  unknownField: { id: 'Kolom tidak dikenal ({name})', en: 'Unknown field ({name})' },
  validationError: { id: 'Isian belum benar', en: 'Validation error' },
  badRequestTitle: { id: 'Kiriman tidak dapat dibaca', en: 'This could not be read' },
  badRequest: {
    id: 'Kiriman rusak. Tidak ada yang disimpan.',
    en: 'What was sent is damaged. Nothing was saved.',
  },
  tooManyTitle: { id: 'Mohon tunggu sebentar', en: 'Please wait a moment' },
  tooMany: {
    id: 'Saat ini terlalu banyak permintaan seperti ini. Silakan coba beberapa detik lagi.',
    en: 'There are too many requests of this kind right now. Please try again in a few seconds.',
  },
  continueTitle: { id: 'Buka dari situs lain?', en: 'Open this from another site?' },
  continueText: {
    id: 'Tautan ini dibuka dari situs lain atau dari email. Membukanya dicatat atas nama Anda. Lanjutkan hanya bila Anda memang ingin membukanya.',
    en: 'This link was followed on another site or in an email. Opening it is recorded under your name. Continue only if you meant to open it.',
  },
  continueTo: { id: 'Lanjutkan ke {path}', en: 'Continue to {path}' },
  serverErrorTitle: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  serverError: {
    id: 'Kesalahan ada pada kami. Tidak ada yang disimpan.',
    en: 'The mistake is ours. Nothing was saved.',
  },
  unavailableTitle: { id: 'Basis data tidak menjawab', en: 'The database does not answer' },
  filesUnavailableTitle: { id: 'Penyimpanan berkas tidak menjawab', en: 'The storage of files does not answer' },
  unavailable: {
    id: 'Layar ini tidak dapat ditampilkan saat ini. Silakan coba beberapa saat lagi.',
    en: 'This screen cannot be shown right now. Please try again in a moment.',
  },
  nothingStored: {
    id: 'Tidak ada yang disimpan. Isian Anda masih ada di bawah ini; kirim lagi beberapa saat lagi.',
    en: 'Nothing was stored. What you entered is kept below; send it again in a moment.',
  },
  nothingStoredNorKept: {
    id: 'Tidak ada yang disimpan. Kembali ke formulir dan kirim lagi beberapa saat lagi; kata sandi, kode, dan berkas harus diisi ulang.',
    en: 'Nothing was stored. Go back to the form and send it again in a moment; passwords, codes and files have to be entered anew.',
  },
  maybeStored: {
    id: 'Basis data berhenti menjawab tepat saat menyimpan. Belum diketahui apakah perubahan ini tersimpan: periksa dahulu sebelum mengirim lagi. Isian Anda masih ada di bawah ini.',
    en: 'The database stopped answering while it was storing. It is not known whether this was stored: check before you send it again. What you entered is kept below.',
  },
  loadAgain: { id: 'Coba lagi', en: 'Try again' },
  entered: { id: 'Isian Anda', en: 'What you entered' },
  sendOnceMore: { id: 'Kirim lagi', en: 'Send again' },
  reference: { id: 'Referensi untuk operator Anda: {requestId}', en: 'Reference for your operator: {requestId}' },
  toDashboard: { id: 'Ke dasbor', en: 'Go to the dashboard' },
  forbidden: { id: 'Tidak diizinkan', en: 'Not allowed' },
  forbiddenText: {
    id: 'Peran akun Anda tidak mencakup layar atau tindakan ini. Tidak ada yang diubah. Bila Anda memerlukannya, mintalah kepada administrator.',
    en: 'The roles of your account do not include this screen or action. Nothing was changed. If you need it, ask an administrator.',
  },
  notFound: { id: 'Tidak ditemukan', en: 'Not found' },
  noSuchPage: { id: 'Halaman ini tidak ada', en: 'This page does not exist' },
  mayBeGone: {
    id: 'Mungkin sudah dihapus, atau alamatnya salah ketik.',
    en: 'It may have been deleted, or the address may be mistyped.',
  },
  goBack: { id: 'Kembali', en: 'Go back' },
  signIn: { id: 'Masuk', en: 'Sign in' },
  passkeyProblem: {
    id: 'Kunci sandi tidak digunakan. Silakan coba lagi.',
    en: 'No passkey was used. Please try again.',
  },
});

export const sectionWords = words({
  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  assets: { id: 'Aset', en: 'Assets' },
  articles: { id: 'Artikel', en: 'Articles' },
  calendar: { id: 'Kalender', en: 'Calendar' },
  leaders: { id: 'Kepemimpinan', en: 'Leadership' },
  redirects: { id: 'Pengalihan', en: 'Redirects' },
  email: { id: 'Email', en: 'Email' },
  messages: { id: 'Pesan', en: 'Messages' },
  trash: { id: 'Tempat Sampah', en: 'Trash' },
  timeMachine: { id: 'Mesin Waktu', en: 'Time Machine' },
  baik: { id: 'Laporan BAIK', en: 'BAIK reports' },
  privacy: { id: 'Pelindungan Data', en: 'Data Protection' },
  accounts: { id: 'Akun', en: 'Accounts' },
  logs: { id: 'Log Aktivitas', en: 'Activity Logs' },
});

/** Texts of the back-office script, embedded in every document. */
export const scriptWords = words({
  close: { id: 'Tutup', en: 'Close' },
  discard: { id: 'Tutup tanpa menyimpan isian Anda?', en: 'Close without saving what you have entered?' },
  sessionEnded: {
    id: 'Sesi Anda telah berakhir. Isian Anda masih ada di sini.',
    en: 'Your session has ended. What you entered is still here.',
  },
  signInAgain: { id: 'Masuk di tab baru', en: 'Sign in in a new tab' },
  sendAgain: { id: ', kembali ke sini, lalu kirim sekali lagi.', en: ', come back, and send it again.' },
  unsavedText: { id: 'Ada tulisan yang belum disimpan', en: 'You have unsaved text' },
  unsavedTextLost: {
    id: 'Jika Anda keluar, tulisan itu dihapus dari peramban ini.',
    en: 'When you log out, it is removed from this browser.',
  },
  keepWriting: { id: 'Tetap masuk', en: 'Stay signed in' },
  discardAndLogOut: { id: 'Hapus dan keluar', en: 'Discard it and log out' },
});
