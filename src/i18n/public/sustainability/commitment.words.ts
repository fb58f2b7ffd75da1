import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const commitmentWords = words({
  title: { id: 'Komitmen Keberlanjutan', en: 'Our Commitment' },
  metaTitle: { id: 'Komitmen Keberlanjutan', en: 'Sustainability Commitment' },
  description: {
    id: `Empat janji ${company.name}: tata kelola yang terbuka, keselamatan kerja, manfaat sosial, dan lingkungan yang terjaga.`,
    en: `Four promises from ${company.name}: open governance, safe work, benefits for our neighbors and a protected environment.`,
  },
  lead: {
    id: 'Komitmen kami berdiri di atas empat asas. Masing-masing memiliki penanggung jawab di tingkat direksi, sasaran tahunan, dan laporan yang diterbitkan. Bila sasaran meleset, kami mengatakannya dan menjelaskan sebabnya.',
    en: 'Our commitment rests on four principles. Each has a responsible director, an annual target and a published report. When we miss a target, we say so and explain why.',
  },
  principles: { id: 'Empat asas', en: 'Four principles' },
  governance: { id: 'Tata kelola', en: 'Governance' },
  governanceText: {
    id: 'Keputusan dicatat, dapat diperiksa, dan bebas dari benturan kepentingan. Dugaan pelanggaran dapat disampaikan tanpa nama.',
    en: 'Decisions are recorded, open to audit and free of conflicts of interest. Suspected breaches can be reported anonymously.',
  },
  safety: { id: 'Keselamatan', en: 'Safety' },
  safetyText: {
    id: 'Semua orang pulang dengan selamat. Pekerjaan berbahaya dimulai dengan izin tertulis, dan siapa pun boleh menghentikannya.',
    en: 'Everyone goes home safe. Hazardous work starts only with a written permit, and anyone may stop it.',
  },
  social: { id: 'Sosial', en: 'Social' },
  socialText: {
    id: 'Warga sekitar didengar sebelum kami memutuskan, dan ikut merasakan manfaatnya: pekerjaan, sekolah, kesehatan, usaha.',
    en: 'We listen to our neighbors before we decide, and they share in the benefits: jobs, schools, health and business.',
  },
  environment: { id: 'Lingkungan', en: 'Environment' },
  environmentText: {
    id: 'Air, udara, dan lahan dijaga sejak rancangan. Lahan yang terpakai dipulihkan, dan hasil pemantauan diserahkan kepada pemerintah.',
    en: 'Water, air and land are protected from the design stage onward. Land we use is restored, and monitoring results go to the authorities.',
  },
  nextTitle: { id: 'Dari janji ke pekerjaan', en: 'From promise to practice' },
  nextAction: { id: 'Lihat sirkularitas', en: 'See circularity' },
});
