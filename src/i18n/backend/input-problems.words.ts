import { words } from '../site/words.ts';

/** Errors of fields and files. The English texts equal the schema messages that the API returns. */
export const inputProblemWords = words({
  required: { id: 'Wajib diisi', en: 'Is required' },
  text: { id: 'Harus berupa teks', en: 'Must be text' },
  oneLine: { id: 'Harus satu baris teks yang dapat dibaca', en: 'Must be one line of readable text' },
  unreadable: { id: 'Memuat karakter yang tidak dapat ditampilkan', en: 'Has characters that cannot be shown' },
  atMost: { id: 'Paling banyak {count} karakter', en: 'Must have at most {count} characters' },
  tooManyTags: {
    id: 'Memuat terlalu banyak tag HTML: paling banyak {count}',
    en: 'Has too many HTML tags: at most {count}',
  },
  wholeNumber: { id: 'Harus bilangan bulat', en: 'Must be a whole number' },
  tooSmall: { id: 'Terlalu kecil', en: 'Is too small' },
  tooLarge: { id: 'Terlalu besar', en: 'Is too large' },
  picturePath: {
    id: 'Harus berupa jalur gambar tersimpan, /assets/<file>',
    en: 'Must be the path of a stored picture, /assets/<file>',
  },
  documentPath: {
    id: 'Harus berupa jalur dokumen, /assets/<file>',
    en: 'Must be the path of a document, /assets/<file>',
  },
  noSuchPicture: { id: 'Gambar itu tidak ada', en: 'There is no such picture' },
  noSuchFile: { id: 'Berkas {path} tidak ada', en: 'There is no file {path}' },
  tooManyLeaders: { id: 'Paling banyak {count} orang', en: 'There can be at most {count} people' },
  years: { id: 'Harus antara {from} dan {to}', en: 'Must be between {from} and {to}' },
  unpublishedEarlier: { id: 'Harus sesudah tanggal terbit', en: 'Must be after the published date' },
  notAhead: { id: 'Harus pada waktu yang akan datang', en: 'Must be in the future' },
  notScheduled: { id: 'Hanya yang terjadwal dapat dipindahkan', en: 'Only what is scheduled can be moved' },
  inTheFuture: { id: 'Tidak boleh pada waktu yang akan datang', en: 'Must not be in the future' },
  languageRequired: { id: 'Pilih sedikitnya satu bahasa', en: 'At least one language is required' },

  assetName: { id: 'Silakan beri nama aset ini', en: 'Please give the asset a name' },
  noSubcategory: { id: '{category} tidak memiliki subkategori itu', en: '{category} has no such subcategory' },
  fileTooLarge: { id: 'Berkas lebih besar dari {size}.', en: 'The file is larger than {size}.' },
  fileEmpty: { id: 'Berkas kosong.', en: 'The file is empty.' },
  fileType: {
    id: 'Silakan pilih gambar (JPEG, PNG, WebP, AVIF, atau GIF), video (MP4 atau WebM), atau PDF.',
    en: 'Please select an image (JPEG, PNG, WebP, AVIF or GIF), a video (MP4 or WebM) or a PDF.',
  },
  imageFile: { id: 'Silakan pilih berkas gambar.', en: 'Please select a valid image file.' },
  videoFile: { id: 'Silakan pilih berkas video.', en: 'Please select a valid video file.' },
  documentFile: {
    id: 'Silakan pilih berkas dokumen. Hanya berkas PDF yang diterima.',
    en: 'Please select a valid document file. Only PDF files are allowed.',
  },
  captionsFile: {
    id: 'Silakan pilih berkas takarir. Hanya berkas WebVTT (.vtt) yang diterima.',
    en: 'Please select a valid captions file. Only WebVTT files (.vtt) are allowed.',
  },
  captionsEncoding: { id: 'Takarir tidak ditulis dalam UTF-8.', en: 'The captions are not written in UTF-8.' },
  captionsEmpty: { id: 'Takarir kosong.', en: 'The captions are empty.' },
  captionsTooMany: {
    id: 'Takarir memuat lebih dari {count} teks.',
    en: 'The captions have more than {count} cues.',
  },
  captionsLine: {
    id: 'Takarir tidak dapat dibaca mulai baris {line}.',
    en: 'The captions cannot be read from line {line} on.',
  },
  noPicture: { id: 'Ini bukan gambar yang dapat dibaca.', en: 'This is not a picture that can be read.' },
  megapixels: {
    id: 'Gambar berukuran {count} megapiksel; paling besar {max}.',
    en: 'The picture has {count} megapixels; at most {max} are possible.',
  },
  pictureSide: {
    id: 'Gambar berukuran {width} × {height} piksel; setiap sisinya paling panjang {max} piksel.',
    en: 'The picture is {width} × {height} pixels; at most {max} are possible on each side.',
  },
  animatedPicture: {
    id: 'Gambar ini {format} bergerak, yang akan menjadi gambar diam. Simpan sebagai GIF atau WebP, yang tetap bergerak.',
    en: 'The picture is an animated {format}, which would stand still. Save it as GIF or WebP, which move.',
  },
  pictureDamaged: {
    id: 'Gambar rusak: tidak dapat dibaca sampai akhir.',
    en: 'The picture is damaged: it cannot be decoded to its end.',
  },
  videoDamaged: { id: 'Video rusak atau terpotong.', en: 'The video is damaged or cut off.' },
  fileTooComplex: {
    id: 'Berkas terlalu rumit untuk diperiksa.',
    en: 'The file is too complex to be checked.',
  },
  filesBusy: {
    id: 'Berkas belum dapat diperiksa saat ini. Silakan coba lagi satu menit lagi.',
    en: 'The file cannot be checked right now. Please try again in a minute.',
  },
  pdfCutOff: {
    id: 'PDF terpotong: bagian akhirnya tidak ada.',
    en: 'The PDF is cut off: its end is missing.',
  },
  pdfProtected: {
    id: 'PDF hanya dapat dibuka dengan kata sandi. Simpan ulang tanpa kata sandi.',
    en: 'The PDF opens with a password only. Save it without one.',
  },
  pdfDamaged: {
    id: 'PDF rusak: halamannya tidak dapat dibaca.',
    en: 'The PDF is damaged: its pages cannot be read.',
  },
  storageFull: {
    id: 'Penyimpanan situs hampir penuh sehingga berkas tidak dapat diunggah. Kosongkan ruang pada volumenya, atau perbesar volume itu.',
    en: 'The storage of the site is nearly full, so no file can be uploaded. Free space on its volume, or enlarge it.',
  },
  filterNameTaken: {
    id: 'Filter lain pada daftar ini sudah bernama {name}.',
    en: 'Another filter of this list is called {name}.',
  },
  tooManyFilters: {
    id: 'Paling banyak {count} filter per daftar. Hapus satu filter dahulu.',
    en: 'At most {count} filters per list. Delete one first.',
  },
});

export const otherProblemWords = words({
  refused: { id: 'Isian atau berkas ini tidak dapat dipakai', en: 'This cannot be used' },
});
