import { words } from '../site/words.ts';

/** Problems of fields and files: their codes, and what forms, the API (in English) and the activity log say about them. */
export const inputProblemWords = words({
  tooManyMentions: {
    id: 'Menyebut terlalu banyak orang: paling banyak {count}',
    en: 'Mentions too many people: at most {count}',
  },
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
  tooManyUploads: {
    id: 'Paling banyak {count} berkas dapat diunggah sekaligus.',
    en: 'At most {count} files can be uploaded at once.',
  },
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
  redirectForeign: {
    id: 'Tulis alamat di situs ini, misalnya /id/berita.',
    en: 'Write an address of this site, such as /en/news.',
  },
  redirectReserved: {
    id: 'Alamat back-office, API, halaman depan, dan kanal laporan tidak dapat dialihkan.',
    en: 'Addresses of the back-office, the API, the front page and the report channel cannot be redirected.',
  },
  redirectIsPage: {
    id: 'Di alamat ini ada halaman. Pengalihan hanya untuk alamat yang tidak ditemukan.',
    en: 'There is a page at this address. Redirects are for addresses that are not found.',
  },
  redirectNowhere: { id: 'Tidak ada halaman di alamat ini.', en: 'There is no page at this address.' },
  redirectLoop: { id: 'Alamat ini menuju dirinya sendiri.', en: 'This address leads to itself.' },
  redirectChain: {
    id: 'Pengalihan lain memakai alamat ini. Sebuah pengalihan tidak boleh menuju pengalihan lain.',
    en: 'Another redirect uses this address. A redirect must not lead to another one.',
  },
  redirectTaken: {
    id: 'Alamat ini sudah menuju {target}. Kirim sekali lagi untuk mengubahnya.',
    en: 'This address leads to {target} already. Send it once more to change that.',
  },
  tooManyRedirects: {
    id: 'Paling banyak {count} pengalihan. Hapus satu pengalihan dahulu.',
    en: 'At most {count} redirects. Delete one first.',
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

/** Problems of calls, sign-ins and commands. `noun` is one of activity.words.ts. */
export const callProblemWords = words({
  // What is not there
  notFound: { id: 'Tidak ditemukan', en: 'Not found' },
  commentNotFound: { id: 'Komentar tidak ditemukan', en: 'Comment not found' },
  nounNotFound: { id: '{noun} tidak ditemukan', en: '{noun} not found' },
  notInTrash: { id: 'Tidak ada di tempat sampah', en: 'Not in the trash' },
  noUnpublishedChanges: { id: 'Tidak ada perubahan yang belum diterbitkan', en: 'There are no unpublished changes' },
  noSuchText: { id: 'Tidak ada tulisan itu', en: 'There is no such text' },
  noSuchVersion: { id: 'Versi itu tidak ada', en: 'There is no such version' },
  noSuchAccount: { id: 'Akun itu tidak ada', en: 'There is no such account' },
  noSuchCategory: { id: 'Kategori itu tidak ada', en: 'There is no such category' },
  otherMediaTypes: { id: '{category} hanya memuat {types}', en: '{category} holds {types} only' },
  noSuchAsset: { id: 'Aset {id} tidak ada', en: 'There is no asset {id}' },
  noSuchLeader: { id: 'Anggota manajemen {id} tidak ada', en: 'There is no leader {id}' },
  versionErased: { id: 'Isi versi ini dihapus pada {date}', en: 'The content of this version was erased on {date}' },
  languageMissing: { id: 'Artikel tidak ditulis dalam bahasa ini', en: 'The article is not written in this language' },
  noSuchPassage: { id: 'Blok itu tidak memuat bagian tersebut', en: 'The block has no such passage' },
  // Changed meanwhile by another person, or not allowed for this item
  savedByAnother: {
    id: 'Orang lain telah menyimpan {noun} ini sejak dibaca',
    en: 'Someone else saved this {noun} since you read it',
  },
  publishedSinceBegun: {
    id: 'Artikel yang terbit diubah setelah draf mulai disusun',
    en: 'The published article was changed since the draft was begun',
  },
  publishedSinceSaved: {
    id: 'Artikel yang terbit diubah setelah draf disimpan',
    en: 'The published article was changed since the draft was saved',
  },
  textChanged: { id: 'Teks telah diubah', en: 'The text was changed' },
  wasNotPublic: { id: 'Versi itu tidak pernah terbit', en: 'This version was not public' },
  publicationEnded: {
    id: 'Masa tayang artikel ini sudah berakhir',
    en: 'The time of this article on the site is over',
  },
  textNotApproved: { id: 'Teks belum disetujui', en: 'The text is not approved' },
  articleNotPublic: {
    id: 'Artikel belum terbit: ubah artikelnya langsung',
    en: 'The article is not public: change it itself',
  },
  languageExists: {
    id: 'Artikel sudah ditulis dalam bahasa ini',
    en: 'The article is written in this language already',
  },
  nothingToReview: {
    id: 'Artikel tidak memiliki perubahan yang belum diterbitkan',
    en: 'The article has no unpublished changes',
  },
  tooManyComments: { id: 'Komentar pada artikel ini terlalu banyak', en: 'The article has too many comments' },
  tooManyPreviewLinks: {
    id: 'Tautan pratinjau artikel yang masih berlaku terlalu banyak',
    en: 'The article has too many valid preview links',
  },
  noReviewWaiting: { id: 'Tidak ada tinjauan yang menunggu keputusan', en: 'No review is waiting for a decision' },
  mayNotApprove: { id: 'Akun ini tidak berwenang menyetujui', en: 'This account may not approve' },
  assetInUse: { id: 'Aset sedang digunakan', en: 'The asset is in use' },
  mediaTypeFixed: {
    id: 'Jenis media mengikuti berkasnya dan tidak dapat diubah',
    en: 'The media type is that of the file and cannot be changed',
  },
  assetAddressTaken: {
    id: 'Alamatnya, {path}, kini dipakai aset {id}',
    en: 'Asset {id} has its address {path} by now',
  },
  messageIsSpam: { id: 'Pesan ditandai sebagai spam', en: 'The message is marked as spam' },
  addressRestricted: { id: 'Penggunaan alamat ini dibatasi', en: 'The use of this address is restricted' },
  storedByOtherWindow: { id: 'Jendela lain telah menyimpan tulisan ini', en: 'Another window has stored this text' },
  textFinished: { id: 'Tulisan itu sudah disimpan atau dibuang', en: 'The text was saved or discarded' },
  // Accounts and sign-in
  unauthorized: { id: 'Belum masuk', en: 'Unauthorized' },
  forbidden: { id: 'Tidak diizinkan', en: 'Forbidden' },
  otherSite: { id: 'Hanya dapat dibuka dari situs ini sendiri', en: 'This is read from this site only' },
  wrongPassword: { id: 'Nama pengguna atau kata sandi salah', en: 'Invalid username or password' },
  wrongPasskey: { id: 'Kunci sandi salah', en: 'Wrong passkey' },
  wrongFactorCode: { id: 'Kode faktor kedua salah', en: 'Wrong code of the second factor' },
  microsoftUnknown: { id: 'Akun Microsoft ini tidak terdaftar', en: 'This Microsoft account is not listed' },
  codeNeeded: { id: 'Kode diperlukan', en: 'A code is needed' },
  codeIncorrect: { id: 'Kode salah', en: 'This code is incorrect' },
  factorSetUpFirst: {
    id: 'Faktor kedua harus disiapkan lebih dahulu di ruang kerja',
    en: 'A second factor has to be set up first, in the back-office',
  },
  passwordNeeded: { id: 'Konfirmasikan dengan kata sandi saat ini', en: 'Confirm with the current password' },
  tooManyAttempts: { id: 'Terlalu banyak percobaan', en: 'Too many attempts' },
  waitBeforeRetry: {
    id: 'Terlalu banyak percobaan. Silakan tunggu sebelum mencoba lagi.',
    en: 'Too many attempts. Please wait before you try again.',
  },
  tooManyUnsavedTexts: { id: 'Terlalu banyak tulisan yang belum disimpan', en: 'Too many unsaved texts' },
  tooManyConnections: { id: 'Terlalu banyak koneksi', en: 'Too many connections' },
  nameTaken: { id: 'Sudah ada akun dengan nama ini', en: 'There is an account of this name already' },
  lastAdministrator: { id: 'Ini administrator terakhir', en: 'This is the last administrator' },
  ownAccount: { id: 'Tidak dapat dilakukan pada akun sendiri', en: 'Not possible for the own account' },
  otherRecipient: {
    id: 'Peran penerima diberikan oleh administrator lain',
    en: 'The role of a recipient is given by another administrator',
  },
  acceptedAlready: { id: 'Undangan sudah diterima', en: 'The invitation was accepted already' },
  isDisabled: { id: 'Akun dinonaktifkan', en: 'The account is disabled' },
  noFactor: { id: 'Akun tidak memiliki faktor kedua', en: 'The account has no second factor' },
  secondAdministrator: {
    id: 'Harus dikonfirmasi oleh administrator lain',
    en: 'Another administrator has to confirm it',
  },
  youngAccount: {
    id: 'Harus dikonfirmasi oleh administrator yang akunnya sudah lebih dari 72 jam',
    en: 'An administrator whose account is older than 72 hours has to confirm it',
  },
  oneAtATime: {
    id: 'Satu hal setiap kali: second_factor dan invitation harus dikirim sendiri-sendiri',
    en: 'One thing at a time: second_factor and invitation stand alone',
  },
  // The request itself
  unreadableRequest: { id: 'Permintaan tidak dapat dibaca', en: 'The request cannot be read' },
  unreadableJson: { id: 'JSON tidak dapat dibaca', en: 'The JSON cannot be read' },
  jsonObject: { id: 'Objek JSON diperlukan', en: 'A JSON object is expected' },
  multipartForm: { id: 'Formulir multipart diperlukan', en: 'A multipart form is expected' },
  unknownField: { id: 'Isian tidak dikenal', en: 'Unknown field' },
  unstorable: { id: 'Memuat karakter yang tidak dapat disimpan', en: 'Has characters that cannot be stored' },
  nestedTooDeep: { id: 'Tersusun terlalu dalam', en: 'Is nested too deep' },
  tooManyValues: { id: 'Memuat terlalu banyak nilai', en: 'Has too many values' },
  bodyTooLarge: { id: 'Terlalu besar', en: 'This is too large' },
  noFile: { id: 'Silakan pilih berkas', en: 'Please choose a file' },
  noFields: { id: 'Silakan lengkapi semua isian', en: 'Please fill in all fields' },
  oneFile: { id: 'Satu berkas setiap kali', en: 'One file at a time' },
  oneOfEachLanguage: { id: 'Satu untuk setiap bahasa', en: 'One of each language' },
  languageCode: { id: 'Harus id atau en', en: 'Must be id or en' },
  knownAction: { id: 'Harus tindakan yang dikenal', en: 'Must be a known action' },
  knownOrder: { id: 'Harus urutan yang dikenal', en: 'Must be a known order' },
  knownStatus: { id: 'Harus status yang dikenal', en: 'Must be a known status' },
  sameAsAddress: { id: 'Harus sama dengan yang ada di alamat', en: 'Must be that of the address' },
  emailAddress: { id: 'Harus alamat email yang sah', en: 'Must be a valid email address' },
  usernameShape: {
    id: 'Harus 3 sampai 64 huruf, angka, atau . _ @ -',
    en: 'Must be 3 to 64 letters, digits or . _ @ -',
  },
  microsoftAccount: {
    id: 'Harus akun Microsoft, misalnya name@example.com',
    en: 'Must be a Microsoft account such as name@example.com',
  },
  moment: {
    id: 'Harus tanggal dan waktu beserta zonanya, misalnya 2026-01-31T09:00:00+07:00',
    en: 'Must be a date and time with its zone, as in 2026-01-31T09:00:00+07:00',
  },
  day: { id: 'Harus tanggal, misalnya 2026-01-31', en: 'Must be a date, as in 2026-01-31' },
  oneOf: { id: 'Harus salah satu dari {values}', en: 'Must be one of {values}' },
  nothingNamed: { id: 'Sebutkan sedikitnya satu {noun}', en: 'Must name at least one {noun}' },
  namedTwice: { id: '{noun} yang sama tidak boleh disebut dua kali', en: 'Must name no {noun} twice' },
  tooManyNamed: { id: 'Paling banyak {count} {noun}', en: 'Must name at most {count} {noun}s' },
  otherMediaType: {
    id: 'Jenis berkas yang baru ({found}) tidak sama dengan jenis aset ({expected}).',
    en: 'Please select a valid {expected} file. The new file is a {found}.',
  },
  // Steps that were done before, or by another person
  mailSettled: { id: 'Status email tidak lagi memungkinkan ini', en: 'The status of the mail no longer allows this' },
  recordedAlready: { id: 'Sudah tercatat', en: 'Is recorded already' },
  requestNotWaiting: { id: 'Permintaan ini tidak menunggu langkah itu', en: 'The request does not wait for this' },
  full: { id: 'Register penuh', en: 'The register is full' },
  registerNotEmpty: { id: 'Register sudah berisi', en: 'The register is not empty' },
  // The site itself
  serverFailed: { id: 'Terjadi kesalahan di pihak kami', en: 'Something went wrong on our side' },
  // What the log says itself
  notSignedIn: { id: 'Belum masuk', en: 'Not signed in' },
  refusedItems: { id: 'Ditolak: {ids}', en: 'Refused: {ids}' },
  refusedWithStatus: { id: 'Ditolak ({status})', en: 'Refused ({status})' },
});

export const otherProblemWords = words({
  refused: { id: 'Isian atau berkas ini tidak dapat dipakai', en: 'This cannot be used' },
});
