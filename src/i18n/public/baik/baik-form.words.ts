import { scriptPairs } from '../../site/form-pairs.words.ts';
import type { Pair } from '../../site/language.ts';
import { words } from '../../site/words.ts';

/** Texts of the report form, which its script has as well. */
export const baikFormPairs = {
  ...scriptPairs,
  proving: {
    id: 'Sedang banyak laporan masuk. HP Anda sedang menghitung sebentar supaya laporan Anda bisa masuk. Tulisan Anda tidak hilang.',
    en: 'Many reports are being sent right now. Your phone is doing a short calculation that lets yours through. Nothing you wrote is lost.',
  },
  formTitle: { id: 'Tulis laporan', en: 'Write your report' },
  whoTitle: { id: 'Siapa Anda?', en: 'Who are you?' },
  anonymous: { id: 'Tanpa nama', en: 'Without a name' },
  named: { id: 'Dengan nama atau kontak saya', en: 'With my name or contact' },
  namedHint: { id: 'Penerima laporan akan tahu siapa Anda.', en: 'The recipients of reports will know who you are.' },
  anonymousHint: {
    id: 'Kami tidak menanyakan nama atau nomor Anda. Anda mendapat kode untuk membaca jawaban kami.',
    en: 'We do not ask for your name or number. You get a code to read our answers.',
  },
  contact: { id: 'Kontak', en: 'Contact' },
  contactHint: { id: 'Alamat email atau nomor telepon.', en: 'An email address or a phone number.' },
  readersTitle: { id: 'Siapa yang boleh membaca?', en: 'Who may read this?' },
  readersText: {
    id: 'Kalau laporan Anda tentang salah satu penerima, beri tanda pada namanya. Laporan tidak dikirim kepada orang itu, dan orang itu tidak melihatnya di daftar mana pun.',
    en: 'If your report is about one of the recipients, mark that name. The report is not sent to that person, and that person does not see it in any list.',
  },
  readersExcept: { id: 'Jangan kirim kepada', en: 'Do not send to' },
  readersGroup: { id: 'Kirim hanya kepada kelompok', en: 'Send only to the group' },
  readersAll: { id: 'Semua penerima', en: 'All recipients' },
  category: { id: 'Tentang apa?', en: 'What is it about?' },
  categoryHint: {
    id: 'Misalnya: suap, kecurangan, pelecehan, keselamatan, debu, limbah, atau janji kepada warga yang tidak ditepati.',
    en: 'For example: bribes, fraud, harassment, safety, dust, waste, or a promise to neighbors that was not kept.',
  },
  report: { id: 'Laporan', en: 'Report' },
  reportHint: { id: 'Paling banyak {limit, number} karakter.', en: 'At most {limit, number} characters.' },
  attachmentsHint: {
    id: 'Foto (JPG, JPEG, PNG) atau dokumen (PDF, DOC, DOCX). Paling banyak {files} berkas, masing-masing sampai {size} MB. Kami membuat salinan aman dari setiap berkas. Anda melihatnya sebelum dikirim.',
    en: 'Pictures (JPG, JPEG, PNG) or documents (PDF, DOC, DOCX). At most {files} files of up to {size} MB each. We make a safe copy of each file. You see it before it is sent.',
  },
  fileChecked: { id: 'Salinan {name} dibuat', en: 'Copy of {name} made' },
  checkingFiles: { id: 'Membuat salinan... {percent} persen', en: 'Making copies... {percent} percent' },
  send: { id: 'Kirim laporan', en: 'Submit report' },
  sending: { id: 'Mengirim...', en: 'Submitting...' },
  filesTitle: { id: 'Salinan aman berkas Anda', en: 'Safe copies of your files' },
  filesIntro: {
    id: 'Ini semua yang kami teruskan. Kami membuat salinan baru dari apa yang tampak di bawah ini. Berkas asli tidak ikut dikirim, kecuali Anda memilihnya. Periksa setiap salinan: nama, wajah, tanda tangan, dan kop surat yang tampak tetap ada.',
    en: 'This is all that we pass on. We make a new copy of what you see below. Your original file is not sent unless you choose that. Look through each copy: names, faces, signatures and letterheads that can be seen are still there.',
  },
  copyShow: { id: 'Lihat salinan {name}', en: 'Look at the copy of {name}' },
  sendCopy: { id: 'Kirim salinan aman saja', en: 'Send only the safe copy' },
  sendBoth: { id: 'Kirim salinan aman, dan juga berkas asli', en: 'Send the safe copy, and also the original' },
  sendOriginal: { id: 'Kirim berkas asli', en: 'Send the original' },
  originalWarning: {
    id: 'Berkas asli bisa memuat nama Anda. Penerima melihat peringatan sebelum membukanya, dan itu dicatat.',
    en: 'The original can hold your name. Recipients see a warning before they open it, and that is recorded.',
  },
  leaveOut: { id: 'Jangan kirim berkas ini', en: 'Leave this file out' },
  choiceFor: { id: 'Apa yang dilakukan dengan {name}', en: 'What to do with {name}' },
  errorTitle: { id: 'Kesalahan', en: 'Error' },
  summaryTitle: { id: 'Laporan belum terkirim', en: 'Your report has not been sent' },
  reviewTitle: { id: 'Periksa dulu sebelum dikirim', en: 'Check before sending' },
  reviewText: {
    id: 'Laporan belum terkirim. Lihat salinan berkas Anda, pilih apa yang dikirim, lalu kirim lagi.',
    en: 'Your report has not been sent yet. Look at the copies of your files, choose what is sent, then send again.',
  },
  requiredBoth: {
    id: 'Kontak dan detail laporan wajib diisi.',
    en: 'Contact information and report details are required.',
  },
  fileUndecided: {
    id: 'Pilih apa yang harus dilakukan dengan berkas {name}',
    en: 'Choose what to do with the file {name}',
  },
  successTitle: { id: 'Laporan Terkirim', en: 'Report Submitted' },
  success: {
    id: 'Terima kasih. Laporan Anda sudah kami terima dan sudah dikunci.',
    en: 'Thank you. We have received your report, and it is locked.',
  },
  failed: {
    id: 'Gagal mengirim laporan. Silakan coba lagi.',
    en: 'Failed to submit your report. Please try again.',
  },
  receiptTitle: { id: 'Kode Anda', en: 'Your code' },
  receiptText: {
    id: 'Simpan kode ini sekarang. Kode hanya muncul satu kali, dan kami tidak bisa membuatnya lagi. Dengan kode ini Anda membaca jawaban kami, membalas, dan menambah berkas. Siapa pun yang punya kode ini bisa membaca laporan Anda.',
    en: 'Keep this code now. It is shown only once, and we cannot make it again. With it you read our answers, reply and add files. Anyone who has this code can read your report.',
  },
  thanks: { id: 'Terima kasih. Baca jawaban kami di kotak pesan.', en: 'Thank you. Read our answer in the mailbox.' },
  copy: { id: 'Salin kode', en: 'Copy code' },
  copied: { id: 'Kode tersalin', en: 'Code copied' },
  notCopied: { id: 'Kode tidak bisa disalin. Tulis di kertas.', en: 'Copying failed. Please write it down.' },
  receiptWordsTitle: {
    id: 'Kode yang sama dalam kata-kata, supaya mudah dibacakan:',
    en: 'The same code in words, easier to read out:',
  },
  print: { id: 'Cetak', en: 'Print' },
  keptIt: { id: 'Kode sudah saya simpan', en: 'I have kept it' },
  openMailbox: { id: 'Buka kotak pesan', en: 'Open the mailbox' },
} as const satisfies Record<string, Pair>;

export const baikScriptWords = words(baikFormPairs);
