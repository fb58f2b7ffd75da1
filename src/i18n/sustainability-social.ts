import { site } from '../site.ts';
import { words } from './words.ts';

export const socialWords = words({
  title: { id: 'Sosial', en: 'Social' },
  description: {
    id: `Program kesehatan, pendidikan, budaya, dan ekonomi ${site.name} bersama desa-desa di sekitar kilang Mempawah.`,
    en: `Health, education, culture and enterprise: programmes of ${site.name} with the villages around the Mempawah refinery.`,
  },
  lead: {
    id: 'Desa-desa di sekitar kilang sudah ada jauh sebelum kami, dan kami ingin mereka lebih baik karena kami ada. Setiap program disepakati dalam musyawarah desa dan dinilai bersama setiap tahun.',
    en: 'The villages around the refinery were here long before us, and we want them to be better off because we are here. Every programme is agreed in the village council and judged together each year.',
  },
  programmesTitle: { id: 'Empat program bersama warga', en: 'Four programmes with our neighbours' },
  health: { id: 'Kesehatan', en: 'Health' },
  healthText: {
    id: 'Klinik keliling, dukungan bagi posyandu, dan penyuluhan gizi menjangkau desa yang jauh dari puskesmas.',
    en: 'Mobile clinics, support for mother-and-child posts and advice on nutrition reach villages far from a health centre.',
  },
  education: { id: 'Pendidikan', en: 'Education' },
  educationText: {
    id: 'Beasiswa, kelas vokasi, dan magang di kilang membuka jalan bagi anak-anak sekitar untuk bekerja sebagai teknisi.',
    en: 'Scholarships, vocational classes and apprenticeships at the refinery open the way to a technician’s job for local children.',
  },
  culture: { id: 'Budaya', en: 'Culture' },
  cultureText: {
    id: 'Upacara pesisir, lomba sampan, dan kerajinan Melayu, Dayak, dan Tionghoa kami dukung bersama lembaga adatnya.',
    en: 'Together with their councils we support coastal ceremonies, sampan races and the crafts of Malay, Dayak and Chinese neighbours.',
  },
  economy: { id: 'Ekonomi', en: 'Economy' },
  economyText: {
    id: 'Pendampingan usaha kecil, koperasi, dan nelayan membantu pemasok desa memenuhi syarat pengadaan, juga di luar kilang.',
    en: 'Coaching for small firms, cooperatives and fishers helps village suppliers to meet the terms of buyers, ours and others.',
  },
  nextTitle: { id: 'Alam tempat kita hidup bersama', en: 'The nature that we live in together' },
  nextAction: { id: 'Lihat upaya lingkungan', en: 'See the environmental work' },
});
