import { words } from '../../site/words.ts';

export const circularityWords = words({
  title: { id: 'Sirkularitas', en: 'Circularity' },
  description: {
    id: 'Air proses, panas, dan residu bauksit yang dipakai kembali: tenaga kerja, pasokan, dan nilai ekonomi dari ekonomi sirkular kilang.',
    en: 'Process water, heat and bauxite residue put to use again: the jobs, supply and value that a circular refinery brings.',
  },
  lead: {
    id: 'Soda kaustik berputar dalam proses Bayer dan dipulihkan dari setiap pencucian residu. Air hujan dan air proses dijernihkan dan dipakai kembali; panas kalsiner memanaskan umpan berikutnya. Residu yang telah dicuci kami uji sebagai bahan bata dan jalan bersama universitas setempat.',
    en: 'Caustic soda circulates in the Bayer process and is recovered each time the residue is washed. Rain and process water are clarified and used again; heat from the calciner warms the incoming feed. With local universities we are testing the washed residue as a material for bricks and roads.',
  },
  benefitsTitle: { id: 'Manfaat ekonomi sirkular', en: 'What circularity brings' },
  workforce: { id: 'Tenaga kerja', en: 'Workforce' },
  workforceText: {
    id: 'Lebih dari 800 tenaga profesional menjalankan kilang, dan bengkel, pengangkutan, serta pengolahan ulang di sekitarnya memberi pekerjaan bagi lulusan setempat.',
    en: 'More than 800 professionals run the refinery, and the workshops, haulage and recycling businesses around it employ local graduates.',
  },
  supply: { id: 'Pasokan', en: 'Supply' },
  supplyText: {
    id: 'Seluruh bauksit berasal dari dalam negeri. Air, panas, dan soda kaustik yang dipakai ulang mengurangi pasokan dari luar.',
    en: 'All our bauxite is domestic. Recycled water, heat and caustic soda reduce what has to be brought in.',
  },
  economic: { id: 'Ekonomi', en: 'Economic value' },
  economicText: {
    id: 'Bijih yang dahulu diekspor mentah kini menjadi alumina di provinsi asalnya. Nilai tambahnya tinggal di Kalimantan Barat dan di dalam negeri.',
    en: 'Ore that was once exported raw now becomes alumina in its home province. The added value stays in West Kalimantan and in Indonesia.',
  },
  nextTitle: { id: 'Manfaat yang sampai ke warga', en: 'Benefits that reach our neighbors' },
  nextAction: { id: 'Lihat program sosial', en: 'See the social programs' },
});
