import { words } from '../site/words.ts';

/** Redirects, and the addresses that visitors did not find. */
export const redirectWords = words({
  title: { id: 'Pengalihan', en: 'Redirects' },
  text: {
    id: 'Alamat yang tidak ada lagi mengantar pengunjung ke halaman penggantinya. Halaman yang ada tidak pernah tertutup pengalihan.',
    en: 'Addresses that are gone lead visitors to the page that took their place. A redirect never hides a page that exists.',
  },
  missed: { id: 'Tidak ditemukan', en: 'Not found' },
  missedText: {
    id: 'Hingga 500 alamat yang diminta pengunjung dan tidak ditemukan, yang tersering dan yang terakhir, hanya jalurnya. Angkanya bisa tertinggal setengah menit; alamat kanal laporan tidak pernah dicatat.',
    en: 'Up to 500 addresses that visitors asked for and did not find, the most frequent and the latest, by their path only. Counts may be half a minute old; addresses of the report channel are never recorded.',
  },
  parts: { id: 'Bagian', en: 'Parts' },
  nothing: { id: 'Belum ada pengalihan', en: 'No redirects yet' },
  nothingMissed: { id: 'Semua alamat ditemukan', en: 'Every address was found' },
  count: {
    id: '{count, plural, other {pengalihan}}',
    en: '{count, plural, one {redirect} other {redirects}}',
  },
  missedCount: { id: '{count, plural, other {alamat}}', en: '{count, plural, one {address} other {addresses}}' },
  path: { id: 'Alamat lama', en: 'Old address' },
  pathHint: {
    id: 'Jalur di situs ini. Bagian setelah ? atau # diabaikan; artikel dikenali dari nomornya.',
    en: 'A path of this site. What follows ? or # is ignored; an article is known by its number.',
  },
  target: { id: 'Menuju', en: 'Leads to' },
  targetHint: { id: 'Halaman di situs ini, misalnya /id/berita', en: 'A page of this site, such as /en/news' },
  hits: { id: 'Dipakai', en: 'Used' },
  last: { id: 'Terakhir', en: 'Last time' },
  never: { id: 'Belum pernah', en: 'Never' },
  times: { id: '{count, plural, other {# kali}}', en: '{count, plural, one {# time} other {# times}}' },
  by: { id: 'oleh {name}', en: 'by {name}' },
  address: { id: 'Alamat', en: 'Address' },
  asked: { id: 'Diminta', en: 'Asked for' },
  create: { id: 'Buat pengalihan', en: 'Make a redirect' },
  createOf: { id: 'Buat pengalihan: {path}', en: 'Make a redirect: {path}' },
  set: { id: 'Atur pengalihan', en: 'Set a redirect' },
  saved: { id: 'Pengalihan disimpan', en: 'Redirect saved' },
  change: { id: 'Ubah', en: 'Change' },
  changeOf: { id: 'Ubah pengalihan {path}', en: 'Change the redirect {path}' },
  delete: { id: 'Hapus', en: 'Delete' },
  deleteOf: { id: 'Hapus pengalihan {path}', en: 'Delete the redirect {path}' },
  deleteTitle: { id: 'Hapus pengalihan ini?', en: 'Delete this redirect?' },
  deleteText: {
    id: 'Pengunjung {path} akan melihat bahwa halamannya tidak ditemukan.',
    en: 'Visitors of {path} will be told that the page is not found.',
  },
  deleted: { id: 'Pengalihan dihapus', en: 'Redirect deleted' },
  notFound: { id: 'Pengalihan tidak ditemukan', en: 'Redirect not found' },
});
