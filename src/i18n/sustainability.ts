import { site } from '../site.ts';
import { words } from './words.ts';

export const sustainabilityWords = words({
  title: { id: 'Tanah yang sama, untuk sesudah kita', en: 'The same land, for those after us' },
  metaTitle: { id: 'Keberlanjutan', en: 'Sustainability' },
  description: {
    id: `Air, energi, keselamatan, dan masyarakat: cara ${site.name} mengolah bauksit dengan tanggung jawab terhadap alam dan warga.`,
    en: `Water, energy, safety and people: how ${site.name} refines bauxite with responsibility for nature and neighbours.`,
  },
  lead: {
    id: 'Kilang alumina memakai air, panas, dan lahan. Cara memakainya menentukan apa yang tersisa.',
    en: 'An alumina refinery uses water, heat and land. How it uses them decides what is left.',
  },
  home: { id: 'Beranda', en: 'Home' },
  commitment: { id: 'Komitmen', en: 'Commitment' },
  strategy: { id: 'Strategi', en: 'Strategy' },
  commitmentTitle: { id: 'Rekayasa lebih dahulu, lalu bertetangga', en: 'Engineering first, then neighbourliness' },
  commitmentText: {
    id: 'Kilang meninggalkan residu merah dan berdiri di tengah desa, sungai, dan hutan bakau. Karena itu keberlanjutan bagi kami adalah soal rekayasa lebih dahulu: memakai ulang air, memulihkan panas, menyimpan residu dengan aman. Lalu soal bertetangga: keselamatan, kesehatan, sekolah, dan mata pencaharian di sekitar kilang.',
    en: 'A refinery leaves red residue, and ours stands among villages, rivers and mangroves. So sustainability is a matter of engineering first: reuse the water, recover the heat, store the residue safely. Then it is a matter of being a neighbour: safety, health, schools and livelihoods around the refinery.',
  },
  commitmentAction: { id: 'Baca komitmen kami', en: 'Read our commitment' },
  strategyTitle: { id: 'Empat hal yang kami ukur setiap hari', en: 'Four things we measure every day' },
  strategyText: {
    id: 'Strategi kami bertumpu pada empat fokus. Setiap fokus memiliki penanggung jawab, sasaran tahunan, dan angka yang masuk laporan.',
    en: 'Our strategy rests on four points of focus. Each has somebody who answers for it, a yearly target and a figure in the report.',
  },
  water: { id: 'Air', en: 'Water' },
  waterText: {
    id: 'Air hujan dan air proses ditampung, dijernihkan, dan diputar kembali. Yang keluar dari kawasan diperiksa lebih dahulu.',
    en: 'Rain and process water are collected, clarified and circulated. Whatever leaves the site is tested first.',
  },
  energy: { id: 'Energi', en: 'Energy' },
  energyText: {
    id: `Pembangkit ${site.figures.powerPlant} menghasilkan listrik dan uap sekaligus, dan panas kalsiner menghangatkan umpan berikutnya.`,
    en: `The ${site.figures.powerPlant} plant makes power and steam at once, and the heat of the calciner warms the next feed.`,
  },
  safety: { id: 'Keselamatan', en: 'Safety' },
  safetyText: {
    id: 'Setiap orang berhak menghentikan pekerjaan yang tidak aman, karyawan maupun mitra, tanpa perlu meminta izin.',
    en: 'Everybody may stop work that is not safe, employee or contractor, and needs nobody’s leave to do so.',
  },
  social: { id: 'Sosial', en: 'Social' },
  socialText: {
    id: 'Program kesehatan, pendidikan, budaya, dan ekonomi disepakati dalam musyawarah desa dan dinilai bersama.',
    en: 'Programmes for health, education, culture and enterprise are agreed in the village council and judged together.',
  },
  strategyAction: { id: 'Lihat sirkularitas', en: 'See circularity' },
});
