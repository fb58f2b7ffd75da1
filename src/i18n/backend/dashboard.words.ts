import { words } from '../site/words.ts';

export const dashboardWords = words({
  title: { id: 'Dasbor', en: 'Dashboard' },
  createArticle: { id: 'Buat Artikel', en: 'Create Article' },
  signedInAs: { id: 'Masuk sebagai', en: 'Signed in as' },
  ownWork: { id: 'Pekerjaan saya', en: 'My work' },
  attention: { id: 'Yang perlu ditangani', en: 'Needs attention' },
  inOrder: { id: 'Tidak ada: semuanya beres.', en: 'Nothing: everything is in order.' },
  appears: { id: 'terbit', en: 'published' },
  ends: { id: 'berakhir', en: 'unpublished' },
  changes: { id: 'perubahan terbit', en: 'changes published' },
  preview: { id: 'Pratinjau berita', en: 'Preview the news' },
  previewText: {
    id: 'Selama Anda masuk, pratinjau juga menampilkan draf dan artikel terjadwal.',
    en: 'While you are signed in, the preview also shows drafts and what is scheduled.',
  },
  viewAll: { id: 'Lihat Semua', en: 'View All' },
  viewAllWhat: { id: 'aktivitas', en: 'activity' },
  activity: { id: 'Aktivitas terkini', en: 'Recent activity' },
  activityCount: {
    id: 'Aktivitas dalam {days} hari terakhir: {count}',
    en: 'Recent activities in the last {days} days: {count}',
  },
  noActivity: { id: 'Belum ada aktivitas', en: 'No recent activity' },
  nobody: { id: 'Tanpa pengguna', en: 'Nobody' },
  user: { id: '(pengguna {id})', en: '(user {id})' },
  success: { id: 'Berhasil:', en: 'Success:' },
  failure: { id: 'Gagal:', en: 'Failure:' },
});

export const attentionWords = words({
  assignedMessages: {
    id: '{count, plural, other {pesan yang Anda tangani}}',
    en: '{count, plural, one {message assigned to you} other {messages assigned to you}}',
  },
  myDrafts: {
    id: '{count, plural, other {draf saya}}',
    en: '{count, plural, one {draft of mine} other {drafts of mine}}',
  },
  myReviews: {
    id: '{count, plural, other {tinjauan yang saya minta}}',
    en: '{count, plural, one {review that I asked for} other {reviews that I asked for}}',
  },
  mentions: {
    id: '{count, plural, other {artikel dengan komentar yang menyebut Anda}}',
    en: '{count, plural, one {article with a comment that mentions you} other {articles with comments that mention you}}',
  },
  withoutId: {
    id: '{count, plural, other {artikel yang belum ada dalam bahasa Indonesia}}',
    en: '{count, plural, one {article not in Indonesian yet} other {articles not in Indonesian yet}}',
  },
  withoutEn: {
    id: '{count, plural, other {artikel yang belum ada dalam bahasa Inggris}}',
    en: '{count, plural, one {article not in English yet} other {articles not in English yet}}',
  },
  reviews: {
    id: '{count, plural, other {tinjauan yang menunggu Anda}}',
    en: '{count, plural, one {review waiting for you} other {reviews waiting for you}}',
  },
  drafts: {
    id: '{count, plural, other {draf}}',
    en: '{count, plural, one {draft} other {drafts}}',
  },
  failedChanges: {
    id: '{count, plural, other {artikel yang perubahannya tidak diterbitkan pada waktunya}}',
    en: '{count, plural, one {article whose changes were not published when due} other {articles whose changes were not published when due}}',
  },
  unpublishedChanges: {
    id: '{count, plural, other {artikel dengan perubahan yang belum diterbitkan}}',
    en: '{count, plural, one {article with unpublished changes} other {articles with unpublished changes}}',
  },
  brokenLinks: {
    id: '{count, plural, other {artikel dengan tautan yang tidak ditemukan}}',
    en: '{count, plural, one {article with a link that leads nowhere} other {articles with links that lead nowhere}}',
  },
  missingFiles: {
    id: '{count, plural, other {artikel dengan berkas yang tidak ada}}',
    en: '{count, plural, one {article with a missing file} other {articles with missing files}}',
  },
  newMessages: {
    id: '{count, plural, other {pesan yang belum dibaca}}',
    en: '{count, plural, one {message that nobody has read} other {messages that nobody has read}}',
  },
  failedMails: {
    id: '{count, plural, other {email yang gagal dikirim}}',
    en: '{count, plural, one {mail that could not be sent} other {mails that could not be sent}}',
  },
  unpurgedCaches: {
    id: '{count, plural, other {cache di depan situs menolak pembersihan; situs terus mencobanya, dan konten yang ditarik mungkin masih tampil di sana}}',
    en: '{count, plural, one {cache in front of the site refuses to be purged; the site keeps trying, and withdrawn content may still show there} other {caches in front of the site refuse to be purged; the site keeps trying, and withdrawn content may still show there}}',
  },
  scheduledToday: {
    id: '{count, plural, other {jadwal tayang hari ini}}',
    en: '{count, plural, one {article scheduled later today} other {articles scheduled later today}}',
  },
  partialArticles: {
    id: '{count, plural, other {artikel dalam satu bahasa saja}}',
    en: '{count, plural, one {article in one language only} other {articles in one language only}}',
  },
  picturesWithoutAltText: {
    id: '{count, plural, other {gambar tanpa teks alternatif}}',
    en: '{count, plural, one {picture without alt text} other {pictures without alt text}}',
  },
});

export const backupWords = words({
  title: { id: 'Cadangan', en: 'Backups' },
  last: { id: 'Cadangan terakhir:', en: 'Last backup:' },
  took: { id: '{size}, dibuat dalam {duration}', en: '{size}, made in {duration}' },
  restored: { id: 'Dipulihkan sebagai uji coba {when} dalam {duration}', en: 'Restored {when} in {duration}' },
  rows: {
    id: 'Dipulihkan sebagai uji coba {when} dalam {duration}; halamannya tidak dibandingkan',
    en: 'Restored {when} in {duration}; its pages were not compared',
  },
  read: {
    id: 'Berkasnya tidak berubah, diperiksa {when}. Belum diuji dengan pemulihan, karena kunci privat tidak ada di server ini.',
    en: 'The file is unchanged, checked {when}. It was not restored on trial, because the private key is not on this server.',
  },
  notProven: {
    id: 'Belum ada cadangan yang diuji dengan pemulihan.',
    en: 'No backup has been restored on trial yet.',
  },
  off: {
    id: 'Situs ini tidak membuat cadangan sendiri (BACKUP_HOUR=off). Apakah cadangan dibuat dengan cara lain tidak diketahui di sini.',
    en: 'The site makes no backups by itself (BACKUP_HOUR=off). Whether they are made in another way is not known here.',
  },
  waiting: { id: 'Cadangan pertama sedang disiapkan.', en: 'The first backup is about to be made.' },
  setUp: {
    id: 'Isi BACKUP_TO dengan folder di volume lain, dan BACKUP_AGE_RECIPIENT dengan kunci publik.',
    en: 'Set BACKUP_TO to a folder on another volume, and BACKUP_AGE_RECIPIENT to a public key.',
  },
  minutes: { id: '{minutes} menit {seconds} detik', en: '{minutes} min {seconds} s' },
  seconds: { id: '{seconds} detik', en: '{seconds} s' },
});

/** By the kind of problem; full sentences, also for mail. */
export const backupProblemWords = words({
  none: { id: 'Tidak ada cadangan situs ini.', en: 'There is no backup of this site.' },
  failed: { id: 'Cadangan terakhir gagal dibuat.', en: 'The last backup failed.' },
  overdue: {
    id: 'Sudah lebih dari 36 jam tidak ada cadangan yang berhasil.',
    en: 'There has been no successful backup for more than 36 hours.',
  },
  'proof-failed': {
    id: 'Cadangan terbaru yang diuji tidak dapat dipulihkan dengan benar.',
    en: 'The latest backup that was tried cannot be restored correctly.',
  },
  unproven: {
    id: 'Sudah lama tidak ada cadangan yang berhasil diuji.',
    en: 'No backup has been tried successfully for a long time.',
  },
});

export const backupMailWords = words({
  subject: { id: 'Masalah cadangan situs {site}', en: 'Problem with the backups of {site}' },
  look: {
    id: 'Periksa panel Cadangan di dasbor dan log server.',
    en: 'Look at the panel Backups on the dashboard and at the log of the server.',
  },
});
