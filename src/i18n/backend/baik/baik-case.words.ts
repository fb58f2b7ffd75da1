import { words } from '../../site/words.ts';

/** Screen of one case. */
export const caseWords = words({
  files: { id: 'Berkas', en: 'Files' },
  reporter: { id: 'Pelapor', en: 'Reporter' },
  recipient: { id: 'Penerima', en: 'Recipient' },
  anonymous: { id: 'Anonim, dengan tanda terima', en: 'Anonymous, with a receipt' },
  name: { id: 'Nama', en: 'Name' },
  contact: { id: 'Kontak', en: 'Contact' },
  notGiven: { id: 'Tidak diberikan', en: 'Not given' },
  noticeVersion: { id: 'Versi pemberitahuan', en: 'Version of the notice' },
  violation: { id: 'Dugaan pelanggaran', en: 'Alleged violation' },
  safeCopy: { id: 'salinan aman, {pages}, dibuat dari {type}', en: 'safe copy, {pages}, made from {type}' },
  leftOut: { id: 'tidak ikut: {what}', en: 'left out: {what}' },
  showCopy: { id: 'Tampilkan {name}', en: 'Show {name}' },
  original: {
    id: 'Berkas asli, dienkripsi. Dapat memuat identitas pelapor dan kode berbahaya.',
    en: 'Sealed original. It can identify the reporter and carry harmful code.',
  },
  originalOf: { id: 'asli dari {name}', en: 'the original of {name}' },
  openOriginal: { id: 'Buka {name}', en: 'Open {name}' },
  originalText: {
    id: 'Berkas ini dapat menunjukkan siapa pelapornya: nama, lokasi, riwayat perubahan. Berkas ini juga dapat memuat kode berbahaya. Buka hanya jika salinan aman tidak cukup, misalnya sebagai bukti, di komputer yang tidak terhubung ke jaringan perusahaan.',
    en: 'This file can show who the reporter is: names, places, editing history. It can also carry harmful code. Open it only when the safe copy is not enough, for instance as evidence, on a computer that is not in the network of the company.',
  },
  originalReason: { id: 'Alasan membuka', en: 'Reason for opening it' },
  originalReasonHint: { id: 'Dicatat dalam riwayat kasus.', en: 'Recorded in the history of the case.' },
  originalNeedsReason: { id: 'Tulis alasannya', en: 'Give a reason' },
  downloadOriginal: { id: 'Catat dan unduh', en: 'Record it and download' },
  noFile: { id: 'Berkas tidak ditemukan', en: 'File not found' },
  fileChanged: { id: 'Ini bukan berkas yang dikirim', en: 'This is not the file that was sent' },
  fileChangedText: {
    id: 'Berkas di server tidak cocok dengan entri yang ditandatangani: berkas itu diganti atau rusak. Tidak ada yang diunduh.',
    en: 'The file on the server does not fit the signed entry: it was replaced or damaged. Nothing was downloaded.',
  },
  noCase: { id: 'Kasus tidak ditemukan', en: 'Case not found' },
  noPublicKey: { id: 'Ini bukan kunci publik age', en: 'This is not an age public key' },

  time: { id: 'Waktu', en: 'Time' },
  write: { id: 'Tulis kepada pelapor', en: 'Write to the reporter' },
  writeText: {
    id: 'Pesan menunggu di kotak pesan sampai pelapor membukanya dengan tanda terima. Tidak ada email yang dikirim.',
    en: 'It waits in the mailbox until the reporter opens it with the receipt. No mail leaves.',
  },
  atMost: { id: 'Paling banyak {count} karakter.', en: 'At most {count} characters.' },
  message: { id: 'Pesan', en: 'Message' },
  filesHint: {
    id: 'PDF, DOC, DOCX, JPG, JPEG, atau PNG, paling banyak 10 berkas masing-masing 10 MB. Yang dikirim hanya salinan aman dari apa yang tampak.',
    en: 'PDF, DOC, DOCX, JPG, JPEG or PNG, at most 10 files of 10 MB each. Only safe copies of what can be seen are sent.',
  },
  isAnswer: {
    id: 'Ini jawaban atas perkara yang harus diberikan dalam tiga bulan',
    en: 'This is the answer on the matter that is due within three months',
  },
  send: { id: 'Kirim pesan', en: 'Send message' },
  tooLong: { id: 'Paling banyak {count} karakter', en: 'Use at most {count} characters' },
  required: { id: 'Tulis pesan', en: 'Write a message' },
  unreadable: {
    id: 'Pesan memuat karakter yang tidak dapat dibaca',
    en: 'The message contains characters that cannot be read',
  },
  sealed: { id: 'Pesan dienkripsi', en: 'Message sealed' },
  sealedText: { id: 'Pelapor menemukannya di kotak pesan.', en: 'The reporter finds it in the mailbox.' },

  changeTo: { id: 'Ubah menjadi', en: 'Change to' },
  reasonWhenClosed: { id: 'Alasan, jika ditutup', en: 'Reason, when closed' },
  choose: { id: 'Pilih', en: 'Choose' },
  reasonKept: { id: '{reason} (disimpan {months} bulan)', en: '{reason} (kept {months} months)' },
  saveStatus: { id: 'Simpan status', en: 'Save status' },
  statusSaved: { id: 'Status disimpan', en: 'Status saved' },
  statusUnchanged: { id: 'Status tetap seperti semula', en: 'The status is the same as before' },
  chooseStatus: {
    id: 'Pilih status, dan alasan jika kasus ditutup',
    en: 'Choose a status, and a reason when the case is closed',
  },

  take: { id: 'Ekspor', en: 'Export' },
  sealTo: {
    id: 'Segel untuk kunci age ini (semua penerima jika kosong)',
    en: 'Seal to this age key (all recipients when empty)',
  },
  export: { id: 'Ekspor sebagai satu berkas age', en: 'Export as one age file' },
  erasure: { id: 'Penghapusan isi', en: 'Erasure of the content' },
  postponed: {
    id: 'Penghapusan ditunda: pelapor menulis setelah kasus ditutup',
    en: 'Erasure postponed: the reporter wrote after the case was closed',
  },
  neverErased: {
    id: 'Kasus yang terbuka tidak pernah dihapus dengan sendirinya.',
    en: 'An open case is never erased by itself.',
  },
  eraseNow: { id: 'Hapus sekarang', en: 'Erase it now' },
  eraseQuestion: { id: 'Hapus kasus {id} sekarang?', en: 'Erase case {id} now?' },
  eraseText: {
    id: 'Laporan, semua pesan, dan semua berkas akan hilang selamanya, bagi Anda dan bagi pelapor. Ekspor dahulu kasus ini jika harus disimpan.',
    en: 'The report, all messages and all files will be gone for good, for you and for the reporter. Export the case first if it has to be kept.',
  },
  closeFirst: { id: 'Tutup dahulu kasus ini', en: 'Close the case first' },
  isHeld: { id: 'Kasus ini ditahan; lepas dahulu penahanannya', en: 'This case is under hold; release it first' },
  erased: { id: 'Kasus dihapus', en: 'Case erased' },
  erasedText: {
    id: 'Yang tersisa hanya nomornya, harinya, dan cara penutupannya.',
    en: 'Its number, its days and how it was closed are all that is left.',
  },

  firstResponse: { id: 'Tanggapan pertama', en: 'First response' },
  answer: { id: 'Jawaban atas perkara', en: 'Answer on the matter' },
  answered: { id: 'Dijawab', en: 'Answered' },
  received: { id: 'Diterima', en: 'Received' },
  day: { id: 'hari ke-{days}', en: 'day {days}' },
  givenOn: { id: 'diberikan pada', en: 'given on' },
  late: { id: '(terlambat)', en: '(late)' },
  dueOn: { id: 'paling lambat', en: 'due on' },
  daysLate: {
    id: 'terlambat {days, number} hari',
    en: '{days, plural, one {# day late} other {# days late}}',
  },
  daysLeft: {
    id: '{days, plural, =0 {hari ini} other {# hari lagi}}',
    en: '{days, plural, =0 {due today} one {# day left} other {# days left}}',
  },
});

/** What recipients did in a case. */
export const caseHistoryWords = words({
  title: { id: 'Riwayat kasus', en: 'History of the case' },
  text: {
    id: 'Hanya penerima yang dapat membacanya; log aktivitas tidak menyebut kasus ini.',
    en: 'Only recipients can read it; the activity log does not mention this case.',
  },
  nothing: { id: 'Belum ada yang dilakukan.', en: 'Nothing was done yet.' },
  notForYou: { id: 'Sebelum Anda menjadi penerima', en: 'Before you became a recipient' },
  changed: {
    id: 'Riwayat ini diubah: mulai catatan {position}, rantainya tidak cocok.',
    en: 'This history was changed: from record {position} on, its chain does not fit.',
  },
});

export const caseActWords = words({
  message: { id: 'Menulis kepada pelapor', en: 'Wrote to the reporter' },
  received: { id: 'Status: diterima', en: 'Status: received' },
  under_review: { id: 'Status: ditinjau', en: 'Status: under review' },
  information_needed: { id: 'Status: perlu informasi', en: 'Status: information needed' },
  closed: { id: 'Status: ditutup', en: 'Status: closed' },
  export: { id: 'Mengekspor kasus', en: 'Exported the case' },
  sealed_copy: { id: 'Mengunduh salinan terenkripsi', en: 'Downloaded the sealed copy' },
  original: { id: 'Membuka berkas asli', en: 'Opened an original file' },
  erase: { id: 'Menghapus isi kasus', en: 'Erased the content of the case' },
  erase_asked: { id: 'Meminta penghapusan lebih awal', en: 'Asked to erase the case early' },
  erase_canceled: { id: 'Membatalkan permintaan penghapusan', en: 'Canceled the early erasure' },
  read: { id: 'Membaca kasus', en: 'Read the case' },
  note: { id: 'Catatan internal', en: 'Internal note' },
  assign: { id: 'Penanggung jawab', en: 'Assigned' },
  hand_over: { id: 'Menyerahkan kasus', en: 'Handed the case over' },
  hold: { id: 'Menahan kasus', en: 'Held the case' },
  release: { id: 'Melepas penahanan', en: 'Released the hold' },
  postpone: { id: 'Pelapor menulis: penghapusan ditunda', en: 'The reporter wrote: erasure postponed' },
});
/** A form of a case that came while the reports were locked, and files that have to be chosen again. */
export const keptFormWords = words({
  kept: { id: 'Tulisan Anda masih ada di sini', en: 'What you wrote is still here' },
  keptText: {
    id: 'Laporan terkunci saat formulir ini dikirim. Buka kunci, lalu periksa dan kirim dari halaman berikutnya. Jangan tutup halaman ini: tulisan Anda hanya ada di sini.',
    en: 'The reports were locked when this form was sent. Unlock them, then check and send it from the next page. Do not close this page: your text is nowhere else.',
  },
  sendTitle: { id: 'Periksa dan kirim tulisan Anda', en: 'Check and send what you wrote' },
  sendText: {
    id: 'Laporan sudah terbuka. Jika laporan baru terkunci saat formulir ini dalam perjalanan, isinya mungkin sudah tersimpan: lihat kasusnya dahulu. Pesan kepada pelapor hanya dihitung sekali.',
    en: 'The reports are unlocked. If they were locked only while this form was on its way, it may be stored already: look at the case first. A message to the reporter counts only once.',
  },
  written: { id: 'Tulisan Anda', en: 'What you wrote' },
  files: { id: 'Berkas', en: 'Files' },
  chooseAgain: { id: 'Pilih lagi berkas ini: {names}', en: 'Choose these files again: {names}' },
  send: { id: 'Kirim', en: 'Send' },
  dismiss: { id: 'Buka kasus tanpa mengirim', en: 'Open the case without sending' },
});
