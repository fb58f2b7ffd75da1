import { words } from '../../site/words.ts';

export const productWords = words({
  title: { id: 'Dari bijih merah, serbuk putih', en: 'From red ore, white powder' },
  metaTitle: { id: 'Produk', en: 'Products' },
  description: {
    id: 'Alumina mutu peleburan dari bauksit Kalimantan Barat: produk kami, pemakaiannya, dan proses Bayer yang membuatnya.',
    en: 'Smelter grade alumina from West Kalimantan bauxite: our products, their uses and the Bayer process that makes them.',
  },
  lead: {
    id: 'Satu produk, dibuat dengan teliti: alumina mutu peleburan (smelter grade alumina, SGA), bahan baku aluminium.',
    en: 'One product, made with care: smelter grade alumina, the raw material of aluminum.',
  },
  sectionHero: { id: 'Pembuka', en: 'Opening' },
  chapters: { id: 'Bagian produk', en: 'Chapters on products' },
  aluminaCard: {
    id: 'Mutu, rantai pasok, dan tujuh bidang pemakaian alumina.',
    en: 'Quality, supply chain and seven uses of alumina.',
  },
  processCard: {
    id: 'Lima langkah proses Bayer dan fasilitas yang menjalankannya.',
    en: 'The five steps of the Bayer process and the plant that runs them.',
  },
  contactTitle: { id: 'Membutuhkan alumina untuk proses Anda?', en: 'Does your process need alumina?' },
  contactText: {
    id: 'Tim komersial kami membantu dengan lembar data, contoh, dan jadwal pengapalan.',
    en: 'Our commercial team helps with data sheets, samples and shipping schedules.',
  },
  contactAction: { id: 'Hubungi kami', en: 'Contact us' },
});
