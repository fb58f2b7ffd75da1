import { words } from '../../site/words.ts';

/** Asset manager: list, dialogs and notices. */
export const assetWords = words({
  documentTitle: { id: 'Aset', en: 'Assets' },
  title: { id: 'Pengelola Aset', en: 'Asset Manager' },
  addAsset: { id: 'Tambah Aset', en: 'Add Asset' },
  place: { id: '{category}: {type}', en: '{category}: {type}' },
  assets: {
    id: '{count, plural, other {aset}}',
    en: '{count, plural, one {asset} other {assets}}',
  },
  added: { id: 'Terbaru', en: 'Newest' },
  name: { id: 'Nama', en: 'Name' },
  size: { id: 'Ukuran', en: 'Size' },
  position: { id: 'Posisi', en: 'Position' },
  reorder: { id: 'Atur Urutan Aset', en: 'Reorder Assets' },
  doneReordering: { id: 'Selesai Mengatur', en: 'Done Reordering' },
  allDescribed: {
    id: 'Setiap gambar sudah memiliki teks alternatif dalam kedua bahasa',
    en: 'Every picture says what it shows, in both languages',
  },
  nothingFound: { id: 'Tidak ada aset yang sesuai dengan kriteria Anda', en: 'No assets found matching your criteria' },
  nothing: { id: 'Belum ada apa-apa di sini', en: 'Nothing here yet' },
  addFirst: { id: 'Tambahkan berkas pertama kategori ini.', en: 'Add the first file of this category.' },
  find: { id: 'Cari aset', en: 'Find assets' },
  searched: { id: 'Nama, teks alternatif, atau tag', en: 'Name, alternative text or tag' },
  all: { id: 'Semua', en: 'All' },
  categories: { id: 'Kategori', en: 'Categories' },
  mediaTypes: { id: 'Jenis media', en: 'Media types' },
  show: { id: 'Tampilkan', en: 'Show' },
  withoutAltText: { id: 'Tanpa teks alternatif', en: 'Without alt text' },
  pages: { id: '{count, number} halaman', en: '{count, plural, one {# page} other {# pages}}' },
  noAltText: { id: 'Tanpa teks alternatif', en: 'No alternative text' },
  noAltTextId: { id: 'Tanpa teks alternatif bahasa Indonesia', en: 'No Indonesian alternative text' },
  noAltTextEn: { id: 'Tanpa teks alternatif bahasa Inggris', en: 'No English alternative text' },
  variants: {
    id: 'Ukuran untuk web sedang dibuat: {made, number} dari {total, number}',
    en: 'Sizes for the web are being made: {made, number} of {total, number}',
  },
  editOf: { id: 'Sunting {name}', en: 'Edit {name}' },
  deleteOf: { id: 'Hapus {name}', en: 'Delete {name}' },

  newTab: { id: '(dibuka di tab baru)', en: '(opens a new tab)' },
  file: { id: 'Berkas', en: 'File' },
  uploaded: { id: 'Diunggah', en: 'Uploaded' },
  none: { id: 'Tidak ada', en: 'None' },
  path: { id: 'Jalur', en: 'Path' },
  used: { id: 'Dipakai', en: 'Used' },
  nowhere: { id: 'Tidak di mana pun', en: 'Nowhere' },
  altText: { id: 'Teks alternatif', en: 'Alternative text' },
  decorative: { id: 'Dekoratif: dilewati pembaca layar', en: 'Decorative: screen readers pass it by' },
  missing: { id: 'Belum ada', en: 'Missing' },
  edit: { id: 'Sunting', en: 'Edit' },
  replaceFile: { id: 'Ganti berkas', en: 'Replace file' },
  delete: { id: 'Hapus', en: 'Delete' },
  close: { id: 'Tutup', en: 'Close' },
  featured: { id: 'gambar utama artikel', en: 'featured image of the article' },
  content: { id: 'dalam teks artikel', en: 'in the text of the article' },
  document: { id: 'dokumen laporan', en: 'document of the report' },
  draft: { id: 'perubahan yang belum diterbitkan pada artikel', en: 'unpublished changes of the article' },
  portrait: { id: 'potret', en: 'portrait of' },
  askedByName: { id: 'diminta menurut namanya oleh halaman', en: 'asked for by its name on the page' },
  shownInPlace: { id: 'ditampilkan di tempatnya pada halaman', en: 'shown in its place on the page' },

  notFound: { id: 'Aset tidak ditemukan', en: 'Asset not found' },
  notSaved: { id: 'Aset tidak dapat disimpan', en: 'The asset could not be saved' },
  askingForName: {
    id: 'Halaman {address} memintanya dengan nama ini',
    en: 'The page {address} asks for it by this name',
  },
  save: { id: 'Simpan', en: 'Save' },
  savedSince: { id: 'Orang lain sudah menyimpan aset ini', en: 'Somebody else has saved this asset since' },
  savedBy: {
    id: '{username} menyimpan aset ini saat Anda menyunting',
    en: '{username} saved this asset while you were editing',
  },
  updated: { id: 'Berhasil diperbarui', en: 'Update successful' },
  updateFailed: { id: 'Gagal memperbarui', en: 'Update failed' },

  replaceTitle: { id: 'Ganti berkas {name}', en: 'Replace the file of {name}' },
  replaceText: {
    id: 'Nama, teks, dan tempatnya tetap. Berkas baru memiliki alamat sendiri, dan setiap halaman dan artikel yang menampilkan berkas lama menampilkan yang baru.',
    en: 'Name, texts and place stay. The new file has an address of its own, and every page and article that shows the old one shows the new one.',
  },
  newFile: { id: 'Berkas baru', en: 'New file' },
  replace: { id: 'Ganti', en: 'Replace' },
  replaced: { id: 'Berkas sudah diganti.', en: 'The file was replaced.' },
  chooseAgain: {
    id: 'Orang lain sudah menyimpan aset ini. Pilih lagi berkasnya.',
    en: 'Somebody else has saved this asset since. Choose the file again.',
  },
  chooseFile: { id: 'Silakan pilih berkas', en: 'Please choose a file' },
  tooLarge: { id: 'Kiriman terlalu besar', en: 'This is too large' },
  unreadable: { id: 'Formulir tidak dapat dibaca', en: 'The form could not be read' },
  unreadableTryAgain: {
    id: 'Formulir tidak dapat dibaca. Silakan coba lagi.',
    en: 'The form could not be read. Please try again.',
  },
  unreadableOpenAnew: {
    id: 'Formulir tidak dapat dibaca. Silakan buka lagi.',
    en: 'The form could not be read. Please open it anew.',
  },
  unknownField: { id: 'Kolom ini tidak dikenal', en: 'This field is unknown' },

  deleteTitle: { id: 'Hapus aset', en: 'Delete asset' },
  isInUse: { id: '{name} sedang dipakai', en: '{name} is in use' },
  deleteAnyway: { id: 'Tetap hapus', en: 'Delete anyway' },
  deleteQuestion: { id: 'Anda yakin ingin menghapus aset ini?', en: 'Are you sure you want to delete this asset?' },
  placesLose: {
    id: 'Tempat berikut tidak akan menampilkan apa pun, atau gambar bawaan sebagai gantinya.',
    en: 'These places will show nothing, or a built-in picture, in its stead.',
  },
  canReturn: {
    id: '{name} ({filename}) dapat dipulihkan dari tempat sampah selama 30 hari.',
    en: '{name} ({filename}) can be restored from the trash for 30 days.',
  },
  cannotDelete: { id: '{name} masih dipakai', en: '{name} is still in use' },
  cannotDeleteText: {
    id: 'Berkas yang dipakai artikel atau potret tidak dapat dihapus. Ganti berkasnya, atau lepaskan dahulu dari tempat-tempat ini.',
    en: 'A file that articles or portraits use cannot be deleted. Replace the file, or remove it from these places first.',
  },
  unlinkText: {
    id: 'Gambar dan video hilang dari teks, dan tautan menjadi teks biasa. Memulihkan aset tidak mengembalikannya ke dalam teks.',
    en: 'Pictures and videos disappear from the texts, and links become plain text. Restoring the asset does not put them back.',
  },
  documentText: {
    id: 'Laporan tidak dapat disimpan tanpa dokumennya: ganti berkasnya, atau hapus laporannya dahulu.',
    en: 'A report needs its document: replace the file, or delete the report first.',
  },
  draftText: {
    id: 'Perubahan yang belum diterbitkan memakainya: terbitkan atau ubah draf itu dahulu, atau ganti berkasnya.',
    en: 'Unpublished changes use it: publish or change that draft first, or replace the file.',
  },
  unlinkAndDelete: { id: 'Lepaskan dan hapus', en: 'Remove from these places and delete' },
  usedInTrash: {
    id: 'Juga dipakai oleh yang ada di tempat sampah; akan pulih bersamanya:',
    en: 'Also used by what is in the trash; it is restored together with:',
  },
  inUse: { id: 'Sedang dipakai', en: 'It is in use' },
  deleted: { id: 'Berhasil dihapus', en: 'Delete successful' },
  deleteFailed: { id: 'Gagal menghapus', en: 'Delete failed' },
  goneAlready: { id: 'Aset ini sudah tidak ada.', en: 'It is gone already.' },
});

/** Categories and subcategories by stored value; the home page header has its own label. */
export const assetPlaceWords = words({
  news: { id: 'Berita', en: 'News' },
  reports: { id: 'Laporan', en: 'Reports' },
  home: { id: 'Beranda', en: 'Home' },
  circularity: { id: 'Sirkularitas', en: 'Circularity' },
  social: { id: 'Sosial', en: 'Social' },
  environment: { id: 'Lingkungan', en: 'Environment' },
  'home header': { id: 'Gambar/video kepala halaman', en: 'Header image/video' },
  header: { id: 'Kepala halaman', en: 'Header' },
  stack: { id: 'Tumpukan', en: 'Stack' },
  none: { id: 'Tidak ada', en: 'None' },
});

export const mediaTypeWords = words({
  image: { id: 'Gambar', en: 'Image' },
  document: { id: 'Dokumen', en: 'Document' },
  video: { id: 'Video', en: 'Video' },
  captions: { id: 'Takarir', en: 'Captions' },
});

export const mediaTypesWords = words({
  image: { id: 'Gambar', en: 'Images' },
  document: { id: 'Dokumen', en: 'Documents' },
  video: { id: 'Video', en: 'Videos' },
  captions: { id: 'Takarir', en: 'Captions' },
});
