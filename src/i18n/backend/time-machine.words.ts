import { words } from '../site/words.ts';

/** The site as it was or will be at a moment. */
export const timeMachineWords = words({
  title: { id: 'Mesin Waktu', en: 'Time Machine' },
  text: {
    id: 'Situs dengan artikel, aset, dan anggota direksi dari satu menit di masa lalu atau masa depan, dalam tampilan hari ini. Hanya untuk dibaca.',
    en: 'The site with the articles, assets and leaders of one minute in the past or the future, in the design of today. Read-only.',
  },
  moment: { id: 'Tanggal dan waktu ({zone})', en: 'Date and time ({zone})' },
  show: { id: 'Tampilkan', en: 'Show' },
  invalid: {
    id: 'Masukkan tanggal dan waktu antara tahun 2000 dan dua tahun ke depan',
    en: 'Enter a date and time between the year 2000 and two years from now',
  },
  at: { id: 'Situs pada {moment}', en: 'The site at {moment}' },
  items: {
    id: '{count, number} artikel, aset, dan anggota tersimpan pada saat itu',
    en: '{count, plural, one {# article, asset or leader was stored at that moment} other {# articles, assets and leaders were stored at that moment}}',
  },
  digest: { id: 'SHA-256 isi situs', en: 'SHA-256 of the content' },
  digestText: {
    id: 'Dihitung dari sidik semua versi yang berlaku pada saat itu. Saat yang sama selalu memberi sidik yang sama, kecuali ada isi yang kemudian dihapus.',
    en: 'Made from the digests of all versions of that moment. The same moment always gives the same digest, unless content was erased since.',
  },
  pages: { id: 'Halaman', en: 'Pages' },
  gaps: { id: 'Dihapus kemudian', en: 'Removed since' },
  gapsText: {
    id: 'Isi ini ada pada saat itu dan kemudian dihapus atas permintaan.',
    en: 'This content was there at that moment and has been removed by request since.',
  },
  articles: { id: 'Artikel #{id}', en: 'Article #{id}' },
  assets: { id: 'Aset #{id}', en: 'Asset #{id}' },
  leaders: { id: 'Anggota #{id}', en: 'Leader #{id}' },
  removed: { id: 'dihapus pada {date}', en: 'removed on {date}' },
  removedPartly: { id: 'sebagian dihapus pada {date}', en: 'removed in part on {date}' },
  banner: {
    id: 'Mesin waktu: situs pada {moment}. Bukan halaman publik.',
    en: 'Time machine: the site at {moment}. Not a public page.',
  },
  bannerFuture: {
    id: 'Mesin waktu: situs pada {moment} menurut jadwal saat ini. Bukan halaman publik.',
    en: 'Time machine: the site at {moment} according to the present schedules. Not a public page.',
  },
  bannerGaps: {
    id: '{count, number} item dihapus kemudian',
    en: '{count, plural, one {# item was removed since} other {# items were removed since}}',
  },
  leave: { id: 'Pilih waktu lain', en: 'Choose another time' },
  notThere: {
    id: 'Halaman ini tidak ada di mesin waktu, atau belum ada pada saat itu.',
    en: 'The time machine does not have this page, or it did not exist at that moment.',
  },
});
