import { company } from '../../company.ts';
import type { PolicyText } from './text.ts';

export const cookiesText: PolicyText = {
  id: [
    {
      id: 'apa',
      title: 'Apa itu kuki',
      paragraphs: [
        'Kuki adalah teks pendek yang disimpan sebuah situs di peramban Anda dan dibacanya kembali pada kunjungan berikutnya. Penyimpanan lokal bekerja serupa, tetapi isinya tidak dikirim ke server.',
      ],
    },
    {
      id: 'dipakai',
      title: 'Yang dipakai situs ini',
      paragraphs: [
        'Pengunjung menerima paling banyak satu kuki dari kami, yaitu jawabannya atas pertanyaan tentang kuki. Yang berikut ini disimpan di peramban Anda:',
      ],
      points: [
        'Pilihan kuki: apakah Anda menerima atau menolak, agar pertanyaannya tidak muncul lagi. Disimpan sebagai kuki selama satu tahun dan di penyimpanan lokal sampai Anda menghapusnya.',
        'Berita tersimpan: daftar artikel yang Anda simpan. Disimpan sampai Anda menghapusnya. Ketika Anda membuka daftar itu, peramban meminta artikel-artikel tersebut dari situs ini.',
        'Letak tombol laporan: tempat terakhir Anda memindahkannya. Disimpan sampai Anda menghapusnya.',
        'Pesan yang belum terkirim: yang Anda tulis di formulir kontak, agar tidak hilang bila halaman dimuat ulang. Disimpan sampai terkirim; setelah 24 jam formulir tidak menampilkannya lagi dan menghapusnya.',
        'Salinan luring: paling banyak dua puluh halaman yang terakhir Anda baca dan halaman kontak, agar dapat dibaca tanpa koneksi. Hanya bila Anda memilih “Terima”; dihapus bila halamannya ditarik atau Anda menghapus data situs ini. Saluran pelaporan BAIK tidak pernah disalin.',
        'Kuki pegawai: hanya bagi yang masuk ke ruang kerja situs ini. Kuki sesi berakhir saat keluar, kuki untuk langkah-langkah masuk paling lama satu jam, dan dua kuki yang mengenali peramban setelah satu tahun. Isian yang belum terkirim disimpan di peramban sampai terkirim, pegawai keluar, atau 30 hari berlalu.',
      ],
    },
    {
      id: 'tidak-dipakai',
      title: 'Yang tidak kami pakai',
      paragraphs: [
        'Kami tidak memakai kuki iklan, kuki pelacak, atau alat analisis pihak ketiga. Huruf, gambar, dan skrip seluruhnya berasal dari server kami.',
      ],
    },
    {
      id: 'pilihan',
      title: 'Pilihan Anda',
      paragraphs: [
        'Anda dapat menolak, dan situs tetap dapat dipakai sepenuhnya. Melalui pengaturan peramban, Anda dapat melihat dan menghapus semua yang disimpan situs ini kapan saja.',
      ],
    },
    {
      id: 'hubungi',
      title: 'Pertanyaan',
      paragraphs: [`Tulislah ke ${company.mailbox} bila ada yang belum jelas.`],
    },
  ],
  en: [
    {
      id: 'what',
      title: 'What cookies are',
      paragraphs: [
        'A cookie is a short text that a site leaves in your browser and reads again on your next visit. Local storage works in a similar way, but its content is not sent to the server.',
      ],
    },
    {
      id: 'used',
      title: 'What this site uses',
      paragraphs: [
        'Visitors receive at most one cookie from us: their answer to the question about cookies. The following is kept in your browser:',
      ],
      points: [
        'Cookie choice: whether you accepted or declined, so that you are not asked again. Kept as a cookie for one year, and in local storage until you remove it.',
        'Bookmarks: the list of articles that you saved. Kept until you remove it. When you open that list, your browser asks this site for these articles.',
        'Position of the report button: where you last put it. Kept until you remove it.',
        'Unsent message: what you have written in the contact form, so that it is not lost when the page is reloaded. Kept until it is sent; after 24 hours the form no longer shows it and removes it.',
        'Offline copies: at most twenty pages that you read last, and the contact page, so that you can read them without a connection. Only if you choose “Accept”; removed when a page is withdrawn or you clear the data of this site. The BAIK report channel is never copied.',
        'Cookies of employees: only for those who sign in to the back-office of this site. The session cookie ends on signing out, those for the steps of signing in after an hour at most, and two that recognize the browser after a year. Unsent forms are kept in the browser until they are sent, the employee signs out, or 30 days have passed.',
      ],
    },
    {
      id: 'not-used',
      title: 'What we do not use',
      paragraphs: [
        'We use no advertising cookies, no tracking cookies and no third-party analytics. Fonts, pictures and scripts all come from our own server.',
      ],
    },
    {
      id: 'choice',
      title: 'Your choice',
      paragraphs: [
        'You can decline, and the site stays fully usable. In the settings of your browser you can see and remove everything that this site has stored, at any time.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      paragraphs: [`Write to ${company.mailbox} if anything is unclear.`],
    },
  ],
};
