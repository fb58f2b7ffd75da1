import { words } from './words.ts';

export const productWords = words({
  title: { id: 'Dari bijih merah, serbuk putih', en: 'From red ore, white powder' },
  metaTitle: { id: 'Produk', en: 'Products' },
  description: {
    id: 'Alumina mutu peleburan dari bauksit Kalimantan Barat: produk kami, pemakaiannya, dan proses Bayer yang membuatnya.',
    en: 'Smelter grade alumina from West Kalimantan bauxite: our products, their uses and the Bayer process that makes them.',
  },
  lead: {
    id: 'Satu produk, dibuat dengan teliti: alumina mutu peleburan, bahan baku aluminium.',
    en: 'One product, made with care: smelter grade alumina, the raw material of aluminium.',
  },
  sectionHero: { id: 'Pembuka', en: 'Opening' },
  sectionIntro: { id: 'Pengantar', en: 'Introduction' },
  chapters: { id: 'Bagian produk', en: 'Chapters on products' },
  aluminaCard: {
    id: 'Mutu, rantai pasok, dan tujuh bidang pemakaian alumina.',
    en: 'Quality, supply chain and seven uses of alumina.',
  },
  processCard: {
    id: 'Lima langkah proses Bayer dan fasilitas yang menjalankannya.',
    en: 'The five steps of the Bayer process and the plant that runs them.',
  },
  contactTitle: { id: 'Membutuhkan alumina untuk proses Anda?', en: 'Do you need alumina for your process?' },
  contactText: {
    id: 'Tim komersial kami membantu dengan lembar data, contoh, dan jadwal pengapalan.',
    en: 'Our commercial team helps with data sheets, samples and shipping schedules.',
  },
  contactAction: { id: 'Hubungi kami', en: 'Contact us' },
  aluminaTitle: { id: 'Produk Kami', en: 'Our Products' },
  aluminaDescription: {
    id: 'Alumina mutu peleburan berkadar Al₂O₃ minimal 98,6 persen: rantai pasok dari tambang ke pelabuhan dan tujuh bidang pemakaiannya.',
    en: 'Smelter grade alumina with at least 98.6 percent Al₂O₃: the supply chain from mine to port and its seven uses.',
  },
  aluminaLead: {
    id: 'Produk utama kami adalah alumina mutu peleburan berkadar Al₂O₃ sedikitnya 98,6 persen, berbutir seragam dan rendah soda. Bijihnya ditambang di Kalimantan Barat, diolah di Mempawah, lalu dikapalkan ke pelebur aluminium. Alumina juga melayani industri lain: bata tahan api, ampelas, keramik, katalis, isolator, dan penjerap.',
    en: 'Our main product is smelter grade alumina with at least 98.6 percent Al₂O₃, even in grain and low in soda. The ore is mined in West Kalimantan, refined in Mempawah and shipped to aluminium smelters. Alumina serves other industries too: refractory brick, abrasives, ceramics, catalysts, insulators and adsorbents.',
  },
  aluminaNextTitle: { id: 'Bagaimana bijih menjadi serbuk', en: 'How ore becomes powder' },
  aluminaNextAction: { id: 'Lihat proses produksi', en: 'See the production process' },
  processTitle: { id: 'Proses Produksi', en: 'Production Process' },
  processDescription: {
    id: 'Proses Bayer di kilang Mempawah: penggilingan, pelarutan, penjernihan, presipitasi, dan kalsinasi pada sekitar 1000 °C.',
    en: 'The Bayer process at the Mempawah refinery: milling, digestion, clarification, precipitation and calcination at about 1000 °C.',
  },
  processLead: {
    id: 'Bauksit digiling, lalu dilarutkan dalam soda kaustik panas yang hanya mengambil aluminanya. Larutan dijernihkan, residu merahnya dicuci dan disimpan, dan hidrat putih mengendap di tangki presipitasi. Terakhir, kalsiner bersuhu sekitar 1000 °C mengusir airnya: yang tersisa adalah alumina.',
    en: 'Bauxite is milled and dissolved in hot caustic soda, which takes up nothing but the alumina. The liquor is clarified, its red residue washed and stored, and white hydrate settles in the precipitation tanks. Last, a calciner at about 1000 °C drives the water out: what remains is alumina.',
  },
  processNextTitle: {
    id: 'Panas, air, dan residu: kembali ke proses',
    en: 'Heat, water and residue: back into the process',
  },
  processNextAction: { id: 'Lihat keberlanjutan', en: 'See sustainability' },
});
