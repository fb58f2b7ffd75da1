import { company } from '../../company.ts';
import { formPairs } from '../site/form-pairs.words.ts';
import { words } from '../site/words.ts';

const kinds = {
  kind_access: { id: 'Mengetahui data yang disimpan', en: 'See what is stored' },
  kind_copy: { id: 'Memperoleh salinan', en: 'Receive a copy' },
  kind_correction: { id: 'Memperbaiki atau melengkapi', en: 'Correct or complete' },
  kind_withdrawal: { id: 'Menarik persetujuan', en: 'Withdraw consent' },
  kind_restriction: { id: 'Membatasi pemrosesan', en: 'Restrict the use' },
  kind_erasure: { id: 'Menghapus', en: 'Erase' },
} as const;

export const dataRequestKindWords = words(kinds);

/** The public form for requests about personal data. */
export const dataRequestWords = words({
  ...kinds,
  title: { id: 'Permintaan Data Pribadi', en: 'Personal Data Request' },
  description: {
    id: `Minta akses, salinan, perbaikan, pembatasan, atau penghapusan data pribadi Anda yang disimpan ${company.name}.`,
    en: `Ask ${company.name} to show, copy, correct, restrict or erase the personal data that it stores about you.`,
  },
  lead: {
    id: 'Anda berhak mengetahui dan menentukan apa yang kami simpan tentang Anda. Kami mengirim tautan ke alamat email Anda; setelah Anda membukanya, kami menjawab dalam 3 × 24 jam.',
    en: 'You have the right to know and to decide what we store about you. We send a link to your email address; once you have opened it, we answer within 72 hours.',
  },
  required: formPairs.required,
  leaveEmpty: formPairs.leaveEmpty,
  formTitle: { id: 'Ajukan permintaan', en: 'Make a request' },
  kind: { id: 'Yang Anda minta', en: 'What you ask for' },
  chooseKind: { id: 'Pilih permintaan', en: 'Choose a request' },
  email: { id: 'Email', en: 'Email' },
  emailHint: {
    id: 'Alamat yang Anda pakai saat menulis kepada kami. Tautan konfirmasi dikirim ke sini.',
    en: 'The address that you used to write to us. The confirmation link is sent to it.',
  },
  name: { id: 'Nama', en: 'Name' },
  optional: formPairs.optional,
  details: { id: 'Penjelasan', en: 'Explanation' },
  detailsHint: {
    id: 'Misalnya apa yang harus diperbaiki. Jangan menulis kata sandi atau nomor kartu.',
    en: 'For example what has to be corrected. Do not write passwords or card numbers.',
  },
  reports: {
    id: 'Laporan Budaya BAIK disimpan terkunci dan tidak dapat dicari menurut alamat; permintaan ini tidak mencakupnya. Pakai kotak pesan laporan Anda.',
    en: 'BAIK culture reports are stored locked and cannot be searched by address; this request does not cover them. Use the mailbox of your report.',
  },
  send: { id: 'Kirim permintaan', en: 'Send request' },
  summaryTitle: { id: 'Permintaan belum terkirim', en: 'Your request has not been sent' },
  sent: {
    id: 'Permintaan Anda kami terima. Buka tautan di email yang kami kirim; tanpa itu permintaan tidak diproses dan dihapus setelah 30 hari.',
    en: 'We have received your request. Open the link in the email that we sent; without it the request is not processed and is erased after 30 days.',
  },
  sentWithoutMail: {
    id: 'Permintaan Anda kami terima. Kami akan menghubungi Anda untuk memastikan bahwa alamat ini milik Anda; jika tidak, permintaan dihapus setelah 30 hari.',
    en: 'We have received your request. We will contact you to make sure that the address is yours; otherwise the request is erased after 30 days.',
  },
  confirmTitle: { id: 'Konfirmasi permintaan', en: 'Confirm your request' },
  confirmText: {
    id: 'Tekan tombol ini untuk memastikan bahwa permintaan berasal dari Anda. Sejak saat itu kami menjawab dalam 3 × 24 jam.',
    en: 'Press this button to confirm that the request is yours. From then on we answer within 72 hours.',
  },
  confirm: { id: 'Ya, ini permintaan saya', en: 'Yes, this is my request' },
  confirmedTitle: { id: 'Permintaan dikonfirmasi', en: 'Request confirmed' },
  confirmedText: {
    id: 'Terima kasih. Kami menjawab ke alamat email Anda dalam 3 × 24 jam.',
    en: 'Thank you. We will answer to your email address within 72 hours.',
  },
  unknownTitle: { id: 'Tautan ini tidak berlaku', en: 'This link is not valid' },
  unknownText: {
    id: 'Tautan ini sudah dipakai, sudah kedaluwarsa, atau tidak lengkap. Anda dapat mengajukan permintaan baru.',
    en: 'This link has been used, has expired or is incomplete. You can make a new request.',
  },
  newRequest: { id: 'Ajukan permintaan baru', en: 'Make a new request' },

  kindRequired: { id: 'Pilih salah satu permintaan', en: 'Choose one of the requests' },
  nameTooLong: { id: 'Nama paling banyak {name} karakter', en: 'Name must have at most {name} characters' },
  emailRequired: { id: 'Email wajib diisi', en: 'Email is required' },
  emailTooLong: { id: 'Email paling banyak {email} karakter', en: 'Email must have at most {email} characters' },
  emailInvalid: {
    id: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id',
    en: 'Enter a whole email address, such as name@company.com',
  },
  detailsTooLong: {
    id: 'Penjelasan paling banyak {details} karakter',
    en: 'The explanation must have at most {details} characters',
  },
  unreadable: formPairs.unreadable,
  serverFailed: { id: 'Terjadi kesalahan server. Silakan coba lagi.', en: 'Server error. Please try again.' },
});

export const dataRequestMailWords = words({
  ...kinds,
  linkSubject: { id: 'Konfirmasi permintaan data pribadi - {site}', en: 'Confirm your personal data request - {site}' },
  linkBody: {
    id: 'Seseorang mengajukan permintaan data pribadi kepada {company} dengan alamat email ini: {what}.\n\nJika itu Anda, buka tautan berikut dan konfirmasikan dalam 30 hari:\n{link}\n\nJika bukan Anda, abaikan email ini: tanpa konfirmasi tidak terjadi apa-apa, dan permintaan itu dihapus.',
    en: 'Someone made a personal data request to {company} with this email address: {what}.\n\nIf it was you, open this link and confirm within 30 days:\n{link}\n\nIf it was not you, ignore this email: without confirmation nothing happens, and the request is erased.',
  },
  openSubject: {
    id: 'Permintaan data pribadi #{id} menunggu jawaban',
    en: 'Personal data request #{id} is waiting for an answer',
  },
  openBody: {
    id: 'Identitas pemohon untuk permintaan data pribadi #{id} telah dikonfirmasi.\nBatas waktu jawaban: {moment}.',
    en: 'The identity of the sender of personal data request #{id} has been confirmed.\nDeadline for the answer: {moment}.',
  },
  nearSubject: {
    id: 'Permintaan data pribadi #{id}: kurang dari 24 jam',
    en: 'Personal data request #{id}: less than 24 hours',
  },
  nearBody: {
    id: 'Permintaan data pribadi #{id} harus dijawab sebelum {moment}.',
    en: 'Personal data request #{id} has to be answered before {moment}.',
  },
  overdueSubject: { id: 'Permintaan data pribadi #{id} terlambat', en: 'Personal data request #{id} is overdue' },
  overdueBody: {
    id: 'Batas waktu permintaan data pribadi #{id} berakhir pada {moment}.',
    en: 'The deadline of personal data request #{id} passed at {moment}.',
  },
});
