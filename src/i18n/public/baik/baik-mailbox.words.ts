import { words } from '../../site/words.ts';

export const baikMailboxWords = words({
  title: { id: 'Kotak pesan', en: 'Mailbox' },
  /** Document title, which the browser history shows. */
  tabTitle: { id: 'Nilai perusahaan', en: 'Company values' },
  description: {
    id: 'Baca jawaban dan tulis kembali dengan kode yang Anda terima.',
    en: 'Read answers and write back with the code that you were given.',
  },
  lead: {
    id: 'Baca jawaban kami, balas, dan tambah berkas. Tanpa nama.',
    en: 'Read our answers, reply and add files. No name needed.',
  },

  doorTitle: { id: 'Buka dengan kode Anda', en: 'Open it with your code' },
  code: { id: 'Kode Anda', en: 'Your code' },
  codeHint: {
    id: '18 huruf dan angka, atau sepuluh kata. Spasi tidak masalah.',
    en: '18 letters and digits, or ten words. Spaces do not matter.',
  },
  open: { id: 'Buka', en: 'Open' },
  codeLost: {
    id: 'Kode yang hilang tidak bisa kami buat lagi. Anda bisa menulis laporan baru.',
    en: 'We cannot make a lost code again. You can write a new report.',
  },
  newReport: { id: 'Tulis laporan baru', en: 'Write a new report' },
  notOpen: {
    id: 'Kotak pesan tidak terbuka. Ketik kode Anda lagi, dan periksa setiap huruf dan angka.',
    en: 'The mailbox is not open. Type your code again, and check every letter and digit.',
  },
  erasedTitle: { id: 'Laporan Anda sudah dihapus', en: 'Your report has been erased' },
  erasedText: {
    id: 'Laporan ini dihapus pada {day}. Isi, pesan, dan berkasnya sudah tidak ada.',
    en: 'It was erased on {day}. Its text, messages and files are gone.',
  },
  summaryTitle: { id: 'Kotak pesan belum terbuka', en: 'The mailbox was not opened' },
  messageSummary: { id: 'Pesan belum terkirim', en: 'Your message has not been sent' },

  changedOutside: {
    id: 'Peringatan: seseorang mengubah laporan ini di luar jalur yang semestinya. Yang lain masih dapat dibaca. Jangan percaya pesan yang ditandai.',
    en: 'Warning: somebody has tampered with this report. Everything else can still be read. Do not trust a message that is marked.',
  },
  notSigned: { id: 'Bukan dari tim kami atau dari Anda', en: 'Neither from our team nor from you' },

  caseTitle: { id: 'Laporan Anda', en: 'Your report' },
  status: { id: 'Status', en: 'Status' },
  status_received: { id: 'Diterima', en: 'Received' },
  status_under_review: { id: 'Sedang diperiksa', en: 'Under review' },
  status_information_needed: { id: 'Kami perlu keterangan dari Anda', en: 'We need information from you' },
  status_closed: { id: 'Ditutup', en: 'Closed' },
  reason: { id: 'Alasan', en: 'Reason' },
  reason_substantiated: { id: 'Benar, dan sudah ditindaklanjuti', en: 'Confirmed and acted on' },
  reason_unsubstantiated: { id: 'Sudah diperiksa, tidak terbukti', en: 'Checked and not confirmed' },
  reason_insufficient_information: {
    id: 'Keterangannya kurang untuk diperiksa',
    en: 'Too little information to check',
  },
  reason_out_of_scope: { id: 'Bukan urusan saluran ini', en: 'Not a matter for this channel' },
  reason_duplicate: { id: 'Sudah ditangani dalam laporan lain', en: 'Dealt with in another report' },
  receivedOn: { id: 'Diterima', en: 'Received' },
  eraseOn: { id: 'Isi dihapus', en: 'Content erased on' },

  conversation: { id: 'Percakapan', en: 'Conversation' },
  you: { id: 'Anda', en: 'You' },
  team: { id: 'Penerima laporan', en: 'The recipients' },
  nothingYet: {
    id: 'Belum ada jawaban. Penerima diminta menjawab dalam 7 hari setelah laporan diterima.',
    en: 'No answer yet. Recipients are asked to answer within 7 days after the report was received.',
  },
  files: { id: 'Berkas', en: 'Files' },
  download: { id: 'Unduh', en: 'Download' },
  downloadFile: { id: 'Unduh {name}', en: 'Download {name}' },
  sealedCopy: { id: 'salinan aman, dikunci', en: 'safe copy, locked' },
  sealedOriginal: { id: 'berkas asli, dikunci', en: 'original, locked' },

  replyTitle: { id: 'Tulis pesan', en: 'Write a message' },
  message: { id: 'Pesan', en: 'Message' },
  messageRequired: { id: 'Tulis pesan Anda', en: 'Write your message' },
  messageTooLong: {
    id: 'Pesan paling banyak {limit, number} karakter',
    en: 'The message must have at most {limit, number} characters',
  },
  sendMessage: { id: 'Kirim pesan', en: 'Send message' },
  sent: { id: 'Pesan Anda sudah terkirim dan dikunci.', en: 'Your message has been sent and locked.' },
  close: { id: 'Tutup kotak pesan', en: 'Close the mailbox' },
  closeHint: {
    id: 'Tutup setelah selesai, lalu tutup juga tab ini.',
    en: 'Close it when you are done, and then close this tab.',
  },
});
