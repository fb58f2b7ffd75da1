import { words } from '../../site/words.ts';

/** Errors of the email form. */
export const mailInputWords = words({
  to: { id: 'Kepada', en: 'To' },
  cc: { id: 'Cc', en: 'Cc' },
  bcc: { id: 'Bcc', en: 'Bcc' },
  recipientRequired: { id: 'Isi sedikitnya satu penerima', en: 'At least one recipient is required' },
  subjectRequired: { id: 'Subjek wajib diisi', en: 'Subject is required' },
  bodyRequired: { id: 'Isi email wajib diisi', en: 'Email body is required' },
  subjectLineBreaks: {
    id: 'Subjek tidak boleh memuat baris baru',
    en: 'Subject must not contain line breaks',
  },
  subjectUnreadable: {
    id: 'Subjek memuat karakter yang tidak dapat dikirim',
    en: 'Subject contains characters that cannot be sent',
  },
  subjectTooLong: {
    id: 'Subjek paling banyak {max, number} karakter',
    en: 'Subject must have at most {max, number} characters',
  },
  bodyUnreadable: {
    id: 'Isi email memuat karakter yang tidak dapat dikirim',
    en: 'Email body contains characters that cannot be sent',
  },
  bodyTooLong: {
    id: 'Isi email paling banyak {max, number} karakter',
    en: 'Email body must have at most {max, number} characters',
  },
  bodyTooManyTags: {
    id: 'Isi email memuat terlalu banyak tag HTML; paling banyak {max, number}',
    en: 'Email body has too many HTML tags; at most {max, number} are possible',
  },
  tooManyRecipients: {
    id: 'Email dapat dikirim kepada paling banyak {max, number} penerima',
    en: 'An email can have at most {max, number} recipients',
  },
  addressLineBreaks: {
    id: '{name}: alamat {number} tidak boleh memuat baris baru',
    en: '{name}: address {number} must not contain line breaks',
  },
  addressTooLong: {
    id: '{name}: alamat {number} lebih dari {max} karakter',
    en: '{name}: address {number} is longer than {max} characters',
  },
  addressInvalid: {
    id: '{name}: alamat {number} bukan alamat email yang benar',
    en: '{name}: address {number} is not a valid email address',
  },
});
