import { words } from '../site/words.ts';
import { updateEvents } from './activity-updates.words.ts';

/** What entries of the activity log are about. */
export const activityNouns = words({
  article: { id: 'artikel', en: 'article' },
  asset: { id: 'aset', en: 'asset' },
  leader: { id: 'anggota manajemen', en: 'leader' },
  account: { id: 'akun', en: 'account' },
  'activity log': { id: 'log aktivitas', en: 'activity log' },
  'data breach': { id: 'insiden data', en: 'data breach' },
  'data request': { id: 'permintaan data', en: 'data request' },
  email: { id: 'email', en: 'email' },
  message: { id: 'pesan', en: 'message' },
  'preview link': { id: 'tautan pratinjau', en: 'preview link' },
  'processing entry': { id: 'entri register', en: 'processing entry' },
  'report key': { id: 'kunci laporan', en: 'report key' },
  'report recipient': { id: 'penerima laporan', en: 'report recipient' },
  redirect: { id: 'pengalihan', en: 'redirect' },
  report: { id: 'laporan', en: 'report' },
  review: { id: 'tinjauan', en: 'review' },
  'saved filter': { id: 'filter tersimpan', en: 'saved filter' },
  session: { id: 'sesi', en: 'session' },
  'sign-in policy': { id: 'kebijakan masuk', en: 'sign-in policy' },
  trash: { id: 'tempat sampah', en: 'trash' },
  'unsaved text': { id: 'tulisan yang belum disimpan', en: 'unsaved text' },
});

/**
 * The events of the activity log by the kind of act that they count as. The part of a name before the dot is the noun; where there is
 * none, an event says its noun itself when its words name one. `id` and `name` are those of what the entry is about.
 */
export const eventWords = {
  login: words({
    signedIn: { id: 'Masuk', en: 'Signed in' },
    signedInWith: { id: 'Masuk dengan {means}', en: 'Signed in with {means}' },
    signInRefused: { id: 'Upaya masuk ditolak', en: 'Sign-in refused' },
  }),
  logout: words({
    signedOut: { id: 'Keluar', en: 'Signed out' },
    sessionEnded: { id: 'Mengakhiri sesi', en: 'Ended a session' },
    deviceSessionEnded: { id: 'Mengakhiri sesi ({device})', en: 'Ended a session ({device})' },
    otherSessionsEnded: { id: 'Mengakhiri sesi lain: {count}', en: 'Ended other sessions: {count}' },
  }),
  upload: words({
    'asset.uploaded': { id: 'Mengunggah aset "{name}"', en: 'Uploaded asset "{name}"' },
  }),
  create: words({
    created: { id: 'Membuat {noun} "{name}"', en: 'Created {noun} "{name}"' },
    'article.commentAnswered': {
      id: 'Membalas komentar #{comment} pada artikel "{name}"',
      en: 'Answered comment #{comment} on article "{name}"',
    },
    'article.duplicated': {
      id: 'Menyalin artikel #{original} menjadi "{name}"',
      en: 'Duplicated article #{original} as "{name}"',
    },
    'article.commented': {
      id: 'Mengomentari bagian artikel "{name}"',
      en: 'Commented on a passage of article "{name}"',
    },
    'article.previewed': {
      id: 'Membuat tautan pratinjau #{link} untuk artikel "{name}", berlaku {hours} jam',
      en: 'Created preview link #{link} of article "{name}", valid for {hours} h',
    },
    'message.replied': { id: 'Mencatat balasan atas pesan #{id}', en: 'Entered a reply to message #{id}' },
    'account.invited': { id: 'Mengundang "{name}" sebagai {roles}', en: 'Invited "{name}" as {roles}' },
    'account.microsoftAllowed': {
      id: 'Mengizinkan akun Microsoft "{address}" masuk sebagai "{name}"',
      en: 'Allowed Microsoft account "{address}" to sign in as "{name}"',
    },
    'data request.received': { id: 'Menerima permintaan data #{id}', en: 'Received data request #{id}' },
    'data request.entered': { id: 'Mencatat permintaan data #{id}', en: 'Entered data request #{id}' },
    'processing entry.filled': {
      id: 'Menambahkan {count} entri ke register yang kosong',
      en: 'Added {count} entries to the empty register',
    },
    'report recipient.joined': {
      id: 'Menjadi penerima laporan ({state, select, active {aktif} waiting {menunggu}})',
      en: 'Became a report recipient ({state, select, active {active} waiting {waiting}})',
    },
    'report recipient.recoveryAdded': {
      id: 'Menambahkan kunci pemulihan laporan ({state, select, active {aktif} waiting {menunggu}})',
      en: 'Added a recovery key for reports ({state, select, active {active} waiting {waiting}})',
    },
  }),
  ...updateEvents,
  delete: words({
    deleted: { id: 'Menghapus {noun} "{name}"', en: 'Deleted {noun} "{name}"' },
    purged: {
      id: 'Menghapus {noun} "{name}" dari tempat sampah secara permanen',
      en: 'Removed {noun} "{name}" from the trash for good',
    },
    purgedAgain: {
      id: 'Menghapus lagi {noun} {id} secara permanen, yang muncul kembali dari cadangan yang dipulihkan',
      en: 'Removed {noun} {id} for good again, which a restored backup had brought back',
    },
    'article.previewRevoked': {
      id: 'Mencabut tautan pratinjau #{link} untuk artikel #{id}',
      en: 'Revoked preview link #{link} of article #{id}',
    },
    'saved filter.deleted': {
      id: 'Menghapus filter sendiri pada daftar {list, select, articles {artikel} assets {aset} messages {pesan} logs {log aktivitas}}',
      en: 'Deleted an own filter of the list of {list, select, articles {articles} assets {assets} messages {messages} logs {logs}}',
    },
    'account.microsoftRemoved': {
      id: 'Tidak lagi mengizinkan akun Microsoft "{address}" masuk sebagai "{name}"',
      en: 'No longer allowed Microsoft account "{address}" to sign in as "{name}"',
    },
    'message.expired': {
      id: 'Menghapus {count} pesan kontak yang masa simpannya telah berakhir',
      en: 'Erased {count} contact messages whose retention period has ended',
    },
    'message.erasedAgain': {
      id: 'Menghapus lagi {count} pesan kontak yang muncul kembali dari cadangan yang dipulihkan',
      en: 'Erased {count} contact messages again, which a restored backup had brought back',
    },
    'message.personErased': {
      id: 'Menghapus data satu orang: {messages, number} pesan, {files, number} berkas, {emails, number} email lain, {mentions, number} penyebutan di tempat lain, dan {versions, number} versi konten',
      en: 'Erased the data of one person: {messages} message{messages, plural, one {} other {s}}, {files} file{files, plural, one {} other {s}}, {emails} other email{emails, plural, one {} other {s}}, {mentions} mention{mentions, plural, one {} other {s}} elsewhere and {versions} version{versions, plural, one {} other {s}} of content',
    },
    'processing entry.deleted': { id: 'Menghapus entri register "{name}"', en: 'Deleted the register entry "{name}"' },
    'report recipient.turnedDown': {
      id: 'Menolak penerima laporan "{name}"',
      en: 'Turned down the report recipient "{name}"',
    },
    'report recipient.removed': {
      id: 'Menghapus penerima laporan "{name}"',
      en: 'Removed the report recipient "{name}"',
    },
    'report recipient.left': {
      id: 'Menghapus penerima laporan "{name}", atas permintaannya sendiri',
      en: 'Removed the report recipient "{name}", as they had asked',
    },
    'report recipient.removedByTwo': {
      id: 'Menghapus penerima laporan "{name}", atas permintaan {other}',
      en: 'Removed the report recipient "{name}", as {other} had asked',
    },
    'report recipient.demonstrationEnded': {
      id: 'Menghapus penerima laporan "{name}" dari peragaan',
      en: 'Removed the report recipient "{name}" of the demonstration',
    },
  }),
  other: words({
    restored: { id: 'Memulihkan {noun} "{name}" dari tempat sampah', en: 'Restored {noun} "{name}" from the trash' },
    textDiscarded: { id: 'Membuang tulisan yang belum disimpan', en: 'Discarded unsaved text' },
    passkeyBegun: { id: 'Mulai menambahkan kunci sandi', en: 'Began to add a passkey' },
    waitsEnded: {
      id: 'Mengakhiri semua waktu tunggu setelah kata sandi salah',
      en: 'Ended all waits after wrong passwords',
    },
    // Messages and email
    'message.answerQueued': { id: 'Mengantrekan jawaban atas pesan #{id}', en: 'Queued an answer to message #{id}' },
    'message.answerSent': { id: 'Mengirim jawaban atas pesan #{id}', en: 'Sent the answer to message #{id}' },
    'message.answerDelayed': {
      id: 'Jawaban atas pesan #{id} belum diterima peladen dan akan dicoba lagi',
      en: 'The answer to message #{id} was not taken yet and is tried again',
    },
    'message.answerRefused': { id: 'Jawaban atas pesan #{id} ditolak', en: 'The answer to message #{id} was refused' },
    'message.opened': { id: 'Membuka pesan #{id}', en: 'Opened message #{id}' },
    'message.fileDownloaded': {
      id: 'Mengunduh berkas #{file} dari pesan #{id}',
      en: 'Downloaded file #{file} of message #{id}',
    },
    'article.exported': { id: 'Mengekspor daftar artikel', en: 'Exported the list of articles' },
    'message.exported': {
      id: 'Mengekspor {count, number} pesan',
      en: 'Exported {count} message{count, plural, one {} other {s}}',
    },
    'message.manyExported': { id: 'Mengekspor lebih dari {count} pesan', en: 'Exported more than {count} messages' },
    'email.queued': {
      id: 'Mengantrekan email "{name}" kepada {count, number} penerima',
      en: 'Queued the email "{name}" to {count} recipient{count, plural, one {} other {s}}',
    },
    'email.queuedAgain': {
      id: 'Mengantrekan kembali email "{name}" kepada {count, number} penerima',
      en: 'Queued again the email "{name}" to {count} recipient{count, plural, one {} other {s}}',
    },
    'email.sent': {
      id: 'Mengirim email "{name}" kepada {count, number} penerima',
      en: 'Sent the email "{name}" to {count} recipient{count, plural, one {} other {s}}',
    },
    'email.delayed': {
      id: 'Email "{name}" kepada {count, number} penerima belum diterima peladen dan akan dicoba lagi',
      en: 'The email "{name}" to {count} recipient{count, plural, one {} other {s}} was not taken yet and is tried again',
    },
    'email.refused': {
      id: 'Email "{name}" kepada {count, number} penerima ditolak',
      en: 'The email "{name}" to {count} recipient{count, plural, one {} other {s}} was refused',
    },
    'email.tried': { id: 'Mencoba kembali email "{name}"', en: 'Tried the email "{name}" again' },
    'email.cancelled': { id: 'Membatalkan email "{name}"', en: 'Cancelled the email "{name}"' },
    // Data protection, reports
    'data request.opened': {
      id: 'Membuka data permintaan data #{id} ({step})',
      en: 'Opened the data of data request #{id} ({step})',
    },
    'data breach.addressesDownloaded': {
      id: 'Mengunduh alamat pihak yang terdampak insiden data #{id}',
      en: 'Downloaded the addresses of those affected by data breach #{id}',
    },
    'report key.unlocked': { id: 'Membuka kunci laporan', en: 'Unlocked the reports' },
    'report key.locked': { id: 'Mengunci laporan', en: 'Locked the reports' },
    // The log itself, backups
    'redirect.exported': {
      id: 'Mengekspor {list, select, missed {alamat yang tidak ditemukan} other {pengalihan}}',
      en: 'Exported the {list, select, missed {missed addresses} other {redirects}}',
    },
    'activity log.exported': { id: 'Mengekspor log aktivitas', en: 'Exported the activity log' },
    'activity log.provenExported': {
      id: 'Mengekspor log aktivitas beserta buktinya',
      en: 'Exported the activity log with its proof',
    },
    'activity log.checked': {
      id: 'Memeriksa log aktivitas{result, select, intact {: utuh} broken {: tidak utuh} unknown {}}',
      en: 'Checked the activity log{result, select, intact {: intact} broken {: not intact} unknown {}}',
    },
    'activity log.begun': { id: 'Mulai merantai log aktivitas', en: 'Began to chain the activity log' },
    'activity log.shortened': {
      id: 'Menghapus entri sampai {until} yang lebih lama dari {days} hari; entri berikutnya menyusul hash {hash}',
      en: 'Removed the entries up to {until}, older than {days} days; the next follows the hash {hash}',
    },
    'activity log.lossAccepted': {
      id: 'Menerima bahwa entri {from} sampai {to} hilang: {reason}',
      en: 'Accepted that the entries {from} to {to} are missing: {reason}',
    },
    'activity log.keyChanged': {
      id: 'Mulai dari sini log aktivitas disegel dengan kunci lain',
      en: 'The activity log is sealed with another key from here on',
    },
    backedUp: { id: 'Membuat cadangan situs', en: 'Made a backup of the site' },
    movedHere: { id: 'Memindahkan situs ke sini', en: 'Moved the site here' },
    backupRestored: {
      id: 'Memulihkan cadangan dari {moment}; semua sesi diakhiri; {count} penghapusan sejak saat itu diulangi',
      en: 'Restored a backup of {moment}; all sessions have ended; {count} erasures since then were repeated',
    },
    // What was refused, with the kind of act that was tried
    refused: {
      id: '{action, select, login {Masuk} logout {Keluar} upload {Mengunggah} create {Membuat} update {Memperbarui} delete {Menghapus} other {Mengubah}} {noun}: ditolak',
      en: '{action, select, login {Sign-in} logout {Sign-out} upload {Upload of} create {Create} update {Update} delete {Delete} other {Change of}} {noun}: refused',
    },
    limitReached: {
      id: '{action, select, login {Masuk} logout {Keluar} upload {Mengunggah} create {Membuat} update {Memperbarui} delete {Menghapus} other {Mengubah}} {noun}: batas tercapai',
      en: '{action, select, login {Sign-in} logout {Sign-out} upload {Upload of} create {Create} update {Update} delete {Delete} other {Change of}} {noun}: limit reached',
    },
    readingRefused: { id: 'Membaca tanpa hak {right}: ditolak', en: 'Reading without the right {right}: refused' },
    failed: {
      id: '{action, select, login {Masuk} logout {Keluar} upload {Mengunggah} create {Membuat} update {Memperbarui} delete {Menghapus} other {Mengubah}} {noun}: gagal',
      en: '{action, select, login {Sign-in} logout {Sign-out} upload {Upload of} create {Create} update {Update} delete {Delete} other {Change of}} {noun}: failed',
    },
  }),
};
