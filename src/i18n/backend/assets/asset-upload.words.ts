import { words } from '../../site/words.ts';

/** Upload form without script. */
export const addAssetWords = words({
  title: { id: 'Tambah aset', en: 'Add assets' },
  upload: { id: 'Unggah', en: 'Upload' },
  uploaded: { id: 'terunggah', en: 'uploaded' },
  successful: { id: 'Berhasil diunggah', en: 'Upload successful' },
  filesAdded: {
    id: '{count, number} berkas ditambahkan.',
    en: '{count, plural, =1 {One file was added.} other {# files were added.}}',
  },
  imageHint: {
    id: 'JPEG, PNG, WebP, AVIF, atau GIF, paling besar {size} dan {megapixels} megapiksel',
    en: 'JPEG, PNG, WebP, AVIF or GIF, at most {size} and {megapixels} megapixels',
  },
  videoHint: { id: 'MP4 atau WebM, paling besar {size}', en: 'MP4 or WebM, at most {size}' },
  captionsHint: { id: 'WebVTT (.vtt) dalam UTF-8, paling besar {size}', en: 'WebVTT (.vtt) in UTF-8, at most {size}' },
  documentHint: { id: 'PDF, paling besar {size}', en: 'PDF, at most {size}' },
});

/** What several assets show, on one screen. */
export const describeWords = words({
  title: {
    id: '{count, plural, =1 {Jelaskan satu berkas} other {Jelaskan # berkas}}',
    en: '{count, plural, =1 {Describe one file} other {Describe # files}}',
  },
  hint: {
    id: 'Teks alternatif menjelaskan apa yang tampak, bagi orang yang tidak melihatnya.',
    en: 'An alternative text says what can be seen, for people who do not see it.',
  },
  save: { id: 'Simpan', en: 'Save' },
  saved: {
    id: '{count, plural, =0 {Tidak ada yang disimpan.} other {# berkas disimpan.}}',
    en: '{count, plural, =0 {Nothing was saved.} =1 {One file was saved.} other {# files were saved.}}',
  },
  notSaved: { id: 'Ada yang belum disimpan', en: 'Some were not saved' },
  changedByBoth: {
    id: 'Orang lain sudah menyimpan “{text}” di kolom ini. Simpan lagi untuk memakai isian Anda.',
    en: 'Someone else has saved “{text}” in this field. Save again to use your text instead.',
  },
  emptiedByOther: {
    id: 'Orang lain sudah mengosongkan kolom ini. Simpan lagi untuk memakai isian Anda.',
    en: 'Someone else has emptied this field. Save again to use your text.',
  },
  all: { id: 'Jelaskan semuanya di satu layar', en: 'Describe all on one screen' },
  nothing: { id: 'Tidak ada berkas yang perlu dijelaskan', en: 'No files to describe' },
  nothingText: {
    id: 'Di sini beberapa berkas dijelaskan sekaligus: setelah diunggah bersama, atau selama gambarnya belum memiliki teks alternatif. Saat ini tidak ada yang menunggu Anda.',
    en: 'Several files are described here at once: after they were uploaded together, or as long as pictures have no alternative text. None waits for you at the moment.',
  },
  toList: { id: 'Ke daftar aset', en: 'To the assets' },
  notUploaded: { id: 'Tidak terunggah: {files}', en: 'Not uploaded: {files}' },
});

/** Upload with script. */
export const assetUploadWords = words({
  files: { id: 'Berkas', en: 'Files' },
  name: { id: 'Nama', en: 'Name' },
  nameHint: { id: 'Jika kosong, dipakai nama berkasnya', en: 'Left empty, it is the name of the file' },
  optional: { id: '(opsional)', en: '(optional)' },
  altText: { id: 'Teks alternatif, bahasa Indonesia', en: 'Alternative text, Indonesian' },
  altTextEn: { id: 'Teks alternatif, bahasa Inggris', en: 'Alternative text, English' },
  decorative: { id: 'Dekoratif: dilewati pembaca layar', en: 'Decorative: screen readers pass it by' },
  credit: { id: 'Kredit', en: 'Credit' },
  uploadOf: { id: 'Unggahan {filename}', en: 'Upload of {filename}' },
  uploaded: { id: 'Terunggah', en: 'Uploaded' },
  beingPrepared: { id: 'Sedang disiapkan…', en: 'Being prepared…' },
  invalidType: { id: 'Jenis berkas tidak sesuai', en: 'Invalid file type' },
  imageOnly: { id: 'Silakan pilih berkas gambar.', en: 'Please select a valid image file.' },
  videoOnly: { id: 'Silakan pilih berkas video.', en: 'Please select a valid video file.' },
  documentOnly: {
    id: 'Silakan pilih berkas dokumen. Hanya berkas PDF yang diterima.',
    en: 'Please select a valid document file. Only PDF files are allowed.',
  },
  captionsOnly: {
    id: 'Silakan pilih berkas takarir (.vtt).',
    en: 'Please select a captions file (.vtt).',
  },
  tooMany: { id: 'Terlalu banyak berkas', en: 'Too many files' },
  atMostFiles: { id: 'Paling banyak {count} berkas sekaligus.', en: 'At most {count} files at once.' },
  isStored: { id: 'Berkas ini sudah tersimpan sebagai “{name}”.', en: 'This file is stored already, as “{name}”.' },
  openStored: { id: 'Buka “{name}”', en: 'Open “{name}”' },
  storeAgain: {
    id: 'Simpan sekali lagi sebagai berkas tersendiri',
    en: 'Store it once more, as a file of its own',
  },
  uploading: { id: 'Mengunggah {filename}, {number} dari {total}', en: 'Uploading {filename}, {number} of {total}' },
  failed: { id: 'Gagal mengunggah', en: 'Upload failed' },
  filesUploaded: { id: 'Berkas terunggah: {count} dari {total}', en: 'Files uploaded: {count} of {total}' },
  sessionEnded: {
    id: 'Sesi Anda telah berakhir. Masuk lagi di jendela lain, lalu unggah sekali lagi.',
    en: 'Your session has ended. Sign in again in another window, then upload once more.',
  },
  unknown: { id: 'Terjadi kesalahan yang tidak dikenal', en: 'Unknown error occurred' },
});

/** Announcements while assets are reordered. */
export const assetOrderWords = words({
  drag: { id: 'Seret aset ke tempatnya, atau pakai tombolnya.', en: 'Drag an asset to its place, or use its buttons.' },
  anywhere: {
    id: 'Nomor urut memindahkannya ke mana pun dalam daftar.',
    en: 'A position sends it anywhere in the list.',
  },
  moveUp: { id: 'Naikkan {name}', en: 'Move {name} up' },
  moveDown: { id: 'Turunkan {name}', en: 'Move {name} down' },
  positionOf: { id: 'Nomor urut {name}', en: 'Position of {name}' },
  move: { id: 'Pindahkan', en: 'Move' },
  failed: { id: 'Gagal mengatur urutan', en: 'Reorder failed' },
  successful: { id: 'Urutan diubah', en: 'Reorder successful' },
  isNowAt: {
    id: '{name} sekarang di nomor {position} dari {total}.',
    en: '{name} is now at position {position} of {total}.',
  },
  isAt: { id: '{name} di nomor {position}.', en: '{name} is at position {position}.' },
  noPosition: { id: 'Nomor itu tidak ada dalam daftar.', en: 'That is no position in the list.' },
  notInList: { id: 'Aset ini tidak lagi ada dalam daftar.', en: 'The asset is no longer in this list.' },
  sessionEnded: {
    id: 'Sesi Anda telah berakhir. Masuk lagi di jendela lain, lalu pindahkan sekali lagi.',
    en: 'Your session has ended. Sign in again in another window, then move it once more.',
  },
  unknown: { id: 'Terjadi kesalahan yang tidak dikenal', en: 'Unknown error occurred' },
});
