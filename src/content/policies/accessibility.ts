import { company } from '../../company.ts';
import type { PolicyText } from './text.ts';

export const accessibilityText: PolicyText = {
  id: [
    {
      id: 'tujuan',
      title: 'Tujuan kami',
      paragraphs: [
        `${company.legalName} ingin setiap orang dapat membaca dan memakai situs ini, dengan perangkat dan cara apa pun. Acuan kami adalah Pedoman Aksesibilitas Konten Web (WCAG) 2.2 tingkat AA.`,
      ],
    },
    {
      id: 'dapat',
      title: 'Yang dapat Anda andalkan',
      paragraphs: ['Semua halaman umum dirancang agar:'],
      points: [
        'dapat dipakai dengan papan ketik saja, dengan fokus yang selalu terlihat;',
        'dapat dibaca dan formulirnya dapat dikirim tanpa JavaScript;',
        'tetap terbaca pada pembesaran 400 persen dan pada layar selebar 320 piksel, tanpa menggulir ke samping;',
        'berhenti bergerak bila sistem Anda meminta gerak dikurangi, dan setiap gerak otomatis dapat dijeda;',
        'dapat dibaca dengan warna kontras tinggi dari sistem operasi;',
        'menyebutkan isi gambar dan bahasa setiap bagian teks kepada pembaca layar;',
        'menjelaskan kesalahan formulir dengan kata-kata, di samping isiannya dan di atas formulir.',
      ],
    },
    {
      id: 'batas',
      title: 'Keterbatasan yang kami ketahui',
      paragraphs: ['Belum semuanya sebaik yang kami inginkan:'],
      points: [
        'Dokumen PDF kami memiliki judul, penanda, dan teks alternatif, tetapi belum dinyatakan memenuhi standar PDF/UA. Lima kebijakan tata kelola dan ikhtisar laporan tahunan karena itu juga tersedia sebagai halaman.',
        'Sebagian berita hanya terbit dalam satu bahasa. Bahasanya selalu disebutkan.',
        'Berkas yang dimuat bersama berita dapat berasal dari pihak lain dan belum tentu aksesibel.',
        'Portal pengadaan dan media sosial adalah situs tersendiri dengan aturannya sendiri.',
      ],
    },
    {
      id: 'pemeriksaan',
      title: 'Cara kami memeriksanya',
      paragraphs: [
        'Setiap perubahan situs diperiksa otomatis: aksesibilitas dengan axe, kesahihan HTML, dan teks yang terpotong, dalam kedua bahasa dan pada beberapa lebar layar. Pemakaian dengan papan ketik diuji di peramban sungguhan. Pemeriksaan oleh lembaga independen belum dilakukan.',
      ],
    },
    {
      id: 'hubungi',
      title: 'Mengalami hambatan?',
      paragraphs: [
        `Tulis kepada ${company.mailbox}, atau gunakan formulir kontak dengan subjek “Pertanyaan umum”. Sebutkan alamat halamannya, perangkat atau teknologi bantu yang Anda pakai, dan apa yang tidak berhasil.`,
        'Bila Anda memerlukan isi halaman dalam bentuk lain, sampaikan kepada kami. Kami menjawab pada hari kerja.',
      ],
    },
  ],
  en: [
    {
      id: 'aim',
      title: 'What we aim for',
      paragraphs: [
        `${company.legalName} wants everyone to be able to read and use this site, whatever device or input method they use. Our benchmark is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.`,
      ],
    },
    {
      id: 'features',
      title: 'What you can rely on',
      paragraphs: ['All public pages are designed so that they:'],
      points: [
        'work with a keyboard alone, with a focus that can always be seen;',
        'can be read, and their forms submitted, without JavaScript;',
        'stay readable at a zoom of 400 percent and on a screen 320 pixels wide, without scrolling sideways;',
        'keep still when your system asks for reduced motion, and let you pause anything that moves on its own;',
        'can be read in the high-contrast colors of the operating system;',
        'tell screen readers what pictures show and which language each part is in;',
        'explain mistakes in forms in words, beside the field and above the form.',
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      paragraphs: ['Not everything is as good as we want it to be:'],
      points: [
        'Our PDF documents have headings, bookmarks and alternative texts, but are not declared to conform to PDF/UA. The five governance policies and the highlights of the annual report are therefore pages as well.',
        'Some news appears in one language only. The language is always named.',
        'Files published with the news may come from others and may not be accessible.',
        'The procurement portal and the social networks are sites of their own, with their own rules.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      paragraphs: [
        'Every change to the site is checked automatically: accessibility with axe, valid HTML, and text that is cut off, in both languages and at several screen widths. Use by keyboard is tested in a real browser. No independent audit has been made yet.',
      ],
    },
    {
      id: 'contact',
      title: 'Found a barrier?',
      paragraphs: [
        `Write to ${company.mailbox}, or use the contact form with the subject “General questions”. Please give the address of the page, the device or assistive technology that you use, and what did not work.`,
        'If you need content in another format, let us know. We answer on business days.',
      ],
    },
  ],
};
