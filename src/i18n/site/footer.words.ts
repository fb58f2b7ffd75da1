import { words } from './words.ts';

export const footerWords = words({
  headOffice: { id: 'Kantor pusat', en: 'Head office' },
  refinery: { id: 'Kilang', en: 'Refinery' },
  write: { id: 'Tulis kepada kami', en: 'Write to us' },
  follow: { id: 'Ikuti kami', en: 'Follow us' },
  siteMap: { id: 'Peta situs', en: 'Site map' },
  careers: { id: 'Karier', en: 'Careers' },
  vendors: { id: 'Bantuan Vendor', en: 'Vendor Help' },
  savedNews: { id: 'Berita Tersimpan', en: 'Saved News' },
  accessibility: { id: 'Pernyataan Aksesibilitas', en: 'Accessibility Statement' },
  quality: { id: 'Kualitas Situs', en: 'Site Quality' },
  services: { id: 'Layanan', en: 'Services' },
  privacy: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  dataRequest: { id: 'Permintaan Data Pribadi', en: 'Personal Data Request' },
  cookies: { id: 'Kebijakan Kuki', en: 'Cookie Policy' },
  baik: { id: 'Budaya BAIK', en: 'BAIK Culture' },
  rights: { id: 'Hak cipta dilindungi undang-undang.', en: 'All rights reserved.' },
  toTop: { id: 'Kembali ke atas', en: 'Back to top' },
  policies: { id: 'Kebijakan', en: 'Policies' },
});
