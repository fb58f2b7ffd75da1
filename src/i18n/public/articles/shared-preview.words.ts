import { words } from '../../site/words.ts';

/** The page behind a preview link. */
export const sharedPreviewWords = words({
  preview: { id: 'Pratinjau', en: 'Preview' },
  notice: {
    id: 'Pratinjau ini dibagikan kepada Anda dan bukan terbitan resmi. Isinya masih dapat berubah. Tautan berlaku sampai {moment}.',
    en: 'This preview was shared with you and is not an official publication. It may still change. The link is valid until {moment}.',
  },
  other: { id: 'Baca dalam bahasa Inggris', en: 'Read in Indonesian' },
  home: { id: 'Ke beranda', en: 'Go to the home page' },
  goneTitle: { id: 'Tautan pratinjau tidak berlaku lagi', en: 'This preview link is no longer valid' },
  goneText: {
    id: 'Masa berlakunya sudah habis, tautan dicabut, atau alamatnya tidak lengkap. Mintalah tautan baru kepada pengirimnya.',
    en: 'It has expired, was revoked, or its address is incomplete. Please ask the person who sent it for a new one.',
  },
  document: { id: 'Buka dokumen', en: 'Open the document' },
});
