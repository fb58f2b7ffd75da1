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
  foreignFormTitle: { id: 'Formulir ini tidak bisa diterima', en: 'This form cannot be accepted' },
  foreignFormText: {
    id: 'Formulir ini tidak dikirim dari situs kami. Buka halaman ini dari situs kami, lalu isi lagi di sana. Tidak ada yang disimpan.',
    en: 'This form was not sent from our site. Open the page on our site and fill it in there. Nothing was stored.',
  },
  formWaitsTitle: { id: 'Formulir Anda belum diproses', en: 'Your form has not been processed yet' },
  formWaitsText: {
    id: 'Saat ini banyak formulir yang masuk. Tulisan Anda belum hilang: tunggu sepuluh detik, muat ulang halaman ini, lalu setujui saat ditanya apakah formulir boleh dikirim lagi. Tulisan dan berkas yang sama akan dikirim dan hanya dihitung sekali.',
    en: 'Many forms are arriving at the moment. What you wrote is not lost: wait ten seconds, load this page again, and agree when you are asked whether the form may be sent again. The same text and files are sent, and count only once.',
  },
  formWaitsShort: {
    id: 'Saat ini banyak formulir yang masuk. Tulisan Anda masih ada di sini; silakan kirim lagi sebentar lagi.',
    en: 'Many forms are arriving at the moment. What you wrote is still here; please send it again in a moment.',
  },
  formInterruptedTitle: { id: 'Pengiriman terputus', en: 'Sending was interrupted' },
  formInterruptedText: {
    id: 'Server kami berhenti saat memproses formulir Anda. Kami belum tahu apakah kiriman itu tersimpan. Tulisan Anda belum hilang: muat ulang halaman ini, lalu setujui saat ditanya apakah formulir boleh dikirim lagi. Kiriman yang sama hanya dihitung sekali.',
    en: 'Our server stopped while it was working on your form. We do not know yet whether it was stored. What you wrote is not lost: load this page again, and agree when you are asked whether the form may be sent again. The same form counts only once.',
  },
  formInterruptedShort: {
    id: 'Server kami berhenti saat memproses formulir ini. Tulisan Anda masih ada di sini; silakan kirim lagi. Kiriman yang sama hanya dihitung sekali.',
    en: 'Our server stopped while it was working on this form. What you wrote is still here; please send it again. The same form counts only once.',
  },
  tooManyTitle: { id: 'Mohon tunggu sebentar', en: 'Please wait a moment' },
  tooManyText: {
    id: 'Saat ini terlalu banyak permintaan yang masuk, mungkin dari jaringan yang Anda pakai bersama orang lain. Silakan coba beberapa detik lagi.',
    en: 'Too many requests are arriving at the moment, perhaps from a network that you share with others. Please try again in a few seconds.',
  },
  serverErrorTitle: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  serverErrorText: {
    id: 'Halaman ini tidak dapat ditampilkan saat ini. Silakan coba beberapa saat lagi.',
    en: 'This page cannot be shown right now. Please try again in a moment.',
  },
  unavailableTitle: { id: 'Layanan sedang tidak tersedia', en: 'The service is unavailable right now' },
  unavailableText: {
    id: 'Halaman ini tidak dapat ditampilkan selama penyimpanan data kami tidak menjawab. Silakan coba beberapa saat lagi.',
    en: 'This page cannot be shown while our data storage does not answer. Please try again in a moment.',
  },
  nothingStored: {
    id: 'Basis data kami tidak menjawab. Tidak ada yang disimpan. Isian Anda masih ada di sini; silakan kirim lagi beberapa saat lagi.',
    en: 'Our database does not answer. Nothing was stored. What you wrote is still here; please send it again in a moment.',
  },
  maybeStored: {
    id: 'Basis data kami berhenti menjawab tepat saat menyimpan. Kami belum tahu apakah kiriman Anda tersimpan. Isian Anda masih ada di sini; jika dikirim lagi tanpa diubah, kiriman itu hanya dihitung sekali.',
    en: 'Our database stopped answering while it was storing this. We do not know yet whether it was stored. What you wrote is still here; sent again without changes, it counts only once.',
  },
  tryAgain: { id: 'Coba lagi', en: 'Try again' },
  startHere: { id: 'Mulai dari sini', en: 'Start here' },
  home: { id: 'Beranda', en: 'Home' },
  news: { id: 'Berita', en: 'News' },
  contact: { id: 'Kontak', en: 'Contact' },
});
