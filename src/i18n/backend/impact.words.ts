import { words } from '../site/words.ts';

/** What a change shows differently on the public site, and the screens that ask before it is made. */
export const impactWords = words({
  title: { id: 'Perubahan di situs', en: 'Changes on the site' },
  none: { id: 'Tidak ada halaman publik yang berubah.', en: 'No public page changes.' },
  pages: {
    id: '{count, number} halaman',
    en: '{count, plural, one {# page} other {# pages}}',
  },
  laterListPages: { id: 'Serta halaman daftar selanjutnya.', en: 'And later list pages.' },
  feeds: {
    id: '{count, number} umpan dan peta situs',
    en: '{count, plural, one {# feed or sitemap} other {# feeds and sitemaps}}',
  },
  search: {
    id: '{count, number} hasil pencarian',
    en: '{count, plural, one {# search result} other {# search results}}',
  },
  social: {
    id: '{count, number} gambar di media sosial',
    en: '{count, plural, one {# picture on social networks} other {# pictures on social networks}}',
  },
  articles: {
    id: '{count, number} artikel',
    en: '{count, plural, one {# article} other {# articles}}',
  },
  article: { id: 'Artikel {id}', en: 'Article {id}' },
  more: { id: 'dan {count, number} lainnya', en: 'and {count, number} more' },
  gone: { id: 'hilang', en: 'disappears' },
  inLanguage: { id: '{language}: {count, number}', en: '{language}: {count, number}' },
  inNoLanguage: { id: 'Berkas dan lainnya: {count, number}', en: 'Files and others: {count, number}' },
  back: { id: 'Kembali ke formulir', en: 'Back to the form' },
  notSaved: { id: 'Belum disimpan.', en: 'Nothing is saved yet.' },

  archiveTitle: { id: 'Arsipkan artikel ini?', en: 'Archive this article?' },
  archive: { id: 'Arsipkan', en: 'Archive' },
  archiveText: {
    id: '“{title}” tidak lagi tampil di situs. Artikel dan riwayatnya tetap tersimpan dan dapat diterbitkan kembali.',
    en: '"{title}" leaves the site. The article and its history are kept, and it can be published again.',
  },
  withdrawTitle: { id: 'Tarik artikel ini dari situs?', en: 'Take this article off the site?' },
  withdraw: { id: 'Tarik dari situs', en: 'Take off the site' },
  removeTitle: { id: 'Hapus bahasa dari artikel ini?', en: 'Remove a language from this article?' },
  remove: { id: 'Hapus bahasa', en: 'Remove language' },
  removeText: {
    id: 'Teks “{title}” dalam {language, select, id {bahasa Indonesia} other {bahasa Inggris}} hilang dari situs. Riwayat versi tetap menyimpannya.',
    en: 'The {language, select, id {Indonesian} other {English}} text of "{title}" leaves the site. The version history keeps it.',
  },
  renameTitle: { id: 'Ubah slug artikel ini?', en: 'Change the slug of this article?' },
  rename: { id: 'Ubah slug', en: 'Change slug' },
  renameText: {
    id: 'Slug {language, select, id {bahasa Indonesia} other {bahasa Inggris}} berubah dari “{from}” menjadi “{to}”.',
    en: 'The {language, select, id {Indonesian} other {English}} slug changes from "{from}" to "{to}".',
  },
  severalTitle: { id: 'Terbitkan perubahan ini?', en: 'Publish these changes?' },
  several: { id: 'Terbitkan perubahan', en: 'Publish changes' },

  renameAssetTitle: { id: 'Ubah nama aset ini?', en: 'Rename this asset?' },
  renameAsset: { id: 'Ubah nama', en: 'Rename' },
  renameAssetText: {
    id: 'Nama berubah dari “{from}” menjadi “{to}”.',
    en: 'The name changes from "{from}" to "{to}".',
  },
  moveAssetTitle: { id: 'Pindahkan aset ini?', en: 'Move this asset?' },
  moveAsset: { id: 'Pindahkan', en: 'Move' },
  moveAssetText: {
    id: 'Aset pindah ke kategori atau subkategori lain; halaman yang menampilkan tempat lamanya tidak lagi memuatnya.',
    en: 'The asset moves to another category or subcategory; pages that show its old place lose it.',
  },
});
