import { words } from '../site/words.ts';

export const policyWords = words({
  contents: { id: 'Isi', en: 'Contents' },
  updated: { id: 'Berlaku sejak {date}', en: 'In force since {date}' },
  privacyTitle: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  privacyDescription: {
    id: 'Data apa yang kami terima melalui situs ini, untuk apa kami memakainya, berapa lama kami menyimpannya, dan apa hak Anda.',
    en: 'What data we receive through this site, what we use it for, how long we keep it and which rights you have.',
  },
  privacyLead: {
    id: 'Kami mengumpulkan sesedikit mungkin. Kebijakan ini menjelaskan data yang sampai kepada kami melalui situs ini dan apa yang kami lakukan dengannya.',
    en: 'We collect as little as we can. This policy explains which data reach us through this site and what we do with them.',
  },
  reviewed: { id: 'Ditinjau pada {date}', en: 'Reviewed on {date}' },
  accessibilityTitle: { id: 'Pernyataan Aksesibilitas', en: 'Accessibility Statement' },
  accessibilityDescription: {
    id: 'Aksesibilitas situs ini: acuan kami, yang sudah dapat diandalkan, keterbatasan yang kami ketahui, dan cara menyampaikan hambatan.',
    en: 'How accessible this site is: our benchmark, what you can rely on, the known limits and how to report a barrier.',
  },
  accessibilityLead: {
    id: 'Situs ini untuk semua orang. Di sini kami sampaikan apa yang sudah berhasil, apa yang belum, dan kepada siapa Anda dapat menulis.',
    en: 'This site is for everyone. Here is what works, what does not yet, and whom you can write to.',
  },
  cookiesTitle: { id: 'Kebijakan Kuki', en: 'Cookie Policy' },
  cookiesDescription: {
    id: 'Kuki dan penyimpanan peramban yang dipakai situs ini: apa isinya, untuk apa, berapa lama, dan cara menghapusnya.',
    en: 'The cookies and browser storage that this site uses: what they hold, what for, how long, and how to remove them.',
  },
  cookiesLead: {
    id: 'Situs ini dapat dibaca tanpa satu kuki pun. Berikut yang disimpan peramban Anda, dan hanya bila Anda memakai fungsinya.',
    en: 'This site can be read without a single cookie. Here is what your browser stores, and only when you use what needs it.',
  },
});
