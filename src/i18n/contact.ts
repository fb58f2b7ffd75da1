import type { ContactProblem } from '../domain/contact/input.ts';
import type { Language } from './language.ts';
import { words } from './words.ts';

export const contactWords = words({
  title: { id: 'Kontak', en: 'Contact' },
  description: {
    id: 'Kirim pesan ke Khatulistiwa Alumina: formulir, alamat kantor pusat dan kilang, serta surel untuk mitra, media, pelamar, dan warga.',
    en: 'Write to Khatulistiwa Alumina: a contact form, head office and refinery addresses, and the mailbox for partners, media, applicants and neighbours.',
  },
  lead: {
    id: 'Setiap pesan dibaca oleh tim kami dan dijawab pada hari kerja. Untuk kunjungan ke kilang, mohon menulis setidaknya satu minggu sebelumnya.',
    en: 'Our team reads every message and answers on working days. For a visit to the refinery, please write at least a week ahead.',
  },

  formTitle: { id: 'Kirim pesan', en: 'Send a message' },
  required: { id: 'Kolom bertanda * wajib diisi.', en: 'Fields marked * are required.' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Telepon', en: 'Phone' },
  optional: { id: 'opsional', en: 'optional' },
  subject: { id: 'Subjek', en: 'Subject' },
  chooseSubject: { id: 'Pilih subjek', en: 'Choose a subject' },
  subject_produk: { id: 'Informasi produk', en: 'Product information' },
  subject_kemitraan: { id: 'Kemitraan', en: 'Partnership' },
  subject_karir: { id: 'Peluang karier', en: 'Career opportunities' },
  subject_media: { id: 'Media dan pers', en: 'Media and press' },
  subject_umum: { id: 'Pertanyaan umum', en: 'General questions' },
  message: { id: 'Pesan', en: 'Message' },
  messageHint: { id: 'Paling banyak {limit} karakter.', en: 'At most {limit} characters.' },
  charactersLeft: { id: 'Sisa karakter: {count}', en: 'Characters left: {count}' },
  charactersOver: { id: 'Kelebihan karakter: {count}', en: 'Characters too many: {count}' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  attachmentsHint: {
    id: 'JPEG, JPG, PNG, PDF, DOC, atau DOCX; paling banyak {files} berkas, masing-masing hingga {size} MB.',
    en: 'JPEG, JPG, PNG, PDF, DOC or DOCX; at most {files} files of up to {size} MB each.',
  },
  chooseFiles: { id: 'Pilih berkas', en: 'Choose files' },
  chosenFiles: { id: 'Berkas terpilih', en: 'Chosen files' },
  removeFile: { id: 'Hapus {name}', en: 'Remove {name}' },
  fileRemoved: { id: '{name} dihapus', en: '{name} removed' },
  leaveEmpty: { id: 'Biarkan kolom ini kosong', en: 'Leave this field empty' },
  send: { id: 'Kirim pesan', en: 'Send message' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
  uploaded: { id: '{percent} persen terunggah', en: '{percent} percent uploaded' },
  privacyBefore: {
    id: 'Data Anda hanya dipakai untuk menjawab pesan ini. Baca',
    en: 'We use your details only to answer this message. Read our',
  },
  privacyLink: { id: 'kebijakan privasi kami', en: 'privacy policy' },

  places: { id: 'Alamat dan surel', en: 'Addresses and mailbox' },
  write: { id: 'Tulis surel', en: 'Write an email' },

  validationTitle: { id: 'Kesalahan Validasi', en: 'Validation Error' },
  summaryTitle: { id: 'Pesan belum terkirim', en: 'Your message has not been sent' },
  errorInTitle: { id: 'Kesalahan', en: 'Error' },
  nameRequired: { id: 'Nama wajib diisi', en: 'Name is required' },
  nameTooLong: { id: 'Nama paling banyak {name} karakter', en: 'Name must have at most {name} characters' },
  emailRequired: { id: 'Email wajib diisi', en: 'Email is required' },
  emailTooLong: { id: 'Email paling banyak {email} karakter', en: 'Email must have at most {email} characters' },
  emailInvalid: {
    id: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id',
    en: 'Enter a whole email address, such as name@company.com',
  },
  phoneTooLong: { id: 'Telepon paling banyak {phone} karakter', en: 'Phone must have at most {phone} characters' },
  subjectRequired: { id: 'Subjek wajib dipilih', en: 'Subject is required' },
  messageRequired: { id: 'Pesan wajib diisi', en: 'Message is required' },
  messageTooLong: {
    id: 'Pesan paling banyak {message} karakter',
    en: 'Message must have at most {message} characters',
  },
  unreadable: {
    id: 'Isian ini memuat karakter yang tidak dapat dibaca',
    en: 'This field holds characters that cannot be read',
  },
  unknownField: { id: 'Kolom ini tidak dikenal', en: 'This field is not known' },

  fileTooLargeTitle: { id: 'Berkas Terlalu Besar', en: 'File Too Large' },
  fileTooLarge: { id: 'Berkas {name} melebihi batas 10MB', en: 'File {name} exceeds 10MB limit' },
  fileTypeTitle: { id: 'Jenis Berkas Tidak Valid', en: 'Invalid File Type' },
  fileType: { id: 'Format berkas {name} tidak didukung', en: 'File {name} is not a supported format' },
  tooManyFilesTitle: { id: 'Terlalu Banyak Berkas', en: 'Too Many Files' },
  tooManyFiles: { id: 'Paling banyak 10 berkas', en: 'Maximum 10 files allowed' },
  chooseFilesAgain: {
    id: 'Peramban tidak menyimpan berkas yang sudah dipilih. Silakan pilih kembali lampiran Anda.',
    en: 'Browsers do not keep files that were chosen. Please choose your attachments again.',
  },

  successTitle: { id: 'Berhasil!', en: 'Success!' },
  success: {
    id: 'Terima kasih. Pesan Anda sudah kami terima dan akan dijawab pada hari kerja.',
    en: 'Thank you. We have received your message and will answer on a working day.',
  },
  errorTitle: { id: 'Terjadi Kesalahan', en: 'Error' },
  failed: { id: 'Gagal mengirim pesan', en: 'Failed to send message' },
  serverFailed: { id: 'Terjadi kesalahan server. Silakan coba lagi.', en: 'Server error. Please try again.' },
  unexpected: { id: 'Terjadi kesalahan yang tidak terduga', en: 'An unexpected error occurred' },
  formExpired: {
    id: 'Formulir ini sudah terlalu lama terbuka. Isinya masih ada: silakan kirim sekali lagi.',
    en: 'This form has been open for too long. Nothing is lost: please send it once more.',
  },
  unreadableForm: {
    id: 'Kiriman ini terputus atau tidak dapat dibaca. Silakan kirim sekali lagi.',
    en: 'What was sent broke off or cannot be read. Please send it once more.',
  },
  formTooLarge: {
    id: 'Kiriman ini terlalu besar. Paling banyak 10 berkas, masing-masing hingga 10 MB.',
    en: 'What was sent is too large. At most 10 files of up to 10 MB each.',
  },
  tooManyMessages: {
    id: '{minutes, plural, other {Terlalu banyak pesan dalam waktu singkat. Silakan coba lagi dalam # menit.}}',
    en: '{minutes, plural, one {Too many messages in a short time. Please try again in # minute.} other {Too many messages in a short time. Please try again in # minutes.}}',
  },

  notifications: { id: 'Pemberitahuan (F8)', en: 'Notifications (F8)' },
  closeNotification: { id: 'Tutup pemberitahuan', en: 'Close notification' },

  mailWrote: { id: 'Pada {moment}, {name} menulis:', en: 'On {moment}, {name} wrote:' },
  mailReceived: { id: 'Diterima', en: 'Received' },
  mailFilesKept: {
    id: 'Lampiran terlalu besar untuk surel dan tersimpan di situs:',
    en: 'The attachments are too large for a mail and are kept by the site:',
  },
});

type Lengths = Record<'name' | 'email' | 'phone' | 'message', number>;

/** What is said of each mistake. */
export function contactProblemTexts(
  language: Language,
  { name, email, phone, message }: Lengths,
): Record<ContactProblem, string> {
  const t = contactWords(language);
  return {
    nameRequired: t.nameRequired,
    nameTooLong: t.nameTooLong({ name }),
    emailRequired: t.emailRequired,
    emailTooLong: t.emailTooLong({ email }),
    emailInvalid: t.emailInvalid,
    phoneTooLong: t.phoneTooLong({ phone }),
    subjectRequired: t.subjectRequired,
    messageRequired: t.messageRequired,
    messageTooLong: t.messageTooLong({ message: String(message) }),
    unreadable: t.unreadable,
    unknownField: t.unknownField,
  };
}
