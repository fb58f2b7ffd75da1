import { company } from '../../company.ts';
import { formPairs, scriptPairs } from '../site/form-pairs.words.ts';
import type { Pair } from '../site/language.ts';
import { words } from '../site/words.ts';

/** Texts of the form, which its script has as well. */
const contactFormPairs = {
  ...scriptPairs,
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Telepon', en: 'Phone' },
  subject: { id: 'Subjek', en: 'Subject' },
  chooseSubject: { id: 'Pilih subjek', en: 'Choose a subject' },
  message: { id: 'Pesan', en: 'Message' },
  messageHint: { id: 'Paling banyak {limit, number} karakter.', en: 'At most {limit, number} characters.' },
  attachmentsHint: {
    id: 'JPEG, JPG, PNG, PDF, DOC, atau DOCX; paling banyak {files} berkas, masing-masing hingga {size} MB.',
    en: 'JPEG, JPG, PNG, PDF, DOC or DOCX; at most {files} files of up to {size} MB each.',
  },
  chosenFiles: { id: 'Berkas terpilih', en: 'Chosen files' },
  send: { id: 'Kirim pesan', en: 'Send message' },
  sending: { id: 'Mengirim...', en: 'Sending...' },
  uploaded: { id: '{percent} persen terunggah', en: '{percent} percent uploaded' },
  privacyBefore: {
    id: 'Data Anda hanya dipakai untuk menjawab pesan ini. Baca',
    en: 'We use your details only to answer this message. Read our',
  },
  privacyLink: { id: 'kebijakan privasi kami', en: 'privacy policy' },
  validationTitle: { id: 'Kesalahan Validasi', en: 'Validation Error' },
  summaryTitle: { id: 'Pesan belum terkirim', en: 'Your message has not been sent' },
  chooseFilesAgain: {
    id: 'Peramban tidak menyimpan berkas yang sudah dipilih. Silakan pilih kembali lampiran Anda.',
    en: 'Browsers do not keep files that were chosen. Please choose your attachments again.',
  },
  successTitle: { id: 'Berhasil!', en: 'Success!' },
  errorTitle: { id: 'Terjadi Kesalahan', en: 'Error' },
  failed: { id: 'Gagal mengirim pesan', en: 'Failed to send message' },
  serverFailed: { id: 'Terjadi kesalahan server. Silakan coba lagi.', en: 'Server error. Please try again.' },
  unexpected: { id: 'Terjadi kesalahan yang tidak terduga', en: 'An unexpected error occurred' },
} as const satisfies Record<string, Pair>;

export const contactScriptWords = words(contactFormPairs);

export const contactWords = words({
  ...formPairs,
  ...contactFormPairs,
  title: { id: 'Kontak', en: 'Contact' },
  description: {
    id: `Kontak ${company.name}: formulir pesan, alamat kantor dan kilang, nomor darurat, serta keluhan dan kunjungan warga.`,
    en: `Contact ${company.name}: a message form, office and refinery addresses, the emergency number, complaints and visits.`,
  },
  lead: {
    id: 'Setiap pesan dibaca oleh tim kami dan dijawab pada hari kerja. Untuk kunjungan ke kilang, mohon menulis setidaknya satu minggu sebelumnya.',
    en: 'Our team reads every message and answers on working days. For a visit to the refinery, please write at least a week ahead.',
  },

  formTitle: { id: 'Kirim pesan', en: 'Send a message' },
  subject_produk: { id: 'Informasi produk', en: 'Product information' },
  subject_kemitraan: { id: 'Kemitraan', en: 'Partnership' },
  subject_karir: { id: 'Peluang karier', en: 'Career opportunities' },
  subject_media: { id: 'Media dan pers', en: 'Media and press' },
  subject_umum: { id: 'Pertanyaan umum', en: 'General questions' },
  subject_vendor: { id: 'Bantuan vendor', en: 'Vendor help' },
  subject_keluhan: { id: 'Keluhan', en: 'Complaint' },
  subject_kunjungan: { id: 'Kunjungan ke kilang', en: 'Visit to the refinery' },

  places: { id: 'Alamat dan email', en: 'Addresses and email' },
  answers: { id: 'Pelamar dan vendor', en: 'Applicants and vendors' },
  write: { id: 'Tulis email', en: 'Write an email' },

  nameRequired: { id: 'Nama wajib diisi', en: 'Name is required' },
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
    id: 'Pesan paling banyak {message, number} karakter',
    en: 'Message must have at most {message, number} characters',
  },

  success: {
    id: 'Terima kasih. Pesan Anda sudah kami terima dan akan dijawab pada hari kerja.',
    en: 'Thank you. We have received your message and will answer on a working day.',
  },

  mailWrote: { id: 'Pada {moment}, {name} menulis:', en: 'On {moment}, {name} wrote:' },
  mailReceived: { id: 'Diterima', en: 'Received' },
  mailFilesKept: {
    id: 'Lampiran terlalu besar untuk email dan tersimpan di situs:',
    en: 'The attachments are too large for an email and are kept on the site:',
  },
});
