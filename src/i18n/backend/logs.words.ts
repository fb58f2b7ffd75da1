import { words } from '../site/words.ts';

export const logWords = words({
  title: { id: 'Log Aktivitas', en: 'Activity Logs' },
  text: {
    id: 'Semua yang dilakukan di panel pengelola, dan yang ditolak.',
    en: 'Everything that was done in the back-office, and what was refused.',
  },
  noPage: { id: 'Halaman log ini tidak ada', en: 'This page of the log does not exist' },
  entries: {
    id: '{count, plural, other {entri}}',
    en: '{count, plural, one {entry} other {entries}}',
  },
  nothing: {
    id: 'Tidak ada log aktivitas yang sesuai dengan kriteria Anda',
    en: 'No activity logs found matching your criteria',
  },
  filter: { id: 'Saring log', en: 'Filter the log' },
  searched: { id: 'Deskripsi, sumber daya, atau pengguna', en: 'Description, resource or user' },
  caption: { id: 'Aktivitas', en: 'Activity' },
  time: { id: 'Waktu', en: 'Time' },
  user: { id: 'Pengguna', en: 'User' },
  userId: { id: 'ID Pengguna', en: 'User ID' },
  action: { id: 'Tindakan', en: 'Action' },
  status: { id: 'Status', en: 'Status' },
  description: { id: 'Deskripsi', en: 'Description' },
  resource: { id: 'Sumber daya', en: 'Resource' },
  name: { id: 'Nama', en: 'Name' },
  id: { id: 'ID', en: 'ID' },
  error: { id: 'Galat', en: 'Error' },
  changes: { id: 'Perubahan', en: 'Changes' },
  nobody: { id: 'Tanpa pengguna', en: 'Nobody' },
  changedFields: {
    id: '{count, number} kolom berubah',
    en: '{count, plural, one {# changed field} other {# changed fields}}',
  },
  empty: { id: '(kosong)', en: '(empty)' },
});

/** Filter labels. */
export const actionWords = words({
  login: { id: 'Masuk', en: 'Login' },
  logout: { id: 'Keluar', en: 'Logout' },
  upload: { id: 'Unggah', en: 'Upload' },
  create: { id: 'Buat', en: 'Create' },
  update: { id: 'Perbarui', en: 'Update' },
  delete: { id: 'Hapus', en: 'Delete' },
  other: { id: 'Lainnya', en: 'Other' },
});

export const activityStatusWords = words({
  success: { id: 'Berhasil', en: 'Success' },
  failed: { id: 'Gagal', en: 'Failed' },
  partial: { id: 'Sebagian', en: 'Partial' },
});
