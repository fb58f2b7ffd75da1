import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const aboutWords = words({
  title: { id: 'Perusahaan di dekat khatulistiwa', en: 'A company near the equator' },
  metaTitle: { id: 'Tentang kami', en: 'About us' },
  description: {
    id: `Siapa ${company.name}: profil perusahaan, jejak langkah sejak 2014, struktur organisasi, dan tata kelola.`,
    en: `Who ${company.name} is: the company profile, our journey since 2014, the organization and how it is governed.`,
  },
  lead: {
    id: `${company.name} mengolah bauksit Kalimantan Barat menjadi alumina mutu peleburan (smelter grade alumina, SGA). Kami bagian dari Holding Pertambangan BUMN, dan lebih dari 800 orang bekerja di sini.`,
    en: `${company.name} refines West Kalimantan bauxite into smelter grade alumina. We belong to the state mining holding group, and more than 800 people work here.`,
  },
  sectionHero: { id: 'Pembuka', en: 'Opening' },
  chapters: { id: 'Bagian tentang kami', en: 'Chapters about us' },
  profileText: {
    id: 'Kapasitas, tenaga kerja, rantai pasok, dan tempat kami dalam Holding Pertambangan BUMN.',
    en: 'Capacity, workforce, supply chain and our place in the holding group.',
  },
  journeyText: {
    id: 'Dari survei laterit pada 2014 hingga kilang yang beroperasi.',
    en: 'From a laterite survey in 2014 to a refinery in operation.',
  },
  organizationText: {
    id: 'Siapa bertanggung jawab atas apa, dari dewan hingga kilang.',
    en: 'Who is responsible for what, from the boards to the plant.',
  },
  governanceText: {
    id: 'Lima asas dan dokumen yang mengikat kami, terbuka untuk semua.',
    en: 'Five principles and the documents that bind us, open to everyone.',
  },
  contactTitle: { id: 'Ada yang ingin Anda tanyakan?', en: 'Do you have a question for us?' },
  contactText: {
    id: 'Tim kami menjawab pertanyaan mitra, media, dan warga pada hari kerja.',
    en: 'Our team replies to partners, media and neighbors on working days.',
  },
  contactAction: { id: 'Hubungi kami', en: 'Contact us' },
});
