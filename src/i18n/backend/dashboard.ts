import { words } from '../site/words.ts';

export const dashboardWords = words({
  title: { id: 'Dasbor', en: 'Dashboard' },
  createArticle: { id: 'Buat Artikel', en: 'Create Article' },
  signedInAs: { id: 'Masuk sebagai', en: 'Signed in as' },
  attention: { id: 'Yang perlu ditangani', en: 'What needs a hand' },
  inOrder: { id: 'Tidak ada: semuanya beres.', en: 'Nothing: everything is in order.' },
  appears: { id: 'terbit', en: 'published' },
  ends: { id: 'berakhir', en: 'unpublished' },
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
  reviews: {
    id: '{count, plural, other {tinjauan yang menunggu Anda}}',
    en: '{count, plural, one {review waiting for you} other {reviews waiting for you}}',
  },
  drafts: {
    id: '{count, plural, other {draf}}',
    en: '{count, plural, one {draft} other {drafts}}',
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
