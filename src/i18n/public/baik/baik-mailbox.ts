import { words } from '../../site/words.ts';

export const baikMailboxWords = words({
  title: { id: 'Kotak surat', en: 'Mailbox' },
  /** Document title, which the browser history shows. */
  tabTitle: { id: 'Pesan', en: 'Messages' },
  description: {
    id: 'Baca jawaban dan tulis kembali dengan kode yang Anda terima.',
    en: 'Read answers and write back with the code that you were given.',
  },
  lead: {
    id: 'Baca jawaban kami, balas, dan tambahkan berkas. Tanpa akun, tanpa nama.',
    en: 'Read our answers, reply and add files. No account, no name.',
  },

  doorTitle: { id: 'Buka dengan kode Anda', en: 'Open it with your code' },
  code: { id: 'Kode tanda terima', en: 'Receipt code' },
  codeHint: {
    id: '20 angka. Spasi dan tanda hubung tidak masalah.',
    en: '20 digits. Spaces and hyphens do not matter.',
  },
  open: { id: 'Buka', en: 'Open' },
  codeLost: {
    id: 'Kode yang hilang tidak dapat kami buatkan lagi, karena kami tidak menyimpannya. Anda selalu dapat mengirim laporan baru.',
    en: 'We cannot make a lost code again, because we do not keep it. You can always make a new report.',
  },
  newReport: { id: 'Buat laporan baru', en: 'Make a new report' },
  codeMalformed: {
    id: 'Kode terdiri atas 20 angka. Periksa apa yang Anda tulis.',
    en: 'A code has 20 digits. Please check what you wrote.',
  },
  codeUnknown: {
    id: 'Kode ini tidak membuka laporan apa pun. Periksa setiap angkanya; laporan yang sudah dihapus tidak dapat dibuka lagi.',
    en: 'This code opens no report. Check each digit; a report that has been erased cannot be opened any more.',
  },
  tooMany: {
    id: '{minutes, plural, other {Terlalu banyak percobaan. Silakan coba lagi dalam # menit.}}',
    en: '{minutes, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}',
  },
  summaryTitle: { id: 'Kotak surat belum terbuka', en: 'The mailbox was not opened' },
  messageSummary: { id: 'Pesan belum terkirim', en: 'Your message has not been sent' },
  errorInTitle: { id: 'Kesalahan', en: 'Error' },

  caseTitle: { id: 'Laporan Anda', en: 'Your report' },
  status: { id: 'Status', en: 'Status' },
  status_received: { id: 'Diterima', en: 'Received' },
  status_under_review: { id: 'Sedang diperiksa', en: 'Under review' },
  status_information_needed: { id: 'Kami perlu keterangan Anda', en: 'We need information from you' },
  status_closed: { id: 'Ditutup', en: 'Closed' },
  reason: { id: 'Alasan', en: 'Reason' },
  reason_substantiated: { id: 'Terbukti dan ditindaklanjuti', en: 'Substantiated and acted on' },
  reason_unsubstantiated: { id: 'Tidak terbukti setelah diperiksa', en: 'Not substantiated after review' },
  reason_insufficient_information: {
    id: 'Keterangan tidak cukup untuk diperiksa',
    en: 'Too little information to review',
  },
  reason_out_of_scope: { id: 'Di luar lingkup saluran ini', en: 'Outside the scope of this channel' },
  reason_duplicate: { id: 'Sudah ditangani dalam laporan lain', en: 'Dealt with in another report' },
  receivedOn: { id: 'Diterima pada', en: 'Received on' },
  eraseOn: { id: 'Isinya dihapus pada', en: 'Content erased on' },

  conversation: { id: 'Percakapan', en: 'Conversation' },
  you: { id: 'Anda', en: 'You' },
  team: { id: 'Tim BAIK', en: 'The BAIK team' },
  nothingYet: {
    id: 'Belum ada jawaban. Tanggapan pertama datang dalam 7 hari setelah laporan diterima.',
    en: 'No answer yet. A first response comes within 7 days after the report was received.',
  },
  files: { id: 'Berkas', en: 'Files' },
  sealedStripped: { id: 'dienkripsi, tanpa data tersembunyi', en: 'sealed, without hidden data' },
  sealedKept: { id: 'dienkripsi apa adanya', en: 'sealed as it is' },

  replyTitle: { id: 'Tulis kepada tim', en: 'Write to the team' },
  message: { id: 'Pesan', en: 'Message' },
  messageRequired: { id: 'Tulis pesan Anda', en: 'Write your message' },
  messageTooLong: {
    id: 'Pesan paling banyak {limit} karakter',
    en: 'The message must have at most {limit} characters',
  },
  sendMessage: { id: 'Kirim pesan', en: 'Send message' },
  sent: { id: 'Pesan Anda sudah terkirim dan dienkripsi.', en: 'Your message has been sent and sealed.' },
  close: { id: 'Tutup kotak surat', en: 'Close the mailbox' },
  closeHint: {
    id: 'Tutup setelah selesai, lalu tutup juga tab ini: selama tab terbuka, siapa pun di depan layar dapat kembali ke halaman ini.',
    en: 'Close it when you are done, and then this tab: while the tab is open, anybody at the screen may get back here.',
  },
});
