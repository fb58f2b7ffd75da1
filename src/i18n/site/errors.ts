import { words } from './words.ts';

export const errorWords = words({
  notFoundTitle: { id: 'Halaman tidak ditemukan', en: 'This page could not be found' },
  notFoundText: {
    id: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan. Periksa kembali alamatnya, atau mulai dari salah satu halaman berikut.',
    en: 'The page you are looking for does not exist or has moved. Check the address, or start from one of these pages.',
  },
  badRequestTitle: { id: 'Alamat ini tidak dapat dibaca', en: 'This address cannot be read' },
  badRequestText: {
    id: 'Alamat yang diminta terlalu panjang atau memuat karakter yang tidak dapat dibaca. Periksa kembali penulisannya.',
    en: 'The address is too long or contains characters that cannot be read. Check how it is written.',
  },
  serverErrorTitle: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  serverErrorText: {
    id: 'Halaman ini tidak dapat ditampilkan saat ini. Silakan coba lagi beberapa saat lagi.',
    en: 'This page cannot be shown right now. Please try again in a moment.',
  },
  tryAgain: { id: 'Coba lagi', en: 'Try again' },
  startHere: { id: 'Mulai dari sini', en: 'Start here' },
  home: { id: 'Beranda', en: 'Home' },
  news: { id: 'Berita', en: 'News' },
  contact: { id: 'Kontak', en: 'Contact' },
});
