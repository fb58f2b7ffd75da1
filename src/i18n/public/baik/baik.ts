import { site } from '../../../site.ts';
import { formPairs } from '../../site/form-pairs.ts';
import type { Language } from '../../site/language.ts';
import { words } from '../../site/words.ts';

export const baikWords = words({
  ...formPairs,
  title: { id: 'Budaya BAIK', en: 'BAIK Culture' },
  /** Document title, which other users of the device can see in the browser history. */
  tabTitle: { id: 'Budaya perusahaan', en: 'Company culture' },
  description: {
    id: `Cara kami bekerja di ${site.name}: jujur, terbuka, dan siap mendengar siapa pun yang melihat sebaliknya.`,
    en: `How we work at ${site.name}: honestly, openly, and ready to listen to anybody who sees otherwise.`,
  },
  lead: {
    id: 'Janji kami untuk bekerja jujur, dan saluran bagi siapa pun yang melihat sebaliknya. Laporan Anda rahasia dan boleh tanpa nama.',
    en: 'Our promise to work honestly, and a channel for anybody who sees otherwise. Your report is confidential and may be anonymous.',
  },

  formTitle: { id: 'Sampaikan laporan', en: 'Make a report' },
  formIntro: {
    id: 'Tulis apa yang Anda lihat atau ketahui: apa, di mana, kapan, siapa. Anda tidak perlu bukti lengkap, cukup alasan yang jujur untuk menduga.',
    en: 'Write what you saw or know: what, where, when, who. You need no complete proof, only an honest reason to suspect it.',
  },
  whoTitle: { id: 'Bagaimana kami menghubungi Anda?', en: 'How can we reach you?' },
  anonymous: { id: 'Tetap anonim, beri saya kode tanda terima', en: 'Stay anonymous, give me a receipt code' },
  anonymousHint: {
    id: 'Kami tidak menanyakan nama atau kontak. Dengan kode itu Anda membaca jawaban kami di kotak surat.',
    en: 'We ask for no name and no contact. With the code you read our answers in the mailbox.',
  },
  contact: { id: 'Kontak', en: 'Contact' },
  contactHint: { id: 'Email atau nomor telepon.', en: 'An email address or a phone number.' },
  category: { id: 'Dugaan pelanggaran', en: 'Alleged violation' },
  categoryHint: {
    id: 'Misalnya gratifikasi, kecurangan pengadaan, pelecehan, keselamatan, lingkungan.',
    en: 'For example gratification, procurement fraud, harassment, safety, environment.',
  },
  report: { id: 'Laporan', en: 'Report' },
  reportHint: { id: 'Paling banyak {limit} karakter.', en: 'At most {limit} characters.' },
  attachmentsHint: {
    id: 'JPG, JPEG, PNG, PDF, DOC, atau DOCX; paling banyak {files} berkas, masing-masing hingga {size} MB. Sebelum terkirim Anda melihat apa yang terungkap dari setiap berkas.',
    en: 'JPG, JPEG, PNG, PDF, DOC or DOCX; at most {files} files of up to {size} MB each. Before anything is sent you see what each file reveals.',
  },
  fileChecked: { id: '{name} diperiksa', en: '{name} checked' },
  checkingFiles: { id: 'Memeriksa berkas... {percent} persen', en: 'Checking files... {percent} percent' },
  send: { id: 'Kirim laporan', en: 'Submit report' },
  sending: { id: 'Mengirim...', en: 'Submitting...' },

  filesTitle: { id: 'Yang terungkap dari berkas Anda', en: 'What your files reveal' },
  filesIntro: {
    id: 'Berkas sering menyimpan tempat, kamera, nama, dan waktu di samping isinya. Bila dihapus, isi berkas tetap sama. Bila disimpan, data itu ikut dienkripsi sebagai bukti.',
    en: 'Files often hold a place, a camera, names and times beside their content. Removing them leaves the content as it is. Keeping them seals them along as evidence.',
  },
  nothingFound: { id: 'Tidak ditemukan data tersembunyi.', en: 'No hidden data was found.' },
  isProtected: {
    id: 'Berkas ini terkunci kata sandi, jadi kami tidak dapat melihat atau menghapus data di dalamnya.',
    en: 'A password protects this file, so we can neither see nor remove what it holds.',
  },
  isDamaged: {
    id: 'Berkas ini rusak atau tidak lengkap, jadi kami tidak dapat melihat atau menghapus data di dalamnya.',
    en: 'This file is damaged or incomplete, so we can neither see nor remove what it holds.',
  },
  strip: { id: 'Hapus data ini', en: 'Remove this data' },
  keep: { id: 'Simpan terenkripsi sebagai bukti', en: 'Keep it sealed as evidence' },
  keepAsIs: { id: 'Kirim apa adanya, dienkripsi', en: 'Send it as it is, sealed' },
  leaveOut: { id: 'Jangan kirim berkas ini', en: 'Leave this file out' },
  sendFile: { id: 'Kirim berkas ini', en: 'Send this file' },
  choiceFor: { id: 'Apa yang dilakukan dengan {name}', en: 'What to do with {name}' },
  found_place: { id: 'Tempat', en: 'Place' },
  found_camera: { id: 'Kamera', en: 'Camera' },
  found_author: { id: 'Nama orang', en: 'Person' },
  found_company: { id: 'Perusahaan', en: 'Company' },
  found_time: { id: 'Waktu', en: 'Time' },
  found_software: { id: 'Program', en: 'Program' },
  found_title: { id: 'Keterangan', en: 'Description' },
  found_history: { id: 'Riwayat penyuntingan', en: 'Editing history' },
  found_embedded: { id: 'Data lain di dalam berkas', en: 'Other data inside the file' },
  yes: { id: 'ada', en: 'yes' },

  errorTitle: { id: 'Kesalahan', en: 'Error' },
  summaryTitle: { id: 'Laporan belum terkirim', en: 'Your report has not been sent' },
  reviewTitle: { id: 'Periksa dulu sebelum dikirim', en: 'Review before sending' },
  reviewText: {
    id: 'Belum ada yang terkirim. Berkas Anda memuat lebih dari yang terlihat, atau tidak dapat diperiksa: pilih apa yang dilakukan dengannya, lalu kirim.',
    en: 'Nothing has been sent yet. Your files hold more than they show, or cannot be looked into: choose what happens to them, then send.',
  },
  requiredBoth: {
    id: 'Kontak dan detail laporan wajib diisi.',
    en: 'Contact information and report details are required.',
  },
  contactRequired: {
    id: 'Isi kontak Anda, atau pilih tetap anonim',
    en: 'Enter your contact information, or choose to stay anonymous',
  },
  reportRequired: { id: 'Tulis detail laporan', en: 'Enter the report details' },
  contactTooLong: {
    id: 'Kontak paling banyak {contact} karakter',
    en: 'Contact must have at most {contact} characters',
  },
  categoryTooLong: {
    id: 'Dugaan pelanggaran paling banyak {category} karakter',
    en: 'Alleged violation must have at most {category} characters',
  },
  reportTooLong: {
    id: 'Laporan paling banyak {report} karakter',
    en: 'Report must have at most {report} characters',
  },
  fileUncleanable: {
    id: 'Data di dalam berkas {name} tidak dapat dihapus: berkas itu rusak atau terkunci. Kirim apa adanya, atau jangan kirim berkas itu.',
    en: 'What the file {name} holds cannot be removed: it is damaged or protected. Send it as it is, or leave it out.',
  },
  fileUndecided: {
    id: 'Pilih apa yang dilakukan dengan berkas {name}',
    en: 'Choose what to do with the file {name}',
  },
  filesGone: {
    id: 'Berkas yang sudah dipilih tidak lagi tersimpan. Silakan pilih kembali; isian lainnya masih ada.',
    en: 'The files that were chosen are no longer kept. Please choose them again; everything else is still there.',
  },
  keptAsSent: {
    id: 'Dienkripsi apa adanya, karena tidak dapat diperiksa: {names}.',
    en: 'Sealed as sent, because it could not be examined: {names}.',
  },

  successTitle: { id: 'Laporan Terkirim', en: 'Report Submitted' },
  success: {
    id: 'Terima kasih. Laporan Anda sudah kami terima dan dienkripsi.',
    en: 'Thank you. We have received your report, and it is sealed.',
  },
  failed: {
    id: 'Gagal mengirim laporan. Silakan coba lagi.',
    en: 'Failed to submit your report. Please try again.',
  },
  tooManyUploads: {
    id: '{minutes, plural, other {Dari jaringan Anda sudah terlalu banyak berkas diunggah. Kirim laporan tanpa berkas, atau coba lagi dalam # menit; berkas juga dapat ditambahkan kemudian di kotak surat.}}',
    en: '{minutes, plural, one {Too many files were uploaded from your network. Send the report without files, or try again in # minute; files can also be added later in the mailbox.} other {Too many files were uploaded from your network. Send the report without files, or try again in # minutes; files can also be added later in the mailbox.}}',
  },

  closedTitle: { id: 'Saluran ini belum dibuka', en: 'This channel is not open' },
  closedText: {
    id: 'Saat ini tidak ada penerima yang dapat membaca laporan, jadi kami tidak menerima laporan di sini. Hubungi kami melalui alamat ini; email biasa tidak dienkripsi dan tidak anonim.',
    en: 'Nobody is set up to read reports at the moment, so none are taken here. Reach us at this address; ordinary email is neither sealed nor anonymous.',
  },
  notTaken: {
    id: 'Tulisan Anda belum terkirim dan tidak disimpan. Salin bila Anda masih memerlukannya.',
    en: 'What you wrote was not sent and is not kept. Copy it if you still need it.',
  },

  receiptTitle: { id: 'Kode tanda terima Anda', en: 'Your receipt code' },
  receiptText: {
    id: 'Kode ini hanya ditampilkan sekali, dan kami tidak menyimpannya. Dengan kode ini Anda membaca jawaban kami, membalas, dan menambah berkas. Siapa pun yang memegangnya dapat membaca laporan ini.',
    en: 'This code is shown only once, and we do not keep it. With it you read our answers, reply and add files. Whoever holds it can read this report.',
  },
  receiptGone: {
    id: 'Laporan Anda sudah kami terima. Kode tanda terimanya sudah ditampilkan, dan hanya ditampilkan sekali.',
    en: 'We have received your report. Its receipt code has been shown already, and is shown only once.',
  },
  thanks: {
    id: 'Terima kasih. Jawaban kami akan menunggu Anda di kotak surat.',
    en: 'Thank you. Our answer will wait for you in the mailbox.',
  },
  copy: { id: 'Salin kode', en: 'Copy code' },
  copied: { id: 'Kode tersalin', en: 'Code copied' },
  notCopied: { id: 'Tidak dapat menyalin. Tulis kode ini di kertas.', en: 'Copying failed. Please write it down.' },
  print: { id: 'Cetak', en: 'Print' },
  keptIt: { id: 'Kode sudah saya simpan', en: 'I have kept it' },

  exit: { id: 'Keluar cepat', en: 'Exit this page' },
  exitHint: {
    id: 'Tombol Keluar cepat, atau Shift atau Esc tiga kali, membawa Anda pergi seketika. Riwayat peramban tetap mencatat kunjungan sebelumnya.',
    en: 'The exit button, or Shift or Esc pressed three times, takes you away at once. Your browser still lists earlier visits.',
  },
  exitPressed: { id: 'Tekan lagi untuk keluar', en: 'Press again to leave' },
  exitLeaving: { id: 'Keluar dari halaman ini', en: 'Leaving this page' },

  afterTitle: { id: 'Setelah laporan terkirim', en: 'What happens next' },
  after_sealed_title: { id: 'Dienkripsi', en: 'Sealed' },
  after_sealed: {
    id: 'Laporan dan berkas dienkripsi sebelum menyentuh penyimpanan. Hanya penerima yang ditunjuk, dan Anda dengan kode Anda, dapat membukanya. Server tidak memegang kuncinya.',
    en: 'Report and files are encrypted before they touch a disk. Only the named recipients, and you with your code, can open them. The server holds no key.',
  },
  after_acknowledged_title: { id: 'Dalam 7 hari', en: 'Within 7 days' },
  after_acknowledged: {
    id: 'Anda menerima tanggapan pertama di kotak surat, atau lewat kontak yang Anda berikan.',
    en: 'You find a first response in the mailbox, or hear through the contact you gave.',
  },
  after_reviewed_title: { id: 'Diperiksa terpisah', en: 'Reviewed apart' },
  after_reviewed: {
    id: 'Tim yang memeriksa terpisah dari bagian yang dilaporkan. Bila perlu mereka bertanya, tanpa pernah perlu tahu siapa Anda.',
    en: 'The team that reviews it is separate from the part concerned. It may ask you questions, without ever needing to know who you are.',
  },
  after_answered_title: { id: 'Dalam 3 bulan', en: 'Within 3 months' },
  after_answered: {
    id: 'Anda mengetahui apa yang dilakukan. Pelapor beriktikad baik dilindungi dari pembalasan.',
    en: 'You learn what was done. Those who report in good faith are protected from retaliation.',
  },
  openMailbox: { id: 'Buka kotak surat', en: 'Open the mailbox' },
  haveCode: { id: 'Sudah punya kode tanda terima?', en: 'Do you have a receipt code?' },

  limitsTitle: { id: 'Yang tidak dapat kami janjikan', en: 'What we cannot promise' },
  limitsIntro: {
    id: 'Kami tidak mencatat alamat atau perangkat Anda, tidak memasang kuki, dan hanya menyimpan hari. Namun tidak semuanya di tangan kami.',
    en: 'We record neither your address nor your device, set no cookie, and keep only the day. Yet not everything is in our hands.',
  },
  limit_connection_title: { id: 'Koneksi Anda terlihat', en: 'Your connection is visible' },
  limit_connection: {
    id: 'Penyedia internet dan penyelenggara hosting melihat bahwa perangkat Anda terhubung ke situs ini, walau tidak isinya. Gunakan Tor Browser bila itu berbahaya bagi Anda.',
    en: 'Your internet provider and our hosting see that your device connects to this site, though not what you send. Use Tor Browser if that endangers you.',
  },
  limit_device_title: { id: 'Perangkat meninggalkan jejak', en: 'Devices leave traces' },
  limit_device: {
    id: 'Perangkat atau jaringan perusahaan dapat merekam apa yang Anda buka dan ketik. Gunakan perangkat dan jaringan pribadi. Riwayat peramban tetap mencatat kunjungan ini.',
    en: 'A company device or network can record what you open and type. Use your own. The history of your browser still lists this visit.',
  },
  limit_content_title: { id: 'Isi dapat mengungkap Anda', en: 'Content can identify you' },
  limit_content: {
    id: 'Gaya bahasa, rincian yang hanya Anda ketahui, atau sesuatu di dalam foto dapat menunjuk kepada Anda. Tulis hanya yang perlu.',
    en: 'Your style, details that only you know, or something in a photo can point to you. Write only what is needed.',
  },
  limit_server_title: { id: 'Saat pengiriman', en: 'While it is sent' },
  limit_server: {
    id: 'Laporan dienkripsi di memori server. Penyusup yang menguasai server pada saat itu dapat membacanya; yang datang kemudian tidak.',
    en: 'The report is sealed in the memory of the server. An intruder who controls the server at that very moment could read it; one who comes later could not.',
  },
});

type Lengths = Record<'name' | 'contact' | 'category' | 'report', number>;

/** Error messages by error key. */
export function baikProblemTexts(language: Language, limits: Lengths) {
  const t = baikWords(language);
  const { name, contact, category, report } = limits;
  return {
    nameTooLong: t.nameTooLong({ name }),
    contactRequired: t.contactRequired,
    contactTooLong: t.contactTooLong({ contact }),
    categoryTooLong: t.categoryTooLong({ category }),
    reportRequired: t.reportRequired,
    reportTooLong: t.reportTooLong({ report: String(report) }),
    unreadable: t.unreadable,
    unknownField: t.unknownField,
  };
}
