import { words } from '../../site/words.ts';

/** Screens for managing recipients. */
export const recipientWords = words({
  publicNameTitle: { id: 'Nama Anda bagi pelapor', en: 'Your name for reporters' },
  publicNameText: {
    id: 'Pelapor melihatnya di halaman publik saat memilih siapa yang tidak boleh membaca laporan.',
    en: 'Reporters see it on the public page when they choose who may not read a report.',
  },
  publicName: { id: 'Nama dan jabatan', en: 'Name and position' },
  publicGroup: { id: 'Kelompok', en: 'Group' },
  savePublicName: { id: 'Simpan nama', en: 'Save the name' },
  publicNameSaved: { id: 'Nama disimpan', en: 'Name saved' },
  title: { id: 'Penerima', en: 'Recipients' },
  allReports: { id: 'Semua laporan', en: 'All reports' },
  text: {
    id: 'Setiap laporan dienkripsi untuk kunci yang aktif. Memberi atau mencabut akses mengenkripsi ulang kunci semua kasus; yang sudah dibaca seorang penerima tetap sudah dibaca.',
    en: 'Every report is sealed to the active keys. Letting somebody in, or taking somebody out, seals the keys of all cases anew; what a recipient has read already stays read.',
  },
  recipient: { id: 'Penerima', en: 'Recipient' },
  publicKey: { id: 'Kunci publik', en: 'Public key' },
  since: { id: 'Sejak', en: 'Since' },
  status: { id: 'Status', en: 'Status' },
  you: { id: '(Anda)', en: '(you)' },
  active: { id: 'Aktif', en: 'Active' },
  waiting: { id: 'Menunggu', en: 'Waiting' },
  letIn: { id: 'Beri akses', en: 'Let in' },
  leave: { id: 'Berhenti', en: 'Leave' },
  takeOut: { id: 'Cabut akses', en: 'Take out' },
  addRecovery: { id: 'Tambah kunci pemulihan', en: 'Add a recovery key' },
  addRecoveryText: {
    id: 'Disimpan di brankas dan tidak membaca apa pun sampai diperlukan.',
    en: 'Lies in a safe and reads nothing until it is needed.',
  },
  publicHalf: {
    id: 'Bagian publik (kosongkan untuk membuat kunci baru)',
    en: 'Public half (leave empty to make a new key)',
  },
  addIt: { id: 'Tambahkan', en: 'Add it' },
  changePassphrase: { id: 'Ubah frasa sandi Anda', en: 'Change your passphrase' },
  newPassphrase: { id: 'Frasa sandi baru', en: 'New passphrase' },
  newPassphraseAgain: { id: 'Ulangi frasa sandi baru', en: 'New passphrase again' },
  atLeast: { id: 'Paling sedikit {count} karakter.', en: 'At least {count} characters.' },
  onceMore: { id: 'Sekali lagi.', en: 'Once more.' },
  changeIt: { id: 'Ubah', en: 'Change it' },
  noRecipient: { id: 'Penerima tidak ditemukan', en: 'Recipient not found' },
  passphraseChanged: { id: 'Frasa sandi diubah', en: 'Passphrase changed' },
  oldOpensNothing: {
    id: 'Yang lama tidak membuka apa pun lagi.',
    en: 'The old one opens nothing any more.',
  },
  already: { id: 'Anda sudah menjadi penerima', en: 'You are a recipient already' },
  keyInUse: { id: 'Kunci ini sudah dipakai', en: 'This key is in use already' },
  isOpen: { id: 'Saluran terbuka', en: 'The channel is open' },
  takesReports: {
    id: 'Mulai sekarang halaman publik menerima laporan.',
    en: 'From now on the public page takes reports.',
  },
  recoveryKey: { id: 'Kunci pemulihan', en: 'Recovery key' },
  sealedAnew: {
    id: '{cases, number} kasus dienkripsi ulang.',
    en: '{cases, plural, one {# case was} other {# cases were}} sealed anew.',
  },
  notOpened: {
    id: '{count} tidak dapat dibuka dengan kunci Anda dan tetap seperti semula.',
    en: '{count} could not be opened with your key and stayed as they were.',
  },
  stopQuestion: { id: 'Berhenti menjadi penerima?', en: 'Stop being a recipient?' },
  takeOutQuestion: { id: 'Cabut akses "{label}"?', en: 'Take "{label}" out?' },
  removalText: {
    id: 'Laporan baru tidak lagi dienkripsi untuk kunci ini, dan kasus yang ada dienkripsi ulang tanpa kunci ini. Yang sudah dibaca atau diekspor tetap ada pada yang melakukannya.',
    en: 'New reports are no longer sealed to this key, and the cases are sealed anew without it. What was read or exported before stays with whoever did it.',
  },
  lastKey: {
    id: 'Jika ini kunci terakhir yang dapat membaca, saluran ditutup, dan kasus yang tidak dapat dibuka kunci lain tidak akan pernah dapat dibaca lagi.',
    en: 'If this is the last key with which somebody reads, the channel closes, and cases that no other key opens can never be read again.',
  },

  printTitle: {
    id: 'Cetak kunci pemulihan dan simpan di tempat terkunci',
    en: 'Print the recovery key and lock it away',
  },
  shownOnce: {
    id: 'Kunci ini ditampilkan sekali saja. Server hanya menyimpan bagian publiknya.',
    en: 'This is shown once. The server has kept the public half only.',
  },
  privateHalf: { id: 'Bagian privat', en: 'Private half' },
  opensAll: {
    id: 'Dengan kunci ini setiap laporan terbuka: di panel pengelola pada "Dengan kunci privat", dan kasus yang diekspor di komputer mana pun dengan',
    en: 'With it, every report opens: in the back-office under "With a private key", and an exported case on any computer with',
  },
  takesTwo: {
    id: 'Di panel pengelola, kunci ini baru boleh dipakai setelah seorang penerima mengonfirmasi, atau 72 jam setelah dimasukkan. Semua penerima diberi tahu.',
    en: 'In the back-office it may be used once a recipient has confirmed it, or 72 hours after it was entered. All recipients are told.',
  },
  kept: { id: 'Sudah saya simpan', en: 'I have kept it' },
});

export const keyKindWords = words({
  passphrase: { id: 'Kunci dibuat di sini, dengan frasa sandi', en: 'Key made here, under a passphrase' },
  offline: { id: 'Kunci disimpan di tempat lain', en: 'Key kept elsewhere' },
  recovery: { id: 'Kunci pemulihan, disimpan luring', en: 'Recovery key, kept offline' },
});

/** Form for becoming a recipient. */
export const joinWords = words({
  setUpTitle: { id: 'Siapkan saluran laporan', en: 'Set up the report channel' },
  joinTitle: { id: 'Menjadi penerima', en: 'Become a recipient' },
  setUpText: {
    id: 'Begitu satu penerima memiliki kunci, halaman publik menerima laporan. Laporan dienkripsi untuk para penerima, kunci pemulihan, dan kode pelapornya. Bila semua kunci itu hilang, tidak ada yang dapat membukanya.',
    en: 'As soon as one recipient has a key, the public page takes reports. They are sealed to the recipients, the recovery key and the code of their reporter. If all of these are lost, nobody can ever open them.',
  },
  joinText: {
    id: 'Buat kunci Anda di sini. Seorang penerima lalu meminta agar Anda diberi akses. Akses itu berlaku setelah penerima lain menyetujuinya, atau setelah 72 jam.',
    en: 'Make your key here. A recipient then asks to let you in. It takes effect when another recipient agrees, or after 72 hours.',
  },
  summary: { id: 'Ada yang harus diperbaiki', en: 'Invalid entries' },
  yourKey: { id: 'Kunci Anda', en: 'Your key' },
  makeHere: {
    id: 'Buat kunci di sini. Kunci disimpan dengan frasa sandi Anda, yang tidak diketahui orang lain dan tidak dapat diatur ulang oleh siapa pun.',
    en: 'Make a key here. It is stored under your passphrase, which nobody else knows and nobody can reset.',
  },
  passphrase: { id: 'Frasa sandi', en: 'Passphrase' },
  passphraseHint: {
    id: 'Paling sedikit {count} karakter. Lima kata acak lebih baik daripada satu kata yang cerdik.',
    en: 'At least {count} characters. Five random words are better than one clever one.',
  },
  passphraseAgain: { id: 'Ulangi frasa sandi', en: 'Passphrase again' },
  onceMore: { id: 'Sekali lagi.', en: 'Once more.' },
  bringKey: {
    id: 'Bawa kunci publik. Bagian privatnya tetap di tempat Anda membuatnya (age-keygen).',
    en: 'Bring a public key. Its private half stays where you made it (age-keygen).',
  },
  publicKey: { id: 'Kunci publik', en: 'Public key' },
  publicKeyHint: { id: 'Diawali age1.', en: 'Begins with age1.' },
  recovery: { id: 'Kunci pemulihan', en: 'A recovery key' },
  recoveryText: {
    id: 'Untuk hari ketika frasa sandi terlupakan atau seseorang keluar. Cetak, simpan di tempat terkunci, dan jangan simpan di komputer. Di sini, kunci ini baru boleh dipakai setelah seorang penerima mengonfirmasi, atau 72 jam setelah dimasukkan.',
    en: 'For the day on which a passphrase is forgotten or somebody leaves. Print it, lock it away, and do not keep it on a computer. Here it may be used once a recipient has confirmed it, or 72 hours after it was entered.',
  },
  makeRecovery: {
    id: 'Buat sekarang dan tampilkan bagian privatnya satu kali',
    en: 'Make one now and show me its private half once',
  },
  bringRecovery: { id: 'Bawa bagian publik kunci yang sudah ada', en: 'Bring the public half of one' },
  recoveryKey: { id: 'Kunci publik pemulihan', en: 'Recovery public key' },
  notices: { id: 'Pemberitahuan', en: 'Notices' },
  noticeHint: {
    id: 'Paling banyak sekali sehari, dan hanya bahwa ada yang perlu dibaca. Kosongkan jika tidak perlu.',
    en: 'Once a day at most, and only that there is something to read. Leave it empty for none.',
  },
  email: { id: 'Alamat email', en: 'Email address' },
  openChannel: { id: 'Buka saluran', en: 'Open the channel' },
  makeKey: { id: 'Buat kunci saya', en: 'Make my key' },
  keyProblem: {
    id: 'Masukkan kunci publik age: age1 dan 58 huruf dan angka. Kunci plugin dan kunci pascakuantum tidak dikenal setiap age',
    en: 'Enter an age public key: age1 and 58 letters and digits. Keys of plugins and post-quantum keys are not known to every age',
  },
  emailInvalid: {
    id: 'Masukkan alamat email lengkap, misalnya nama@perusahaan.com',
    en: 'Enter a whole email address, such as name@company.com',
  },
  otherKey: {
    id: 'Pakai kunci lain daripada kunci yang Anda pakai membaca',
    en: 'Use another key than the one you read with',
  },
  tooShort: {
    id: 'Paling sedikit {count} karakter: beberapa kata yang tidak membentuk kalimat siapa pun',
    en: "Use at least {count} characters: a few words that belong to nobody''s sentence",
  },
  tooLong: { id: 'Paling banyak {count} karakter', en: 'Use at most {count} characters' },
  differ: { id: 'Kedua frasa sandi berbeda', en: 'The two passphrases differ' },
});
