import { words } from '../../site/words.ts';

export const roleWords = words({
  administrator: { id: 'Administrator', en: 'Administrator' },
  editor: { id: 'Editor', en: 'Editor' },
  writer: { id: 'Penulis', en: 'Writer' },
  'translator:id': { id: 'Penerjemah bahasa Indonesia', en: 'Indonesian translator' },
  'translator:en': { id: 'Penerjemah bahasa Inggris', en: 'English translator' },
  recipient: { id: 'Penerima laporan BAIK', en: 'BAIK recipient' },
  privacy_officer: { id: 'Petugas pelindungan data', en: 'Privacy officer' },
  auditor: { id: 'Auditor', en: 'Auditor' },
});

export const roleHints = words({
  administrator: {
    id: 'Semua hal selain membaca laporan BAIK',
    en: 'Everything but reading BAIK reports',
  },
  editor: {
    id: 'Menerbitkan artikel, mengelola berkas dan kepemimpinan, menjawab pesan',
    en: 'Publishes articles, manages files and leaders, answers messages',
  },
  writer: {
    id: 'Menulis draf; editor menerbitkannya',
    en: 'Writes drafts, which editors publish',
  },
  'translator:id': {
    id: 'Mengubah teks bahasa Indonesia pada draf',
    en: 'Changes the Indonesian text of drafts',
  },
  'translator:en': {
    id: 'Mengubah teks bahasa Inggris pada draf',
    en: 'Changes the English text of drafts',
  },
  recipient: {
    id: 'Membaca laporan setelah penerima lain menerima kuncinya',
    en: 'Reads reports once another recipient has admitted the key',
  },
  privacy_officer: {
    id: 'Menangani permintaan atas data pribadi dan menghapusnya',
    en: 'Handles requests about personal data and erases it',
  },
  auditor: { id: 'Membaca log aktivitas', en: 'Reads the activity log' },
});

export const managedAccountWords = words({
  title: { id: 'Akun', en: 'Accounts' },
  text: {
    id: 'Siapa yang dapat masuk ke panel pengelola, dan apa yang boleh dilakukannya.',
    en: 'Who can sign in to the back-office, and what they may do.',
  },
  invite: { id: 'Undang anggota', en: 'Invite somebody' },
  account: { id: 'Akun', en: 'Account' },
  roles: { id: 'Peran', en: 'Roles' },
  noRole: { id: 'Tanpa peran', en: 'No role' },
  lastSignIn: { id: 'Terakhir masuk', en: 'Last sign-in' },
  never: { id: 'Belum pernah', en: 'Never' },
  secondFactor: { id: 'Faktor kedua', en: 'Second factor' },
  on: { id: 'Aktif', en: 'On' },
  off: { id: 'Tidak ada', en: 'None' },
  status: { id: 'Status', en: 'Status' },
  active: { id: 'Aktif', en: 'Active' },
  disabled: { id: 'Dinonaktifkan', en: 'Disabled' },
  invited: { id: 'Diundang', en: 'Invited' },
  expired: { id: 'Undangan kedaluwarsa', en: 'Invitation expired' },
  you: { id: '(Anda)', en: '(you)' },
  email: { id: 'Alamat email', en: 'Email address' },
  emailHint: {
    id: 'Untuk undangan dan pemberitahuan keamanan. Jika kosong, Anda menyerahkan tautannya sendiri.',
    en: 'For the invitation and security notices. When empty, you hand over the link yourself.',
  },
  noEmail: { id: 'Tidak ada', en: 'None' },
  sessions: { id: 'Sesi terbuka', en: 'Open sessions' },
  username: { id: 'Nama pengguna', en: 'Username' },
  usernameHint: { id: '3 sampai 64 huruf, angka, atau . _ @ -', en: '3 to 64 letters, digits or . _ @ -' },
  language: { id: 'Bahasa panel pengelola', en: 'Language of the back-office' },
  delivery: { id: 'Kirim tautan lewat email', en: 'Send the link by mail' },
  createInvitation: { id: 'Buat undangan', en: 'Make the invitation' },
  confirm: { id: 'Konfirmasi dengan kata sandi Anda', en: 'Confirm with your password' },
  saveRoles: { id: 'Simpan peran', en: 'Save roles' },
  endSessions: { id: 'Akhiri semua sesi', en: 'End all sessions' },
  disable: { id: 'Nonaktifkan', en: 'Disable' },
  enable: { id: 'Aktifkan kembali', en: 'Enable again' },
  resetFactor: { id: 'Minta penghapusan faktor kedua', en: 'Ask to remove the second factor' },
  confirmReset: { id: 'Setujui penghapusan faktor kedua', en: 'Confirm removing the second factor' },
  newLink: { id: 'Buat tautan undangan baru', en: 'Make a new invitation link' },
  resetAsked: {
    id: '{username} meminta penghapusan faktor kedua akun ini. Administrator lain harus menyetujuinya dalam 24 jam.',
    en: '{username} has asked to remove the second factor of this account. Another administrator has to confirm it within 24 hours.',
  },
  otherRecipient: {
    id: 'Peran penerima BAIK hanya dapat diberikan oleh administrator lain, bukan oleh diri sendiri.',
    en: 'The role of a BAIK recipient is given by another administrator, not by yourself.',
  },
  recipientKey: {
    id: 'Mencabut peran penerima menutup layar laporan bagi akun ini. Kuncinya tetap ada sampai penerima lain mengeluarkannya.',
    en: 'Taking away the role of recipient closes the report screens to this account. Its key stays until another recipient removes it.',
  },
  saved: { id: 'Akun diperbarui', en: 'Account updated' },
  rolesSaved: { id: 'Peran disimpan', en: 'Roles saved' },
  sessionsEnded: { id: 'Semua sesi berakhir', en: 'All sessions ended' },
  nowDisabled: { id: 'Akun dinonaktifkan', en: 'Account disabled' },
  nowDisabledText: { id: 'Sesinya telah berakhir.', en: 'Its sessions have ended.' },
  nowEnabled: { id: 'Akun aktif kembali', en: 'Account enabled' },
  resetRequested: { id: 'Permintaan dicatat', en: 'Request recorded' },
  resetRequestedText: {
    id: 'Administrator lain harus menyetujuinya dalam 24 jam.',
    en: 'Another administrator has to confirm it within 24 hours.',
  },
  factorRemoved: { id: 'Faktor kedua dihapus', en: 'Second factor removed' },
  mailed: { id: 'Undangan dikirim', en: 'Invitation sent' },
  mailedTo: { id: 'Tautan dikirim ke {email}.', en: 'The link is on its way to {email}.' },
  linkTitle: { id: 'Tautan undangan', en: 'Invitation link' },
  linkText: {
    id: 'Serahkan tautan ini kepada {username} secara langsung. Tautan hanya ditampilkan sekali, berlaku satu kali dan dalam 72 jam.',
    en: 'Hand this link to {username} yourself. It is shown only now, works once and within 72 hours.',
  },
  toAccounts: { id: 'Ke daftar akun', en: 'To the accounts' },
  refused: { id: 'Tidak ada yang diubah', en: 'Nothing was changed' },
  missing: { id: 'Akun ini tidak ada', en: 'There is no such account' },
  nameTaken: { id: 'Nama ini sudah dipakai', en: 'This name is taken' },
  lastAdministrator: {
    id: 'Ini administrator terakhir. Jadikan akun lain administrator terlebih dahulu.',
    en: 'This is the last administrator. Make another account an administrator first.',
  },
  ownAccount: {
    id: 'Anda tidak dapat melakukan ini terhadap akun Anda sendiri.',
    en: 'You cannot do this to your own account.',
  },
  acceptedAlready: { id: 'Undangan sudah diterima.', en: 'The invitation was accepted already.' },
  isDisabled: { id: 'Akun dinonaktifkan. Aktifkan dahulu.', en: 'The account is disabled. Enable it first.' },
  noFactor: { id: 'Akun ini tidak punya faktor kedua.', en: 'This account has no second factor.' },
  secondAdministrator: {
    id: 'Administrator lain harus menyetujuinya.',
    en: 'Another administrator has to confirm it.',
  },
  youngAccount: {
    id: 'Administrator yang akunnya berumur lebih dari 72 jam harus menyetujuinya.',
    en: 'An administrator whose account is older than 72 hours has to confirm it.',
  },
});
