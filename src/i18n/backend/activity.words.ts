import { words } from '../site/words.ts';

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
  update: words({
    // Content
    updated: { id: 'Memperbarui {noun} "{name}"', en: 'Updated {noun} "{name}"' },
    unchanged: { id: 'Menyimpan tanpa perubahan: {noun} "{name}"', en: 'Saved without changes: {noun} "{name}"' },
    published: { id: 'Menerbitkan {noun} "{name}"', en: 'Published {noun} "{name}"' },
    unpublished: { id: 'Membatalkan penerbitan {noun} "{name}"', en: 'Unpublished {noun} "{name}"' },
    archived: { id: 'Mengarsipkan {noun} "{name}"', en: 'Archived {noun} "{name}"' },
    shown: { id: 'Menampilkan {noun} "{name}"', en: 'Showed {noun} "{name}"' },
    hidden: { id: 'Menyembunyikan {noun} "{name}"', en: 'Hid {noun} "{name}"' },
    'asset.fileReplaced': { id: 'Mengganti berkas aset "{name}"', en: 'Replaced the file of asset "{name}"' },
    'asset.fileRestored': { id: 'Memulihkan berkas aset "{name}"', en: 'Restored the file of asset "{name}"' },
    'asset.moved': {
      id: 'Memindahkan aset "{asset}" ke posisi {position}',
      en: 'Moved asset "{asset}" to position {position}',
    },
    'asset.reordered': { id: 'Mengurutkan ulang {count} aset', en: 'Reordered {count} assets' },
    'asset.placeReordered': {
      id: 'Mengurutkan ulang {count} aset di {place}',
      en: 'Reordered {count} assets of {place}',
    },
    'leader.reordered': { id: 'Mengurutkan ulang {count} anggota manajemen', en: 'Reordered {count} leaders' },
    'article.fileRemoved': {
      id: 'Melepaskan berkas {path} dari artikel {articles}',
      en: 'Removed the file {path} from articles {articles}',
    },
    changedTogether: {
      id: '{bulk, select, publish {Menerbitkan} archive {Mengarsipkan} topic {Mengatur topik} delete {Menghapus} tag {Memberi tag pada} untag {Menghapus tag dari} move {Memindahkan}} {count, number} {noun} sekaligus{refused, plural, =0 {} other {, # ditolak}}',
      en: '{bulk, select, publish {Published} archive {Archived} topic {Set the topic of} delete {Deleted} tag {Tagged} untag {Removed tags of} move {Moved}} {count} {noun}{count, plural, one {} other {s}} together{refused, plural, =0 {} other {, # refused}}',
    },
    // Drafts, reviews, preview links, saved filters
    'article.draftSaved': {
      id: 'Menyimpan perubahan yang belum diterbitkan pada artikel "{title}"',
      en: 'Saved unpublished changes of article "{title}"',
    },
    'article.draftDiscarded': {
      id: 'Membuang perubahan yang belum diterbitkan pada artikel "{name}"',
      en: 'Discarded unpublished changes of article "{name}"',
    },
    'article.draftScheduled': {
      id: 'Menjadwalkan perubahan artikel "{name}" ({part, select, id {bahasa Indonesia} en {bahasa Inggris} other {semua}}) untuk {moment}',
      en: 'Scheduled unpublished changes of article "{name}" ({part, select, id {id} en {en} other {all}}) for {moment}',
    },
    'article.scheduleCancelled': {
      id: 'Membatalkan jadwal perubahan artikel "{name}" ({part, select, id {bahasa Indonesia} en {bahasa Inggris} other {semua}})',
      en: 'Cancelled the schedule of unpublished changes of article "{name}" ({part, select, id {id} en {en} other {all}})',
    },
    'article.submitted': {
      id: 'Mengajukan artikel "{name}" untuk ditinjau',
      en: 'Submitted article "{name}" for review',
    },
    'article.approved': { id: 'Menyetujui artikel "{name}"', en: 'Approved article "{name}"' },
    'article.changesRequested': {
      id: 'Meminta perbaikan artikel "{name}"',
      en: 'Requested changes of article "{name}"',
    },
    'article.commentResolved': {
      id: 'Menyelesaikan komentar #{comment} pada artikel #{id}',
      en: 'Resolved comment #{comment} on article #{id}',
    },
    'saved filter.saved': {
      id: 'Menyimpan filter sendiri pada daftar {list, select, articles {artikel} assets {aset} messages {pesan} logs {log aktivitas}}',
      en: 'Saved an own filter of the list of {list, select, articles {articles} assets {assets} messages {messages} logs {logs}}',
    },
    'saved filter.renamed': {
      id: 'Mengganti nama filter sendiri pada daftar {list, select, articles {artikel} assets {aset} messages {pesan} logs {log aktivitas}}',
      en: 'Renamed an own filter of the list of {list, select, articles {articles} assets {assets} messages {messages} logs {logs}}',
    },
    'saved filter.moved': {
      id: 'Memindahkan filter sendiri pada daftar {list, select, articles {artikel} assets {aset} messages {pesan} logs {log aktivitas}}',
      en: 'Moved an own filter of the list of {list, select, articles {articles} assets {assets} messages {messages} logs {logs}}',
    },
    // Messages
    'message.unassigned': { id: 'Melepaskan pesan #{id} dari petugasnya', en: 'Took message #{id} from its assignee' },
    'message.assigned': { id: 'Menugaskan pesan #{id}', en: 'Assigned message #{id}' },
    'message.statusChanged': { id: 'Mengubah status pesan #{id}', en: 'Changed the status of message #{id}' },
    // Accounts
    'account.reset': { id: 'Mengatur ulang akun "{name}"', en: 'Reset account "{name}"' },
    'account.invitedAgain': { id: 'Membuat undangan baru untuk "{name}"', en: 'Made a new invitation for "{name}"' },
    'account.invitationAccepted': {
      id: 'Menerima undangan dan memilih kata sandi',
      en: 'Accepted the invitation and chose a password',
    },
    'account.rolesChanged': { id: 'Mengubah peran "{name}"', en: 'Changed the roles of "{name}"' },
    'account.disabled': { id: 'Menonaktifkan akun "{name}"', en: 'Disabled account "{name}"' },
    'account.enabled': { id: 'Mengaktifkan akun "{name}"', en: 'Enabled account "{name}"' },
    'account.sessionsEnded': {
      id: 'Mengakhiri semua sesi "{name}": {count}',
      en: 'Ended all sessions of "{name}": {count}',
    },
    'account.factorRemovalRequested': {
      id: 'Meminta penghapusan faktor kedua "{name}"',
      en: 'Asked to remove the second factor of "{name}"',
    },
    'account.factorRemoved': { id: 'Menghapus faktor kedua "{name}"', en: 'Removed the second factor of "{name}"' },
    'account.factorRemovedByTwo': {
      id: 'Menghapus faktor kedua "{name}", atas permintaan {other}',
      en: 'Removed the second factor of "{name}", as {other} had asked',
    },
    'account.factorTurnedOn': {
      id: 'Mengaktifkan faktor kedua; sesi lain diakhiri: {count}',
      en: 'Turned on the second factor; other sessions ended: {count}',
    },
    'account.factorTurnedOff': { id: 'Menonaktifkan faktor kedua', en: 'Turned off the second factor' },
    'account.passkeyAdded': {
      id: 'Menambahkan kunci sandi "{passkey}"; sesi lain diakhiri: {count}',
      en: 'Added passkey "{passkey}"; other sessions ended: {count}',
    },
    'account.passkeyRemoved': { id: 'Menghapus kunci sandi "{passkey}"', en: 'Removed passkey "{passkey}"' },
    'account.passkeyRenamed': {
      id: 'Mengganti nama kunci sandi menjadi "{passkey}"',
      en: 'Renamed a passkey to "{passkey}"',
    },
    'account.languageChanged': { id: 'Mengganti bahasa sendiri', en: 'Changed the own language' },
    'account.passwordChanged': {
      id: 'Mengganti kata sandi sendiri; sesi lain diakhiri: {count}',
      en: 'Changed the own password; other sessions ended: {count}',
    },
    'account.addressChanged': {
      id: 'Mengganti alamat sendiri untuk pemberitahuan keamanan',
      en: 'Changed the own address for security notices',
    },
    'sign-in policy.factorRequired': {
      id: 'Mewajibkan faktor kedua bagi semua akun',
      en: 'Required a second factor of everybody',
    },
    'sign-in policy.factorOptional': {
      id: 'Tidak lagi mewajibkan faktor kedua bagi semua akun',
      en: 'No longer required a second factor of everybody',
    },
    // Data protection
    'data request.fulfilled': {
      id: 'Memenuhi permintaan data #{id} dengan penghapusan',
      en: 'Fulfilled data request #{id} by an erasure',
    },
    'data request.corrected': {
      id: 'Mengoreksi pengirim {count} pesan untuk permintaan data #{id}',
      en: 'Corrected the sender of {count} messages for data request #{id}',
    },
    'data request.restricted': {
      id: 'Membatasi data permintaan data #{id}',
      en: 'Restricted the data of data request #{id}',
    },
    'data request.restrictionLifted': {
      id: 'Mencabut pembatasan data permintaan data #{id}',
      en: 'Lifted the restriction of the data of data request #{id}',
    },
    'data request.confirmedBySender': {
      id: 'Pengirim mengonfirmasi permintaan data #{id}',
      en: 'The sender confirmed data request #{id}',
    },
    'data request.confirmedByStaff': {
      id: 'Mengonfirmasi identitas pemohon permintaan data #{id} tanpa tautan',
      en: 'Confirmed the identity of data request #{id} without the link',
    },
    'data request.closed': {
      id: 'Menutup permintaan data #{id} sebagai {outcome}',
      en: 'Closed data request #{id} as {outcome}',
    },
    'data breach.saved': { id: 'Menyimpan insiden data #{id}', en: 'Saved data breach #{id}' },
    'data breach.personsNotified': {
      id: 'Mencatat bahwa pihak terdampak telah diberi tahu tentang insiden data #{id}',
      en: 'Recorded that those affected were notified of data breach #{id}',
    },
    'data breach.authorityNotified': {
      id: 'Mencatat bahwa otoritas telah diberi tahu tentang insiden data #{id}',
      en: 'Recorded that the authority was notified of data breach #{id}',
    },
    'processing entry.saved': { id: 'Menyimpan entri register "{name}"', en: 'Saved the register entry "{name}"' },
    // Reports
    'report recipient.passphraseChanged': {
      id: 'Mengganti frasa sandi penerima laporan',
      en: 'Changed the passphrase of a report recipient',
    },
    'report recipient.shownDifferently': {
      id: 'Mengubah cara penerima terlihat oleh pelapor',
      en: 'Changed how reporters see a recipient',
    },
    'report recipient.admitted': {
      id: 'Menerima "{name}" sebagai penerima laporan, atas permintaan {other}',
      en: 'Let "{name}" in as a report recipient, as {other} had asked',
    },
    'report recipient.admissionRequested': {
      id: 'Meminta agar "{name}" diterima sebagai penerima laporan',
      en: 'Asked to let "{name}" in as a report recipient',
    },
    'report recipient.removalRequested': {
      id: 'Meminta penghapusan penerima laporan "{name}"',
      en: 'Asked to remove the report recipient "{name}"',
    },
    'report recipient.leaveRequested': {
      id: 'Meminta dihapus sebagai penerima laporan "{name}"',
      en: 'Asked to be removed as the report recipient "{name}"',
    },
    'report recipient.requestCanceled': {
      id: 'Membatalkan permintaan tentang penerima laporan ({act})',
      en: 'Canceled a request about report recipients ({act})',
    },
    'report recipient.recoveryRequested': {
      id: 'Meminta pemakaian kunci pemulihan laporan',
      en: 'Asked to use the recovery key for reports',
    },
    'report recipient.recoveryAllowed': {
      id: 'Mengizinkan {other} memakai kunci pemulihan laporan',
      en: 'Allowed {other} to use the recovery key for reports',
    },
    'report recipient.reopeningRequested': {
      id: 'Meminta saluran pelaporan dibuka kembali',
      en: 'Asked to open the report channel again',
    },
    'report recipient.channelReopened': {
      id: 'Membuka kembali saluran pelaporan, atas permintaan {other}',
      en: 'Opened the report channel again, as {other} had asked',
    },
    'report recipient.channelOpen': {
      id: 'Saluran pelaporan dibuka kembali, atas permintaan {other}',
      en: 'The report channel is open again, as {other} had asked',
    },
  }),
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
