import { words } from '../site/words.ts';

/** The mail that acknowledges a message of the contact form. */
export const acknowledgementWords = words({
  subject: { id: 'Pesan Anda telah kami terima [#{id}]', en: 'We have received your message [#{id}]' },
  greeting: { id: 'Yth. Bapak/Ibu,', en: 'Dear Sir or Madam,' },
  received: {
    id: 'Pesan Anda dengan subjek "{subject}" telah kami terima pada {moment} dan tercatat dengan nomor #{id}.',
    en: 'We received your message on the subject "{subject}" on {moment}. Its number is #{id}.',
  },
  answer: {
    id: 'Kami akan menjawabnya melalui email. Mohon cantumkan nomor tersebut bila Anda menghubungi kami kembali.',
    en: 'We will answer by email. Please mention this number when you write to us again.',
  },
  notYou: {
    id: 'Bila Anda tidak mengirim pesan kepada kami, alamat Anda diisikan oleh orang lain dan email ini dapat diabaikan.',
    en: 'If you did not write to us, someone else entered your address, and you can ignore this email.',
  },
});
