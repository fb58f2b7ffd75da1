import { words } from './words.ts';

export const offlineWords = words({
  notice: {
    id: 'Anda sedang luring; salinan ini dibuat pada {date}.',
    en: 'You are offline; this copy was made on {date}.',
  },
  contactDescription: {
    id: 'Alamat dan email perusahaan, untuk dibaca tanpa koneksi.',
    en: 'The addresses and email of the company, to be read without a connection.',
  },
  contactLead: {
    id: 'Formulir kontak memerlukan koneksi. Anda dapat menulis atau menyurati kami melalui alamat berikut.',
    en: 'The contact form needs a connection. You can write to us at these addresses.',
  },
});
