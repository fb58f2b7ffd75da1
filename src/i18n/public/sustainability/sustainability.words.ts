import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const sustainabilityWords = words({
  title: { id: 'Tanah yang sama untuk anak cucu kita', en: 'The same land for those who come after us' },
  metaTitle: { id: 'Keberlanjutan', en: 'Sustainability' },
  description: {
    id: `Air, energi, keselamatan, dan masyarakat: cara ${company.name} mengolah bauksit dengan tanggung jawab terhadap alam dan warga.`,
    en: `Water, energy, safety and people: how ${company.name} refines bauxite responsibly, for nature and for its neighbors.`,
  },
  lead: {
    id: 'Kilang alumina memakai air, panas, dan lahan. Cara memakainya menentukan apa yang tersisa.',
    en: 'An alumina refinery uses water, heat and land. How it uses them decides what it leaves behind.',
  },
  home: { id: 'Beranda', en: 'Home' },
  commitment: { id: 'Komitmen', en: 'Commitment' },
  strategy: { id: 'Strategi', en: 'Strategy' },
  commitmentTitle: { id: 'Rekayasa yang cermat, tetangga yang baik', en: 'Sound engineering, good neighbors' },
  commitmentText: {
    id: 'Kilang meninggalkan residu merah dan berdiri di tengah desa, sungai, dan hutan mangrove. Karena itu keberlanjutan bagi kami pertama-tama soal rekayasa: memakai ulang air, memulihkan panas, dan menyimpan residu dengan aman. Lalu soal menjadi tetangga yang baik: keselamatan, kesehatan, sekolah, dan mata pencaharian di sekitar kilang.',
    en: 'A refinery leaves red residue, and ours stands among villages, rivers and mangroves. For us, sustainability is first a matter of engineering: reusing water, recovering heat and storing residue safely. Then it is a matter of being a good neighbor: safety, health, schools and livelihoods around the refinery.',
  },
  commitmentAction: { id: 'Baca komitmen kami', en: 'Read our commitment' },
  strategyTitle: { id: 'Empat hal yang kami ukur setiap hari', en: 'Four things we measure every day' },
  strategyText: {
    id: 'Strategi kami bertumpu pada empat fokus. Setiap fokus memiliki penanggung jawab, sasaran tahunan, dan angka dalam laporan tahunan.',
    en: 'Our strategy has four focus areas. Each has an owner, an annual target and a figure in the annual report.',
  },
  water: { id: 'Air', en: 'Water' },
  waterText: {
    id: 'Air hujan dan air proses ditampung, dijernihkan, dan dipakai kembali. Air yang keluar dari kawasan diperiksa lebih dahulu.',
    en: 'Rain and process water are collected, clarified and recirculated. Any water that leaves the site is tested first.',
  },
  energy: { id: 'Energi', en: 'Energy' },
  energyText: {
    id: `Pembangkit ${company.figures.powerPlant} menghasilkan listrik dan uap sekaligus, dan panas kalsiner menghangatkan umpan berikutnya.`,
    en: `The ${company.figures.powerPlant} plant generates electricity and steam together, and heat from the calciner warms the incoming feed.`,
  },
  safety: { id: 'Keselamatan', en: 'Safety' },
  safetyText: {
    id: 'Setiap orang berhak menghentikan pekerjaan yang tidak aman, karyawan maupun mitra, tanpa perlu meminta izin.',
    en: 'Anyone, employee or contractor, may stop unsafe work without asking for permission.',
  },
  social: { id: 'Sosial', en: 'Social' },
  socialText: {
    id: 'Program kesehatan, pendidikan, budaya, dan ekonomi disepakati dalam musyawarah desa dan dinilai bersama.',
    en: 'Programs for health, education, culture and enterprise are agreed in the village council and reviewed together.',
  },
  strategyAction: { id: 'Lihat sirkularitas', en: 'See circularity' },
});
