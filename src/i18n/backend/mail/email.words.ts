import { words } from '../../site/words.ts';

export const emailWords = words({
  documentTitle: { id: 'Email', en: 'Email' },
  title: { id: 'Pengelolaan Email', en: 'Email Management' },
  text: {
    id: 'Setiap email dikirim dari kotak surat sistem yang tetap, melalui Microsoft 365 (Microsoft Graph).',
    en: 'Every email leaves from the fixed system mailbox, through Microsoft 365 (Microsoft Graph).',
  },
  textOfServer: {
    id: 'Setiap email dikirim dari kotak surat sistem yang tetap, melalui server email {host}.',
    en: 'Every email leaves from the fixed system mailbox, through the mail server {host}.',
  },
  sentMail: { id: 'Email terkirim', en: 'Sent mail' },
  newEmail: { id: 'Email baru', en: 'New email' },
  fromSender: { id: 'Dari {sender}', en: 'From {sender}' },
  cannotSend: {
    id: 'Email belum disiapkan di server ini, jadi belum ada yang dapat dikirim.',
    en: 'Email is not set up on this server, so nothing can be sent yet.',
  },
  notSetUp: {
    id: 'Email belum disiapkan di server ini: pengaturan GRAPH atau SMTP_URL tidak ada',
    en: 'Email is not set up on this server: the GRAPH settings or SMTP_URL are missing',
  },
  connection: { id: 'Koneksi', en: 'Connection' },
  latest: { id: 'Email terbaru', en: 'Latest mail' },
  refresh: { id: 'Segarkan', en: 'Refresh' },
  none: { id: 'Belum ada email.', en: 'No mail yet.' },
  sent: { id: 'Email berhasil dikirim', en: 'Email sent successfully' },
  deliveredTo: { id: 'Email dikirim ke {count} penerima', en: 'Email delivered to {count} recipient(s)' },
  isWaiting: { id: 'Email menunggu', en: 'Email is waiting' },
  waitingText: {
    id: 'Kotak surat sedang sibuk. Email kepada {count} penerima ada di kotak keluar dan akan terkirim dengan sendirinya.',
    en: 'The mailbox is busy. The email to {count} recipient(s) is in the outbox and leaves by itself.',
  },
  invalid: { id: 'Isian belum benar', en: 'Validation Error' },
  failed: { id: 'Gagal mengirim email', en: 'Failed to send email' },
});

/** Email form. */
export const composeWords = words({
  send: { id: 'Kirim email', en: 'Send email' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
  notSent: { id: 'Email belum dikirim', en: 'The email has not been sent' },
  subject: { id: 'Subjek', en: 'Subject' },
  body: { id: 'Isi', en: 'Body' },
  isHtml: { id: 'Isi berupa HTML', en: 'The body is HTML' },
  htmlHint: {
    id: 'Teks, tautan, daftar, tabel, dan gambar dari alamat https dipertahankan; skrip, formulir, dan lembar gaya dibuang.',
    en: 'Text, links, lists, tables and pictures from https addresses are kept; scripts, forms and style sheets are taken out.',
  },
  required: { id: 'Kolom bertanda * wajib diisi.', en: 'Fields marked * are required.' },
  addressOf: { id: '{name}, alamat {number}', en: '{name}, address {number}' },
  removeAddress: { id: 'Hapus alamat {number} dari {name}', en: 'Remove address {number} from {name}' },
  addRecipient: { id: 'Tambah penerima', en: 'Add recipient' },
  addKind: { id: 'Tambah penerima {name}', en: 'Add {name} recipient' },
  unknownFailure: {
    id: 'Terjadi kesalahan saat mengirim email',
    en: 'An error occurred while sending the email',
  },
  sessionEnded: {
    id: 'Sesi Anda telah berakhir. Silakan masuk lagi: tulisan Anda tersimpan di jendela ini.',
    en: 'Your session has ended. Sign in again: what you wrote is kept in this window.',
  },
  refusedTo: { id: 'Salah satu alamat tidak dapat dipakai', en: 'One of the addresses cannot be used' },
  refusedSubject: { id: 'Subjek ini tidak dapat dikirim', en: 'This subject cannot be sent' },
  refusedBody: { id: 'Isi email ini tidak dapat dikirim', en: 'This email body cannot be sent' },
});

export const connectionWords = words({
  connected: { id: 'Tersambung', en: 'Connected' },
  disconnected: { id: 'Tidak tersambung', en: 'Disconnected' },
  accepts: {
    id: 'Microsoft Graph menerima email dari {sender}',
    en: 'Microsoft Graph accepts mail from {sender}',
  },
  acceptsSignIn: {
    id: '{host} menerima situs ini sebagai pengirim email',
    en: '{host} accepts the sign-in of this site',
  },
  test: { id: 'Uji koneksi', en: 'Test connection' },
  testing: { id: 'Menguji...', en: 'Testing...' },
  serverAnswered: { id: 'Server menjawab dengan status {status}', en: 'The server answered {status}' },
  noAnswer: { id: 'Server tidak menjawab', en: 'The server does not answer' },
});

/** History of mail. */
export const mailWords = words({
  title: { id: 'Email terkirim', en: 'Sent mail' },
  text: {
    id: 'Yang sudah dikirim dari kotak surat sistem, yang menunggu, dan yang gagal dikirim.',
    en: 'What left from the system mailbox, what waits, and what could not be sent.',
  },
  noPage: { id: 'Halaman email ini tidak ada', en: 'This page of the mail does not exist' },
  noMail: { id: 'Email tidak ditemukan', en: 'Email not found' },
  emails: {
    id: '{count, plural, other {email}}',
    en: '{count, plural, one {email} other {emails}}',
  },
  caption: { id: 'Email, terbaru dahulu', en: 'Mail, newest first' },
  nothingFound: { id: 'Tidak ada email yang sesuai dengan kriteria Anda', en: 'No mail found matching your criteria' },
  nothing: { id: 'Belum ada email', en: 'No mail yet' },
  filter: { id: 'Saring email', en: 'Filter the mail' },
  searched: { id: 'Subjek atau alamat', en: 'Subject or address' },
  subject: { id: 'Subjek', en: 'Subject' },
  from: { id: 'Dari', en: 'From' },
  written: { id: 'Ditulis', en: 'Written' },
  sent: { id: 'Terkirim', en: 'Sent' },
  files: { id: 'Berkas', en: 'Files' },
  message: { id: 'Pesan', en: 'Message' },
  contactMessage: { id: 'Pesan kontak #{id}', en: 'Contact message #{id}' },
  website: { id: 'Situs web', en: 'The website' },
  systemMailbox: { id: 'Kotak surat sistem', en: 'The system mailbox' },
  andMore: { id: '{first} dan {count} lainnya', en: '{first} and {count} more' },
  nextTry: { id: 'Percobaan berikutnya', en: 'Next try' },
  confidential: {
    id: 'Hanya penerimanya yang dapat membaca isi email ini.',
    en: 'Only its recipient can read this mail.',
  },
  textRemoved: {
    id: 'Isi email ini hanya untuk penerimanya. Karena tidak terkirim, isinya sudah dihapus.',
    en: 'The text of this email was for its recipient only. It was not sent and has been removed.',
  },
  htmlSource: { id: 'Sumber HTML, sebagaimana dikirim:', en: 'The source of the HTML, as it was sent:' },
  attemptsFailed: {
    id: '{count, number} percobaan gagal',
    en: '{count, plural, one {# attempt failed} other {# attempts failed}}',
  },
  tryAgain: { id: 'Coba lagi sekarang', en: 'Try again now' },
  cancel: { id: 'Batalkan email ini', en: 'Cancel this email' },
  close: { id: 'Tutup', en: 'Close' },
  retried: { id: 'Email dicoba lagi', en: 'Email is tried again' },
  retriedText: { id: 'Statusnya segera tampil di sini', en: 'Its status shows here in a moment' },
  cancelled: { id: 'Email dibatalkan', en: 'Email canceled' },
  cancelledText: { id: 'Email ini tidak akan dikirim', en: 'It will not be sent' },
  tooLate: { id: 'Terlambat', en: 'Too late' },
  tooLateText: {
    id: 'Email ini sedang atau sudah dikirim',
    en: 'This email is under way or has left already',
  },
  ofSite: { id: 'Tidak dapat dibatalkan', en: 'This cannot be canceled' },
  ofSiteText: {
    id: 'Email ini ditulis oleh situs. Hanya email yang ditulis staf dapat dibatalkan.',
    en: 'The website wrote this email. Only emails written by staff can be canceled.',
  },
});

export const mailStatusWords = words({
  waiting: { id: 'Menunggu', en: 'Waiting' },
  sending: { id: 'Mengirim', en: 'Sending' },
  sent: { id: 'Terkirim', en: 'Sent' },
  failed: { id: 'Gagal', en: 'Failed' },
  cancelled: { id: 'Dibatalkan', en: 'Canceled' },
});
