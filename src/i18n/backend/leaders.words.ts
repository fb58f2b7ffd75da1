import { words } from '../site/words.ts';

/** Screens of the members of both boards. */
export const leaderWords = words({
  title: { id: 'Direksi dan Komisaris', en: 'Directors and Commissioners' },
  text: {
    id: 'Halaman kepemimpinan menampilkan mereka dalam urutan ini.',
    en: 'The leadership page shows them in this order.',
  },
  create: { id: 'Tambah Anggota', en: 'Add Member' },
  edit: { id: 'Sunting Anggota', en: 'Edit Member' },
  caption: { id: 'Anggota {board} menurut urutan', en: 'Members of the {board}, in order' },
  member: { id: 'Anggota', en: 'Member' },
  shown: { id: 'Situs', en: 'Site' },
  order: { id: 'Urutan', en: 'Order' },
  visible: { id: 'Ditampilkan', en: 'Visible' },
  hidden: { id: 'Disembunyikan', en: 'Hidden' },
  noPortrait: { id: 'Belum ada', en: 'None yet' },
  hasPortrait: { id: 'Ada', en: 'Chosen' },
  portraitGone: { id: 'Berkas terhapus', en: 'File deleted' },
  nobody: { id: 'Belum ada anggota', en: 'No members yet' },
  moveUp: { id: 'Naikkan {name}', en: 'Move {name} up' },
  moveDown: { id: 'Turunkan {name}', en: 'Move {name} down' },
  moved: { id: 'Urutan diubah', en: 'Order changed' },
  notMoved: { id: 'Urutan tidak diubah', en: 'The order was not changed' },
  editOf: { id: 'Sunting {name}', en: 'Edit {name}' },
  deleteOf: { id: 'Hapus {name}', en: 'Delete {name}' },

  person: { id: 'Data anggota', en: 'Member details' },
  onTheSite: { id: 'Lihat di situs', en: 'View on the site' },
  toCorrect: { id: 'Data belum dapat disimpan', en: 'The member could not be saved' },
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  add: { id: 'Tambah Anggota', en: 'Add Member' },
  created: { id: 'Anggota ditambahkan', en: 'Member added' },
  updated: { id: 'Perubahan disimpan', en: 'Changes saved' },
  savedBy: {
    id: '{username} menyimpan data ini saat Anda menyunting',
    en: '{username} saved this member while you were editing',
  },
  savedSince: {
    id: 'Data ini disimpan saat Anda menyunting',
    en: 'This member was saved while you were editing',
  },
  notFound: { id: 'Anggota tidak ditemukan', en: 'Member not found' },

  delete: { id: 'Hapus', en: 'Delete' },
  deleteTitle: { id: 'Hapus anggota', en: 'Delete member' },
  deleteQuestion: {
    id: 'Anda yakin ingin menghapus {name}?',
    en: 'Are you sure you want to delete {name}?',
  },
  deleteText: {
    id: 'Jabatan dan biografi dalam kedua bahasa ikut terhapus. Data dapat dipulihkan dari tempat sampah selama 30 hari. Untuk sementara, sembunyikan saja.',
    en: 'The position and biography in both languages are deleted too. They can be restored from the trash for 30 days. To remove a person for a while, hide them instead.',
  },
  deleted: { id: 'Anggota dihapus', en: 'Member deleted' },
  inTrash: {
    id: 'Dapat dipulihkan dari tempat sampah selama 30 hari.',
    en: 'It can be restored from the trash for 30 days.',
  },
});
