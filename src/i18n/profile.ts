import { site } from '../site.ts';
import { words } from './words.ts';

export const profileWords = words({
  title: { id: 'Profil Perusahaan', en: 'Company Profile' },
  description: {
    id: 'Kilang alumina berkapasitas satu juta ton per tahun di Mempawah: kapasitas, tenaga profesional, rantai pasok, dan induk usaha.',
    en: 'An alumina refinery of one million tons a year in Mempawah: its capacity, professionals, supply chain and holding group.',
  },
  lead: {
    id: `${site.name} mengoperasikan kilang alumina di pesisir Mempawah, Kalimantan Barat, dengan kapasitas operasi uji coba satu juta ton per tahun. Seluruh bauksit yang kami olah berasal dari dalam negeri, dan pembangkit 3 × 25 MW di kawasan kilang menyediakan uap serta listriknya. Lebih dari 800 tenaga profesional menjaga proses ini siang dan malam, sebagai bagian dari induk usaha pertambangan negara.`,
    en: `${site.name} runs an alumina refinery on the coast of Mempawah, West Kalimantan, with a trial operation capacity of one million tons a year. Every ton of bauxite that we refine is domestic, and a 3 × 25 MW power plant on the site supplies its steam and electricity. More than 800 professionals keep the process going day and night, as part of the state mining holding group.`,
  },
});
