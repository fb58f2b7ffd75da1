import { words } from '../site/words.ts';

/** The events of activity.words.ts that count as updates. */
export const updateEvents = {
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
      id: '{bulk, select, publish {Menerbitkan} archive {Mengarsipkan} unarchive {Mengeluarkan dari arsip} topic {Mengatur topik} delete {Menghapus} tag {Memberi tag pada} untag {Menghapus tag dari} move {Memindahkan}} {count, number} {noun} sekaligus{refused, plural, =0 {} other {, # ditolak}}',
      en: '{bulk, select, publish {Published} archive {Archived} unarchive {Unarchived} topic {Set the topic of} delete {Deleted} tag {Tagged} untag {Removed tags of} move {Moved}} {count} {noun}{count, plural, one {} other {s}} together{refused, plural, =0 {} other {, # refused}}',
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
};
