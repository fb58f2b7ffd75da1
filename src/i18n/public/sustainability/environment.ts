import { words } from '../../site/words.ts';

export const environmentWords = words({
  title: { id: 'Lingkungan', en: 'Environment' },
  description: {
    id: 'Pemulihan mangrove, pelepasan benih ikan endemik, serta pengolahan air dan emisi di kawasan kilang alumina Mempawah.',
    en: 'Mangrove restoration, release of young endemic fish, and treatment of water and emissions at the Mempawah alumina refinery.',
  },
  lead: {
    id: 'Kilang kami berdiri di antara hutan mangrove dan muara, dan keduanya harus tetap hidup. Hasil pemantauan disampaikan kepada dinas lingkungan dan dirangkum dalam laporan tahunan.',
    en: 'Our refinery stands between mangroves and an estuary, and both must stay alive. Monitoring results go to the environmental agency and are summarized in the annual report.',
  },
  initiativesTitle: { id: 'Tiga upaya untuk tanah, air, dan udara', en: 'Three initiatives for land, water and air' },
  ecosystem: { id: 'Ekosistem', en: 'Ecosystem' },
  ecosystemText: {
    id: 'Pemulihan mangrove dan pembibitan pohon: warga pesisir menanam dan merawat mangrove, sementara persemaian kami menyiapkan bibit asli untuk lahan yang dipulihkan.',
    en: 'Mangrove restoration and a tree nursery: coastal communities plant and tend mangroves, while our nursery raises native seedlings for land under restoration.',
  },
  aquatic: { id: 'Sumber daya perairan', en: 'Aquatic resources' },
  aquaticText: {
    id: 'Pelepasan benih ikan endemik: benih dari balai benih desa dilepas ke sungai setiap musim, bersama nelayan yang menjaganya.',
    en: 'Release of young endemic fish: each season, fish from the village hatchery are released into the rivers together with the fishers who protect them.',
  },
  treatment: { id: 'Air dan emisi', en: 'Water and emissions' },
  treatmentText: {
    id: 'Pengolahan dan pengendalian air serta emisi: air dijernihkan sebelum dilepas, debu ditangkap di cerobong, dan keduanya dipantau terus-menerus.',
    en: 'Treatment and control of water and emissions: water is clarified before it is released, dust is captured at the stack, and both are monitored around the clock.',
  },
  nextTitle: { id: 'Ikuti kabarnya', en: 'Follow the progress' },
  nextAction: { id: 'Lihat publikasi', en: 'See the publications' },
});
