import { words } from '../site/words.ts';

/** Actions on several articles or assets. */
export const bulkWords = words({
  select: { id: 'Pilih', en: 'Select' },
  selectOf: { id: 'Pilih {name}', en: 'Select {name}' },
  selectAll: { id: 'Pilih semua di halaman ini', en: 'Select all on this page' },
  selectNone: { id: 'Batalkan semua pilihan', en: 'Clear the selection' },
  selected: { id: '{count, number} dipilih', en: '{count, number} selected' },
  withSelected: { id: 'Tindakan untuk yang dipilih', en: 'Action for the selected items' },
  choose: { id: 'Pilih tindakan', en: 'Choose an action' },
  apply: { id: 'Jalankan', en: 'Apply' },
  publish: { id: 'Terbitkan', en: 'Publish' },
  archive: { id: 'Arsipkan', en: 'Archive' },
  unarchive: { id: 'Keluarkan dari arsip', en: 'Take out of the archive' },
  topic: { id: 'Ubah topik', en: 'Set the topic' },
  tag: { id: 'Tambahkan tag', en: 'Add tags' },
  untag: { id: 'Hapus tag', en: 'Remove tags' },
  tags: { id: 'Tag, dipisahkan koma', en: 'Tags, separated by commas' },
  move: { id: 'Pindahkan ke', en: 'Move to' },
  delete: { id: 'Hapus', en: 'Delete' },

  articleCount: {
    id: '{count, number} artikel',
    en: '{count, plural, one {# article} other {# articles}}',
  },
  assetCount: { id: '{count, number} aset', en: '{count, plural, one {# asset} other {# assets}}' },
  deleteTitle: { id: 'Hapus {items}?', en: 'Delete {items}?' },
  archiveTitle: { id: 'Arsipkan {items}?', en: 'Archive {items}?' },
  deleteText: {
    id: 'Yang dihapus hilang dari situs dan dapat dipulihkan dari tempat sampah selama 30 hari.',
    en: 'What is deleted disappears from the site, and can be restored from the trash for 30 days.',
  },
  archiveText: {
    id: 'Artikel yang diarsipkan hilang dari situs; teks dan riwayatnya tetap tersimpan.',
    en: 'Archived articles disappear from the site; their texts and history are kept.',
  },
  rule: {
    id: 'Item yang tidak dapat diubah dilewati dan disebutkan beserta alasannya; yang lain diubah sekaligus. Jika terjadi kesalahan, tidak ada yang diubah.',
    en: 'Items that cannot be changed are left out and named with the reason; the others are changed together. If an error occurs, nothing is changed.',
  },
  staysInUse: { id: 'Masih dipakai, sehingga tidak dihapus:', en: 'Still in use, and therefore not deleted:' },

  done: { id: 'Selesai: {items}', en: 'Done: {items}' },
  partlyTitle: { id: 'Diubah {done, number} dari {items}', en: '{done, number} of {items} changed' },
  nothingChosen: { id: 'Belum ada yang dipilih', en: 'Nothing is selected' },
  nothingChosenText: {
    id: 'Pilih sedikitnya satu baris dan satu tindakan.',
    en: 'Select at least one row and an action.',
  },
  invalid: { id: 'Tindakan tidak dapat dijalankan', en: 'The action is not possible' },
  item: { id: 'Item', en: 'Item' },
  result: { id: 'Hasil', en: 'Result' },
  reason: { id: 'Alasan', en: 'Reason' },
  caption: { id: 'Hasil per item', en: 'Result of each item' },
  back: { id: 'Kembali ke daftar', en: 'Back to the list' },
  resultDone: { id: 'Diubah', en: 'Changed' },
  resultUnchanged: { id: 'Sudah sesuai', en: 'No change needed' },
  resultRefused: { id: 'Tidak diubah', en: 'Not changed' },
});

/** Why an item was left as it is. */
export const bulkRefusalWords = words({
  missing: { id: 'Item ini sudah tidak ada.', en: 'It does not exist any more.' },
  forbidden: { id: 'Peran Anda tidak mengizinkan perubahan ini.', en: 'Your roles do not allow this change.' },
  conflict: {
    id: 'Orang lain telah menyimpannya setelah daftar ini dibuka.',
    en: 'Someone else has saved it since this list was opened.',
  },
  'unpublished-changes': {
    id: 'Ada perubahan yang belum diterbitkan: terbitkan di layarnya sendiri.',
    en: 'It has unpublished changes: publish them on its own screen.',
  },
  'no-text': {
    id: 'Belum memiliki teks dalam bahasa apa pun.',
    en: 'It has no text in any language.',
  },
  ended: {
    id: 'Masa tayangnya sudah berakhir: ubah tanggalnya dahulu.',
    en: 'Its unpublish date has passed: change that date first.',
  },
  'other-category': {
    id: 'Topik ini bukan untuk kategori artikel tersebut.',
    en: 'This topic does not belong to its category.',
  },
  'in-use': { id: 'Masih dipakai.', en: 'It is in use.' },
  invalid: { id: 'Nilainya tidak dapat dipakai.', en: 'The value cannot be used.' },
});
