import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const homeWords = words({
  metaTitle: {
    id: `${company.name}: kilang alumina Kalimantan Barat`,
    en: `${company.name}: alumina refined in West Kalimantan`,
  },
  metaDescription: {
    id: 'Kilang alumina berkapasitas satu juta ton setahun di Kalimantan Barat: profil, produk, keberlanjutan, berita, dan laporan tahunan perusahaan.',
    en: 'An alumina refinery in West Kalimantan with a capacity of one million tons a year: company, products, sustainability, news and annual reports.',
  },
  heroSection: { id: 'Pembuka', en: 'Opening' },
  heroTitle: { id: 'Dari tanah merah\nmenjadi alumina putih.', en: 'Red earth in.\nWhite alumina out.' },
  heroText: {
    id: 'Di dekat khatulistiwa, kami mengolah bauksit Kalimantan Barat menjadi alumina mutu peleburan (smelter grade alumina, SGA): kapasitas satu juta ton setahun, seluruhnya dari bahan baku dalam negeri.',
    en: 'Just north of the equator we refine West Kalimantan bauxite into smelter grade alumina: a capacity of one million tons a year, all of it from domestic ore.',
  },
  heroAction: { id: 'Lihat proses produksi', en: 'See the production process' },

  aboutEyebrow: { id: 'Tentang kami', en: 'About us' },
  aboutTitle: { id: 'Mata rantai yang lama ditunggu negeri ini', en: 'The link this country had been missing' },
  aboutText: {
    id: 'Indonesia menambang bauksit dan melebur aluminium, tetapi lama mengimpor alumina di antaranya. Kilang kami di Mempawah menutup celah itu, dengan teknologi Bayer, tenaga kerja dalam negeri, dan pasokan bijih yang berasal dari provinsi yang sama.',
    en: 'Indonesia mines bauxite and smelts aluminum, yet for decades imported the alumina in between. Our refinery in Mempawah closes that gap with the Bayer process, an Indonesian workforce and ore from the very same province.',
  },
  purity: { id: 'Kemurnian', en: 'Purity' },
  purityText: {
    id: 'kadar Al₂O₃ alumina mutu peleburan kami, diperiksa pada setiap lot',
    en: 'Al₂O₃ in our smelter grade alumina, checked in every lot',
  },
  capacity: { id: 'Kapasitas', en: 'Capacity' },
  capacityFigure: { id: '1 juta', en: '1 million' },
  capacityText: {
    id: 'ton alumina setiap tahun pada kapasitas operasi percobaan',
    en: 'tons of alumina a year at trial operation capacity',
  },
  workforce: { id: 'Tenaga kerja', en: 'Workforce' },
  workforceText: {
    id: 'tenaga profesional, sebagian besar warga Kalimantan Barat',
    en: 'professionals, most of them from West Kalimantan',
  },

  slidesTitle: { id: 'Kenali kami lebih dekat', en: 'Get to know us' },
  slidesLabel: { id: 'Profil, produk, dan tata kelola', en: 'Company, products and governance' },
  learnMore: { id: 'Selengkapnya', en: 'Learn more' },
  pauseSlides: { id: 'Jeda tampilan', en: 'Pause the slides' },
  playSlides: { id: 'Putar tampilan', en: 'Play the slides' },
  profileTitle: {
    id: 'Satu kilang, dari rawa pesisir hingga kapal pertama',
    en: 'One refinery, from coastal swamp to first shipment',
  },
  profileText: {
    id: 'Siapa kami, untuk siapa kami bekerja, dan bagaimana perusahaan ini menjadi bagian dari Holding Pertambangan BUMN.',
    en: 'Who we are, who we work for, and how the company became part of the state mining holding group.',
  },
  productsTitle: { id: 'Serbuk putih yang menggerakkan industri', en: 'The white powder that keeps industry moving' },
  productsText: {
    id: 'Alumina mutu peleburan untuk aluminium, serta enam bidang pemakaian lain, dari bata tahan api hingga katalis.',
    en: 'Smelter grade alumina for aluminum, and six other uses, from refractory brick to catalysts.',
  },
  governanceTitle: { id: 'Dipercaya karena dapat diperiksa', en: 'Trusted because it can be checked' },
  governanceText: {
    id: 'Lima asas tata kelola, piagam dewan, dan kode etik, semuanya terbuka untuk dibaca.',
    en: 'Five principles of governance, the board charters and the code of conduct, all open for anyone to read.',
  },

  projectsEyebrow: { id: 'Keberlanjutan', en: 'Sustainability' },
  projectsTitle: { id: 'Yang kami kembalikan kepada tanah ini', en: 'What we give back to this land' },
  circularityText: {
    id: 'Air, soda kaustik, dan panas kembali ke dalam proses.',
    en: 'Water, caustic soda and heat go back into the process.',
  },
  socialText: {
    id: 'Kesehatan, pendidikan, budaya, dan usaha bersama warga sekitar.',
    en: 'Health, education, culture and enterprise with our neighbors.',
  },
  environmentText: {
    id: 'Mangrove dipulihkan, ikan endemik dilepas, emisi dikendalikan.',
    en: 'Mangroves restored, native fish released, emissions kept in check.',
  },
  viewAll: { id: 'Semua upaya keberlanjutan', en: 'All our sustainability work' },

  reportEyebrow: { id: 'Laporan tahunan', en: 'Annual report' },
  reportTitle: { id: 'Tahun kilang mulai berproduksi', en: 'The year the refinery came to life' },
  reportText: {
    id: 'Laporan Tahunan 2024 mencatat penyelesaian konstruksi, kalsinasi pertama, dan langkah menuju operasi penuh, lengkap dengan laporan keuangan tahun itu.',
    en: 'The 2024 Annual Report records the end of construction, the first calcination and the road to full operation, with the financial statements for the year.',
  },
  reportDownload: { id: 'Unduh laporan (PDF)', en: 'Download the report (PDF)' },
  reportFacts: {
    id: 'PDF, {size}, {pages, number} halaman',
    en: 'PDF, {size}, {pages, plural, one {# page} other {# pages}}',
  },
  reportAll: { id: 'Semua laporan', en: 'All reports' },

  newsTitle: { id: 'Kabar terbaru', en: 'Latest news' },
  newsAll: { id: 'Semua berita', en: 'All news' },
  newsLoading: { id: 'Memuat berita…', en: 'Loading news…' },
  fallbackTitle1: { id: 'Kilang mencapai tahap operasi percobaan', en: 'Refinery reaches trial operation' },
  fallbackTitle2: { id: 'Pembibitan mangrove pesisir Mempawah', en: 'A mangrove nursery for the Mempawah coast' },
  fallbackTitle3: { id: 'Program vokasi bagi lulusan SMK setempat', en: 'Vocational program for local graduates' },
  fallbackTitle4: { id: 'Bauksit dalam negeri untuk seluruh produksi', en: 'Domestic bauxite for all production' },
});
