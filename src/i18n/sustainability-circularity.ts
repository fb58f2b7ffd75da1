import { words } from './words.ts';

export const circularityWords = words({
  title: { id: 'Sirkularitas', en: 'Circularity' },
  description: {
    id: 'Air proses, panas, dan residu bauksit yang dipakai kembali: tenaga kerja, pasokan, dan nilai ekonomi dari ekonomi sirkular kilang.',
    en: 'Process water, heat and bauxite residue put to use again: jobs, supply and value from a circular refinery economy.',
  },
  lead: {
    id: 'Soda kaustik berputar dalam proses Bayer dan dipulihkan dari setiap pencucian residu. Air hujan dan air proses dijernihkan dan dipakai kembali; panas kalsiner memanaskan umpan berikutnya. Residu yang telah dicuci kami uji sebagai bahan bata dan jalan bersama universitas setempat.',
    en: 'Caustic soda circulates in the Bayer process and is recovered from every washing of the residue. Rain and process water are clarified and used again; the heat of the calciner warms the next feed. With local universities we test the washed residue as a material for bricks and roads.',
  },
  benefitsTitle: { id: 'Yang dihasilkan oleh putaran ini', en: 'What the circle yields' },
  workforce: { id: 'Tenaga kerja', en: 'Workforce' },
  workforceText: {
    id: 'Lebih dari 800 tenaga profesional menjalankan kilang, dan bengkel, pengangkutan, serta pengolahan ulang di sekitarnya memberi pekerjaan bagi lulusan setempat.',
    en: 'More than 800 professionals run the refinery, and the workshops, haulage and recovery work around it employ graduates of the region.',
  },
  supply: { id: 'Pasokan', en: 'Supply' },
  supplyText: {
    id: 'Seluruh bauksit berasal dari dalam negeri. Air, panas, dan soda yang diputar kembali mengurangi apa yang harus didatangkan.',
    en: 'All our bauxite is domestic. Water, heat and soda that go round again reduce what has to be brought in.',
  },
  economic: { id: 'Ekonomi', en: 'Economic value' },
  economicText: {
    id: 'Bijih yang dahulu diekspor mentah kini menjadi alumina di provinsi asalnya. Nilai tambahnya tinggal di Kalimantan Barat dan di dalam negeri.',
    en: 'Ore that once was exported raw now becomes alumina in its own province. The value added stays in West Kalimantan and in the country.',
  },
  nextTitle: { id: 'Yang berputar untuk warga', en: 'What comes round to our neighbours' },
  nextAction: { id: 'Lihat program sosial', en: 'See the social programmes' },
});
