import { words } from '../../site/words.ts';

/** List of reports and the unlock form. */
export const reportWords = words({
  title: { id: 'Laporan BAIK', en: 'BAIK reports' },
  noPage: { id: 'Halaman laporan ini tidak ada', en: 'This page of the reports does not exist' },
  pageGone: { id: 'Halaman ini sudah tidak ada', en: 'This page is gone' },
  allRead: { id: 'Semua sudah dibaca.', en: 'Everything has been read.' },
  someUnread: { id: '{count} memuat yang belum dibaca.', en: '{count} with something unread.' },
  erasedSoon: { id: 'Segera dihapus:', en: 'Will be erased soon:' },
  caseLink: { id: 'kasus {id}', en: 'case {id}' },
  on: { id: 'pada', en: 'on' },
  exportFirst: { id: '. Ekspor yang harus disimpan.', en: '. Export what has to be kept.' },
  filter: { id: 'Saring laporan', en: 'Filter the reports' },
  status: { id: 'Status', en: 'Status' },
  all: { id: 'Semua', en: 'All' },
  erased: { id: 'Dihapus', en: 'Erased' },
  reports: {
    id: '{count, plural, other {laporan}}',
    en: '{count, plural, one {report} other {reports}}',
  },
  caption: { id: 'Laporan', en: 'Reports' },
  report: { id: 'Laporan', en: 'Report' },
  received: { id: 'Diterima', en: 'Received' },
  deadlines: { id: 'Tenggat', en: 'Deadlines' },
  noneWithStatus: { id: 'Tidak ada laporan dengan status ini', en: 'No reports with this status' },
  none: { id: 'Belum ada laporan', en: 'No reports yet' },
  recipients: { id: 'Penerima', en: 'Recipients' },
  lock: { id: 'Kunci', en: 'Lock' },
  caseOf: { id: 'Kasus {id}', en: 'Case {id}' },
  unread: { id: 'Belum dibaca', en: 'Unread' },
  notYourKey: { id: 'Tidak dienkripsi untuk kunci Anda', en: 'Not sealed to your key' },
  letYouIn: {
    id: 'Penerima yang dapat membukanya harus memberi Anda akses.',
    en: 'A recipient who can open it has to let you in.',
  },
  daysAgo: {
    id: '{days, plural, =0 {hari ini} other {# hari lalu}}',
    en: '{days, plural, =0 {today} one {# day ago} other {# days ago}}',
  },
  years: { id: 'Laporan per tahun', en: 'Reports by year' },
  yearsText: {
    id: 'Hanya tahun yang sudah berakhir, tanpa laporan yang ditutup bagi sebagian penerima. Angka di bawah lima tidak ditampilkan.',
    en: 'Only years that are over, without reports that were closed to some recipients. Numbers below five are not shown.',
  },
  noYears: { id: 'Belum ada tahun yang berakhir.', en: 'No year is over yet.' },
  year: { id: 'Tahun', en: 'Year' },
  acknowledgedInTime: { id: 'Ditanggapi dalam 7 hari', en: 'Acknowledged within 7 days' },
  answeredInTime: { id: 'Dijawab dalam 3 bulan', en: 'Answered within 3 months' },
  fewerThan: { id: 'kurang dari {count}, atau hampir semua', en: 'fewer than {count}, or nearly all' },
  becomeRecipient: { id: 'Menjadi penerima', en: 'Become a recipient' },
  setUp: { id: 'Siapkan saluran', en: 'Set up the channel' },
  keyWaits: {
    id: 'Kunci Anda siap dan menunggu sampai dua penerima memberi Anda akses.',
    en: 'Your key is ready and waits until two recipients let you in.',
  },
  keyReopens: {
    id: 'Kunci Anda siap. Saluran tertutup dan dibuka kembali ketika masa tunggunya berakhir; lihat Penerima.',
    en: 'Your key is ready. The channel is closed, and opens again when the notice is over; see Recipients.',
  },
  isClosed: {
    id: 'Saluran tertutup: tidak ada yang dapat membaca laporan, jadi halaman publik tidak menerimanya.',
    en: 'The channel is closed: nobody could read a report, so the public page takes none.',
  },
  onlyRecipients: {
    id: 'Hanya penerima yang dapat membaca laporan. Anda melihat jumlahnya, tanpa laporan hari ini.',
    en: 'Only recipients can read reports. You see how many there are, without those of today.',
  },
  allReports: { id: 'Semua laporan', en: 'All reports' },
  erasedCases: { id: 'Kasus yang dihapus', en: 'Erased cases' },
  erasedText: {
    id: 'Nomornya, harinya, dan cara penutupannya. Selebihnya sudah tidak ada.',
    en: 'Their number, their days, and how they were closed. Nothing else exists any more.',
  },
  case: { id: 'Kasus', en: 'Case' },
  closed: { id: 'Ditutup', en: 'Closed' },
  reason: { id: 'Alasan', en: 'Reason' },
  noneErased: { id: 'Belum ada kasus yang dihapus', en: 'No case has been erased yet' },

  readOffline: { id: 'Baca secara luring', en: 'Read offline' },
  readOfflineText: {
    id: 'Unduh kasus sebagaimana disimpan, masih terenkripsi, lalu buka dengan perintah age di komputer tempat kunci Anda berada. Unduhannya menjelaskan caranya.',
    en: 'Download a case as it is stored, still sealed, and open it with the age command on the computer that has your key. The download explains how.',
  },
  receivedOn: { id: 'diterima', en: 'received' },
  downloadCase: { id: 'Unduh kasus {id}, terenkripsi', en: 'Download case {id}, sealed' },
  downloadSealed: { id: 'Unduh terenkripsi', en: 'Download sealed' },
  noReport: { id: 'Belum ada laporan.', en: 'There is no report yet.' },

  unlockTitle: { id: 'Buka kunci laporan', en: 'Unlock the reports' },
  unlockText: {
    id: 'Laporan dienkripsi. Kunci Anda membukanya dalam proses tersendiri untuk sesi ini, yang berakhir sepuluh menit setelah terakhir dipakai.',
    en: 'Reports are sealed. Your key opens them in a process of its own for this session, which ends ten minutes after you last used it.',
  },
  withPassphrase: { id: 'Dengan frasa sandi Anda', en: 'With your passphrase' },
  passphrase: { id: 'Frasa sandi', en: 'Passphrase' },
  unlock: { id: 'Buka kunci', en: 'Unlock' },
  withKey: { id: 'Dengan kunci privat', en: 'With a private key' },
  keyHint: {
    id: 'Baris yang diawali AGE-SECRET-KEY-1. Dipakai untuk sesi ini lalu dilupakan, tidak pernah disimpan.',
    en: 'A line that begins with AGE-SECRET-KEY-1. It is used for this session and forgotten, never stored.',
  },
  privateKey: { id: 'Kunci privat', en: 'Private key' },
  unlockWithKey: { id: 'Buka dengan kunci ini', en: 'Unlock with this key' },
  tooManyAttempts: { id: 'Terlalu banyak percobaan', en: 'Too many attempts' },
  tryAgainIn: { id: 'Silakan coba lagi dalam {minutes} menit.', en: 'Please try again in {minutes} min.' },
  unlocked: { id: 'Kunci terbuka', en: 'Unlocked' },
  unlockedText: {
    id: 'Kunci tetap terbuka selama sepuluh menit setelah terakhir Anda pakai.',
    en: 'The key stays open for ten minutes after you last used it.',
  },
  locked: { id: 'Terkunci', en: 'Locked' },
  lockedText: { id: 'Proses yang memegang kunci sudah berakhir.', en: 'The process that held the key has ended.' },
  unlockFirst: { id: 'Buka kunci laporan untuk melanjutkan.', en: 'Unlock the reports to go on.' },
  stillLocked: { id: 'Masih terkunci', en: 'Still locked' },
  wrongKey: { id: 'Kunci ini tidak membuka apa pun di sini', en: 'This key opens nothing here' },
  wrongPassphrase: { id: 'Frasa sandi ini tidak membuka kunci Anda', en: 'This passphrase does not open your key' },
});

export const caseStatusWords = words({
  received: { id: 'Diterima', en: 'Received' },
  under_review: { id: 'Ditelaah', en: 'Under review' },
  information_needed: { id: 'Perlu informasi', en: 'Information needed' },
  closed: { id: 'Ditutup', en: 'Closed' },
});

export const closeReasonWords = words({
  substantiated: { id: 'Terbukti dan ditindaklanjuti', en: 'Substantiated and acted on' },
  unsubstantiated: { id: 'Tidak terbukti setelah ditelaah', en: 'Not substantiated after review' },
  insufficient_information: { id: 'Informasi tidak cukup', en: 'Too little information' },
  out_of_scope: { id: 'Di luar cakupan saluran', en: 'Outside the scope of the channel' },
  duplicate: { id: 'Ditangani dalam laporan lain', en: 'Dealt with in another report' },
});
