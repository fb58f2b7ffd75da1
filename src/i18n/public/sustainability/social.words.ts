import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const socialWords = words({
  title: { id: 'Sosial', en: 'Social' },
  description: {
    id: `Program kesehatan, pendidikan, budaya, dan ekonomi ${company.name} bersama desa-desa di sekitar kilang Mempawah.`,
    en: `Health, education, culture and enterprise: the programs of ${company.name} with the villages around the Mempawah refinery.`,
  },
  lead: {
    id: 'Desa-desa di sekitar kilang sudah ada jauh sebelum kami, dan kami ingin kehidupan di sana lebih baik karena kami ada. Setiap program disepakati dalam musyawarah desa dan dinilai bersama setiap tahun.',
    en: 'The villages around the refinery were here long before us, and we want them to be better off because we are here. Every program is agreed in the village council and reviewed together each year.',
  },
  programmesTitle: { id: 'Empat program bersama warga', en: 'Four programs with our neighbors' },
  health: { id: 'Kesehatan', en: 'Health' },
  healthText: {
    id: 'Klinik keliling, dukungan bagi posyandu, dan penyuluhan gizi menjangkau desa yang jauh dari puskesmas.',
    en: 'Mobile clinics, support for mother-and-child posts and advice on nutrition reach villages far from a health center.',
  },
  education: { id: 'Pendidikan', en: 'Education' },
  educationText: {
    id: 'Beasiswa, kelas vokasi, dan magang di kilang membuka jalan bagi anak muda setempat untuk menjadi teknisi.',
    en: 'Scholarships, vocational classes and apprenticeships at the refinery open the way for local young people to become technicians.',
  },
  culture: { id: 'Budaya', en: 'Culture' },
  cultureText: {
    id: 'Upacara pesisir, lomba sampan, serta kerajinan Melayu, Dayak, dan Tionghoa kami dukung bersama lembaga adat setempat.',
    en: 'Together with customary councils, we support coastal ceremonies, sampan races and the crafts of the Malay, Dayak and Chinese communities.',
  },
  economy: { id: 'Ekonomi', en: 'Economy' },
  economyText: {
    id: 'Pendampingan usaha kecil, koperasi, dan nelayan membantu pemasok desa memenuhi syarat pengadaan, di kilang maupun di tempat lain.',
    en: 'Coaching for small businesses, cooperatives and fishers helps village suppliers to qualify for contracts, with us and with others.',
  },
  nextTitle: { id: 'Alam tempat kita hidup bersama', en: 'The environment we share' },
  nextAction: { id: 'Lihat upaya lingkungan', en: 'See the environmental work' },
});
