import { words } from '../../site/words.ts';

/** What does not fit in a case. */
export const findingWords = words({
  title: { id: 'Kasus ini telah diubah di luar aplikasi', en: 'This case was changed outside the application' },
  text: {
    id: 'Seseorang mengubah basis data secara langsung. Bagian lain tetap dapat dibaca. Simpan ekspor kasus ini dan beri tahu penerima lain melalui jalur di luar situs ini.',
    en: 'Somebody edited the database directly. Everything else can still be read. Export the case and tell the other recipients by a way outside this site.',
  },
  unreadable: {
    id: 'Sebuah entri tertanggal {day} tidak dapat dibuka dengan kunci kasus ini: rusak, atau dipindahkan dari kasus lain.',
    en: 'An entry dated {day} does not open with the keys of this case: it was damaged, or moved here from another case.',
  },
  forged: {
    id: 'Sebuah entri tertanggal {day} tidak ditandatangani oleh penulis yang disebutnya.',
    en: 'An entry dated {day} is not signed by the author it names.',
  },
  altered: {
    id: 'Penulis atau tanggal sebuah entri diubah dalam tabel. Di sini ditampilkan yang ditandatangani: {day}.',
    en: 'The author or the date of an entry was changed in the table. What was signed is shown here: {day}.',
  },
  missing: {
    id: '{count, plural, other {# entri telah dihapus dari kasus ini.}}',
    en: '{count, plural, one {# entry was deleted from this case.} other {# entries were deleted from this case.}}',
  },
  head: {
    id: 'Catatan tentang entri terakhir hilang atau tidak cocok. Entri terakhir mungkin telah dihapus.',
    en: 'The record of the last entry is gone or does not fit. The last entries may have been deleted.',
  },
  planted: {
    id: 'Kunci dalam daftar penerima yang tidak pernah disetujui penerima mana pun: {labels}. Tidak ada yang dienkripsi untuknya.',
    en: 'Keys in the table of recipients that no recipient has ever signed: {labels}. Nothing is sealed to them.',
  },
  sealedTo: {
    id: 'Kasus ini dienkripsi untuk kunci yang tidak ada dalam daftar penerima mana pun: {key}.',
    en: 'This case is sealed to a key that is in no list of recipients: {key}.',
  },
  lists: {
    id: 'Daftar penerima yang ditandatangani tidak utuh, atau bukan daftar yang berlaku ketika kasus ini dienkripsi.',
    en: 'The signed lists of recipients are not intact, or are not those to which this case was sealed.',
  },
  entryForged: { id: 'Tidak ditandatangani oleh penulisnya', en: 'Not signed by its author' },
  historyUnsigned: { id: 'tidak ditandatangani', en: 'not signed' },
  damaged: { id: 'Laporan rusak atau dipalsukan', en: 'The report is damaged or forged' },
});
