import { words } from '../site/words.ts';

/** Rich-text editor. */
export const editorWords = words({
  mode: { id: 'Mode: {label}', en: 'Mode: {label}' },
  edit: { id: 'Sunting', en: 'Edit' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  previewOf: { id: 'Pratinjau: {label}', en: 'Preview: {label}' },
  shownAsHtml: {
    id: 'Teks ini memuat format yang akan diubah penyunting, jadi ditampilkan sebagai HTML.',
    en: 'This text holds formatting that the editor would change, so it is shown as HTML.',
  },
  uploading: { id: 'Mengunggah {name}…', en: 'Uploading {name}…' },
  uploadFailed: { id: 'Gagal mengunggah: {problem}', en: 'Upload failed: {problem}' },
  describeNew: {
    id: 'Jelaskan apa yang tampak pada gambar baru: Deskripsi gambar, di bilah alat.',
    en: 'Say what the new picture shows: Picture descriptions, in the toolbar.',
  },
  leftOut: {
    id: 'Gambar tidak ikut ditempel: tambahkan dengan tombol gambar, atau tempel satu per satu.',
    en: 'Pictures were left out: add them with the picture button, or paste them one by one.',
  },

  formatting: { id: 'Format: {label}', en: 'Formatting: {label}' },
  heading2: { id: 'Judul 2', en: 'Heading 2' },
  heading3: { id: 'Judul 3', en: 'Heading 3' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  underline: { id: 'Garis bawah', en: 'Underline' },
  bulletedList: { id: 'Daftar berbutir', en: 'Bulleted list' },
  numberedList: { id: 'Daftar bernomor', en: 'Numbered list' },
  decreaseIndent: { id: 'Kurangi indentasi', en: 'Decrease indent' },
  increaseIndent: { id: 'Tambah indentasi', en: 'Increase indent' },
  quotation: { id: 'Kutipan', en: 'Quotation' },
  centre: { id: 'Rata tengah', en: 'Center' },
  alignRight: { id: 'Rata kanan', en: 'Align right' },
  clearFormatting: { id: 'Hapus format', en: 'Clear formatting' },
  undo: { id: 'Urungkan', en: 'Undo' },
  redo: { id: 'Ulangi', en: 'Redo' },
  link: { id: 'Tautan', en: 'Link' },
  picture: { id: 'Gambar', en: 'Picture' },
  descriptions: { id: 'Deskripsi gambar', en: 'Picture descriptions' },

  sayWhat: {
    id: 'Jelaskan apa yang tampak pada setiap gambar, bagi orang yang tidak melihatnya. Kosongkan jika gambar hanya hiasan.',
    en: 'Say what each picture shows, for people who do not see it. Leave it empty when the picture only decorates.',
  },
  noPicture: { id: 'Belum ada gambar dalam teks ini.', en: 'There is no picture in this text yet.' },
  pictureNumber: { id: 'Gambar {number}', en: 'Picture {number}' },
  saveDescriptions: { id: 'Simpan deskripsi', en: 'Save descriptions' },
  cancel: { id: 'Batal', en: 'Cancel' },
  close: { id: 'Tutup', en: 'Close' },
  address: { id: 'Alamat', en: 'Address' },
  wrongAddress: {
    id: 'Silakan masukkan alamat web, alamat email, atau jalur di situs ini',
    en: 'Please enter a web address, a mail address or a path on this site',
  },
  saveLink: { id: 'Simpan tautan', en: 'Save link' },
  removeLink: { id: 'Hapus tautan', en: 'Remove link' },
});
