import { words } from '../site/words.ts';

/** Filters of lists that a member of staff has given a name. */
export const savedFilterWords = words({
  title: { id: 'Filter Tersimpan', en: 'Saved Filters' },
  text: { id: 'Hanya Anda yang melihat filter ini.', en: 'Only you see these filters.' },
  saved: { id: 'Filter tersimpan', en: 'Saved filters' },
  save: { id: 'Simpan filter ini', en: 'Save this filter' },
  name: { id: 'Nama filter', en: 'Name of the filter' },
  submit: { id: 'Simpan', en: 'Save' },
  manage: { id: 'Atur filter', en: 'Manage filters' },
  caption: { id: 'Filter tersimpan', en: 'Saved filters' },
  nothing: { id: 'Belum ada filter tersimpan', en: 'No filters saved yet' },
  nothingText: {
    id: 'Saring sebuah daftar, lalu simpan filternya di atas daftar itu.',
    en: 'Filter a list, then save the filter above it.',
  },
  up: { id: 'Naikkan {name}', en: 'Move {name} up' },
  down: { id: 'Turunkan {name}', en: 'Move {name} down' },
  delete: { id: 'Hapus {name}', en: 'Delete {name}' },
  rename: { id: 'Ganti nama', en: 'Rename' },
  renameOf: { id: 'Ganti nama {name}', en: 'Rename {name}' },
  submitName: { id: 'Simpan nama', en: 'Save the name' },
  renamed: { id: 'Nama filter diganti', en: 'Filter renamed' },
  notRenamed: { id: 'Nama filter tidak diganti', en: 'Filter not renamed' },
  back: { id: 'Kembali ke daftar', en: 'Back to the list' },
  done: { id: 'Filter disimpan', en: 'Filter saved' },
  moved: { id: 'Filter dipindahkan', en: 'Filter moved' },
  deleted: { id: 'Filter dihapus', en: 'Filter deleted' },
  notSaved: { id: 'Filter tidak disimpan', en: 'Filter not saved' },
  notFound: { id: 'Filter tidak ditemukan', en: 'Filter not found' },
});
