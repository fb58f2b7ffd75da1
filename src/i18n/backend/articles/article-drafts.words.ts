import { words } from '../../site/words.ts';

/** Unpublished changes of published articles. */
export const articleDraftWords = words({
  title: { id: 'Perubahan yang belum diterbitkan', en: 'Unpublished changes' },
  badge: { id: 'Ada perubahan', en: 'Unpublished changes' },
  look: { id: 'Lihat dan terbitkan perubahan', en: 'Review and publish the changes' },
  saveDraft: { id: 'Simpan draf', en: 'Save draft' },
  publish: { id: 'Terbitkan perubahan', en: 'Publish changes' },
  saved: { id: 'Draf disimpan', en: 'Draft saved' },
  savedText: {
    id: 'Halaman publik tidak berubah sampai perubahan diterbitkan',
    en: 'The public page does not change until the changes are published',
  },
  wentPublic: {
    id: 'Artikel ini terbit sesuai jadwal pada {moment}, saat Anda menulis. Tulisan Anda disimpan sebagai draf',
    en: 'The article went public as scheduled on {moment}, while you were writing. Your text is saved as a draft',
  },
  draftWentPublic: {
    id: 'Draf yang Anda buka terbit sesuai jadwal pada {moment}, saat Anda menulis. Tulisan Anda setelah itu disimpan terpisah',
    en: 'The draft that you opened went public as scheduled on {moment}, while you were writing. What you wrote since is saved apart from it',
  },
  published: { id: 'Perubahan diterbitkan', en: 'Changes published' },
  notPublished: { id: 'Perubahan tidak diterbitkan', en: 'The changes were not published' },
  conflict: {
    id: 'Orang lain baru saja menyimpan draf ini. Periksa perubahannya, lalu coba lagi.',
    en: 'Someone else has just saved this draft. Look at the changes, then try again.',
  },
  outdated: {
    id: 'Artikel yang terbit diubah setelah draf ini disimpan. Jika draf diterbitkan, perubahan itu tertimpa.',
    en: 'The published article was changed after this draft was saved. Publishing the draft overwrites those changes.',
  },
  overLive: { id: 'Terbitkan dan timpa perubahan itu', en: 'Publish and overwrite those changes' },
  part: { id: 'Bagian', en: 'Part' },
  all: { id: 'Semua bahasa dan pengaturan', en: 'All languages and settings' },
  onlyTexts: { id: 'Hanya teks {language}', en: 'Only the {language} texts' },
  schedule: { id: 'Jadwalkan', en: 'Schedule' },
  scheduleTitle: { id: 'Terbitkan nanti', en: 'Publish later' },
  publishAt: { id: 'Tanggal dan waktu (WIB)', en: 'Date and time (WIB)' },
  scheduled: { id: 'Jadwal disimpan', en: 'Schedule saved' },
  cancelled: { id: 'Jadwal dibatalkan', en: 'Schedule canceled' },
  cancel: { id: 'Batalkan jadwal', en: 'Cancel the schedule' },
  notScheduled: { id: 'Masukkan tanggal dan waktu yang akan datang', en: 'Enter a date and time in the future' },
  changesAt: { id: 'Perubahan terbit', en: 'Changes appear' },
  textsAt: { id: 'Perubahan teks {language} terbit', en: 'Changes of the {language} texts appear' },
  failed: {
    id: 'Tidak diterbitkan: artikel yang terbit diubah sebelum waktunya.',
    en: 'Not published: the published article was changed before it was due.',
  },
  passed: {
    id: 'Tidak diterbitkan: artikel berada di tempat sampah pada waktunya.',
    en: 'Not published: the article was in the trash when it was due.',
  },
  withoutNewer: {
    id: 'Perubahan yang lebih baru tidak ikut diterbitkan.',
    en: 'Newer changes are not part of it.',
  },
  by: { id: 'oleh {username}', en: 'by {username}' },
  discard: { id: 'Buang perubahan', en: 'Discard the changes' },
  discardText: {
    id: 'Artikel yang terbit tetap seperti sekarang. Perubahan yang dibuang masih ada di riwayat versi.',
    en: 'The published article stays as it is. The version history keeps the discarded changes.',
  },
  discarded: { id: 'Perubahan dibuang', en: 'Changes discarded' },
  edit: { id: 'Sunting', en: 'Edit' },
  notFound: { id: 'Tidak ada perubahan yang belum diterbitkan', en: 'There are no unpublished changes' },
});
