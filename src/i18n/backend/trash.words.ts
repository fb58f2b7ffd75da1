import { words } from '../site/words.ts';

/** The trash: deleted articles, assets and leaders. */
export const trashWords = words({
  title: { id: 'Tempat Sampah', en: 'Trash' },
  text: {
    id: 'Yang dihapus dapat dipulihkan selama 30 hari, lalu dihapus untuk selamanya. Isi tempat sampah tidak tampil di situs.',
    en: 'What was deleted can be restored for 30 days; then it is deleted for good. Nothing in the trash is shown on the site.',
  },
  count: { id: 'Terhapus ({total, number})', en: 'Deleted ({total, number})' },
  items: {
    id: '{count, plural, other {item}}',
    en: '{count, plural, one {item} other {items}}',
  },
  caption: { id: 'Item terhapus, terbaru dahulu', en: 'Deleted items, most recent first' },
  nothing: { id: 'Tempat sampah kosong', en: 'The trash is empty' },
  nothingText: {
    id: 'Artikel, aset, dan anggota direksi atau komisaris yang dihapus muncul di sini.',
    en: 'Deleted articles, assets and leaders appear here.',
  },
  item: { id: 'Item', en: 'Item' },
  deleted: { id: 'Dihapus', en: 'Deleted' },
  deletedBy: { id: 'oleh {username}', en: 'by {username}' },
  expires: { id: 'Dihapus selamanya', en: 'Deleted for good' },
  articles: { id: 'Artikel', en: 'Article' },
  assets: { id: 'Aset', en: 'Asset' },
  leaders: { id: 'Anggota', en: 'Leader' },
  restore: { id: 'Pulihkan', en: 'Restore' },
  restoreOf: { id: 'Pulihkan {name}', en: 'Restore {name}' },
  restoreTitle: { id: 'Pulihkan {name}?', en: 'Restore {name}?' },
  restoreText: {
    id: 'Item kembali dengan teks, riwayat, dan alamatnya yang lama. Artikel yang sudah terbit langsung tampil lagi di situs.',
    en: 'It returns with its texts, its history and its address. An article that was published is on the site again at once.',
  },
  withFiles: { id: 'Berkas ini ikut dipulihkan:', en: 'These files are restored too:' },
  purge: { id: 'Hapus selamanya', en: 'Delete for good' },
  purgeOf: { id: 'Hapus {name} selamanya', en: 'Delete {name} for good' },
  purgeTitle: { id: 'Hapus {name} selamanya?', en: 'Delete {name} for good?' },
  purgeText: {
    id: 'Item dan berkasnya tidak dapat dipulihkan lagi. Isi semua versinya ikut dihapus; yang tersisa hanya tanggalnya.',
    en: 'It and its files cannot be restored any more. The content of all its versions is erased too; only their dates remain.',
  },
  restored: { id: 'Item dipulihkan', en: 'Restored' },
  restoredFiles: {
    id: '{count, number} berkas ikut dipulihkan.',
    en: '{count, plural, one {# file was restored too.} other {# files were restored too.}}',
  },
  becameDraft: {
    id: 'Waktu terbitnya sudah lewat: artikel dipulihkan sebagai draf.',
    en: 'Its scheduled time has passed: it was restored as a draft.',
  },
  restoredSeveral: {
    id: '{count, plural, other {# item dipulihkan}}',
    en: '{count, plural, one {# item restored} other {# items restored}}',
  },
  left: {
    id: '{count, plural, other {# item dibiarkan: orang lain sudah memulihkannya, atau menghapusnya lagi atau untuk selamanya.}}',
    en: '{count, plural, one {# item was left as it is: someone else has restored it, or deleted it again or for good.} other {# items were left as they are: someone else has restored them, or deleted them again or for good.}}',
  },
  notRestored: { id: 'Item tidak dapat dipulihkan', en: 'It could not be restored' },
  addressTaken: {
    id: 'Alamat berkasnya kini dipakai aset lain.',
    en: 'Another asset has its address by now.',
  },
  tooManyLeaders: {
    id: 'Jumlah anggota sudah mencapai batas. Hapus satu anggota dahulu.',
    en: 'There are as many members as possible. Delete one first.',
  },
  purged: { id: 'Item dihapus untuk selamanya', en: 'Deleted for good' },
  gone: {
    id: 'Item ini sudah tidak ada di tempat sampah: mungkin sudah dipulihkan atau dihapus orang lain.',
    en: 'It is not in the trash any more: someone else may have restored or deleted it.',
  },
  notFound: { id: 'Item tidak ditemukan di tempat sampah', en: 'Not found in the trash' },
});
