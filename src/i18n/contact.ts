import { words } from './words.ts';

export const contactWords = words({
  title: { id: 'Kontak', en: 'Contact' },
  description: {
    id: 'Alamat kantor pusat dan kilang Khatulistiwa Alumina, surel, dan media sosial untuk mitra, media, pelamar, dan warga.',
    en: 'Head office and refinery addresses, mailbox and social media of Khatulistiwa Alumina for partners, media, applicants and neighbours.',
  },
  lead: {
    id: 'Kirimkan pertanyaan tentang produk, kemitraan, karier, atau liputan media ke alamat surel kami. Tim kami membaca setiap pesan dan menjawabnya pada hari kerja. Untuk kunjungan ke kilang, mohon menulis setidaknya satu minggu sebelumnya.',
    en: 'Send questions about products, partnership, careers or media coverage to our mailbox. Our team reads every message and answers on working days. For a visit to the refinery, please write at least a week ahead.',
  },
  write: { id: 'Tulis surel', en: 'Write an email' },
});
