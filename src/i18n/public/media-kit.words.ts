import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const mediaKitWords = words({
  title: { id: 'Ruang Media', en: 'Media Kit' },
  description: {
    id: `Bahan untuk media tentang ${company.name}: gambar dengan keterangan, lembar fakta, uraian perusahaan, dan kontak pers.`,
    en: `Material for the media about ${company.name}: captioned pictures, a fact sheet, company descriptions and the press contact.`,
  },
  lead: {
    id: 'Uraian perusahaan, lembar fakta, dan gambar untuk pemberitaan. Semuanya boleh dipakai tanpa biaya dengan menyebut sumbernya.',
    en: 'Company descriptions, a fact sheet and pictures for reporting. All of it may be used free of charge with credit.',
  },

  boilerplate: { id: 'Uraian perusahaan', en: 'About the company' },
  boilerplateShort: { id: 'Singkat', en: 'Short' },
  boilerplateLong: { id: 'Lengkap', en: 'Full' },
  shortText: {
    id: `${company.legalName} mengoperasikan kilang alumina di Kabupaten Mempawah, Kalimantan Barat, dengan kapasitas satu juta ton per tahun. Seluruh bauksitnya berasal dari dalam negeri. Perusahaan merupakan bagian dari Holding Pertambangan BUMN.`,
    en: `${company.legalName} operates an alumina refinery in Mempawah Regency, West Kalimantan, with a capacity of one million tons a year. All of its bauxite is Indonesian. The company is part of the state mining holding group.`,
  },
  longText: {
    id: 'Kilang mengolah bauksit dari tambang di Kalimantan Barat menjadi alumina mutu peleburan dengan proses Bayer: pelarutan dalam soda kaustik panas, pemisahan residu, presipitasi, lalu kalsinasi pada sekitar 1.000\u00a0°C. Pembangkit listrik tenaga uap 3 × 25\u00a0MW di dalam kawasan memasok listrik dan uap. Lebih dari 800 tenaga profesional bekerja di perusahaan, sebagian besar berasal dari Kalimantan Barat. Produksi pertama dimulai pada 2024.',
    en: 'The refinery turns bauxite from mines in West Kalimantan into smelter grade alumina with the Bayer process: digestion in hot caustic soda, separation of the residue, precipitation and calcination at about 1,000\u00a0°C. A thermal power plant of 3 × 25\u00a0MW on the site supplies electricity and steam. More than 800 professionals work for the company, most of them from West Kalimantan. Production began in 2024.',
  },

  facts: { id: 'Lembar fakta', en: 'Fact sheet' },
  factsText: {
    id: 'Angka yang boleh dikutip. Angka lingkungan dan keselamatan ada di halaman tersendiri.',
    en: 'Figures that may be quoted. Environmental and safety figures have a page of their own.',
  },
  factsFigures: { id: 'Angka keberlanjutan', en: 'Sustainability figures' },
  company: { id: 'Perusahaan', en: 'Company' },
  ownership: { id: 'Kepemilikan', en: 'Ownership' },
  product: { id: 'Produk', en: 'Product' },
  productValue: {
    id: 'Alumina mutu peleburan, kadar Al₂O₃ sekurang-kurangnya {percent}%',
    en: 'Smelter grade alumina, at least {percent}% Al₂O₃',
  },
  capacity: { id: 'Kapasitas', en: 'Capacity' },
  capacityValue: {
    id: '{tons} ton alumina per tahun (kapasitas operasi percobaan)',
    en: '{tons} tons of alumina a year (trial operation capacity)',
  },
  rawMaterial: { id: 'Bahan baku', en: 'Raw material' },
  rawMaterialValue: { id: '{percent}% bauksit dalam negeri', en: '{percent}% domestic bauxite' },
  workforce: { id: 'Tenaga kerja', en: 'Workforce' },
  workforceValue: { id: 'Lebih dari {count} tenaga profesional', en: 'More than {count} professionals' },
  power: { id: 'Pembangkit listrik', en: 'Power plant' },
  powerValue: { id: '{size}, tenaga uap', en: '{size}, thermal' },
  refinery: { id: 'Kilang', en: 'Refinery' },
  headOffice: { id: 'Kantor pusat', en: 'Head office' },

  pictures: { id: 'Gambar', en: 'Pictures' },
  picturesText: {
    id: `Gambar ilustrasi buatan ${company.legalName}. Cantumkan “Ilustrasi: ${company.legalName}”.`,
    en: `Illustrations made by ${company.legalName}. Please credit “Illustration: ${company.legalName}”.`,
  },
  downloadPicture: { id: 'Unduh JPEG', en: 'Download JPEG' },
  size: { id: '{width} × {height} piksel', en: '{width} × {height} pixels' },

  contact: { id: 'Kontak pers', en: 'Press contact' },
  contactDesk: { id: 'Komunikasi Korporat', en: 'Corporate Communications' },
  contactText: {
    id: 'Permintaan wawancara dan kunjungan kami jawab pada hari kerja, menurut Waktu Indonesia Barat.',
    en: 'We answer requests for interviews and visits on working days, Western Indonesia Time.',
  },
  telephone: { id: 'Telepon', en: 'Telephone' },
  email: { id: 'Email', en: 'Email' },
  write: { id: 'Tulis melalui formulir', en: 'Write to us' },
  reports: { id: 'Laporan tahunan', en: 'Annual reports' },
});
