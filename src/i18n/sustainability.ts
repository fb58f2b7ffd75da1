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
    id: 'Kilang alumina memakai air, panas, dan lahan, dan meninggalkan residu merah. Karena itu keberlanjutan bagi kami adalah soal rekayasa lebih dahulu: memakai ulang air, memulihkan panas, menyimpan residu dengan aman. Lalu soal bertetangga: keselamatan, kesehatan, sekolah, dan mata pencaharian di sekitar kilang.',
    en: 'An alumina refinery uses water, heat and land, and it leaves red residue. So sustainability is a matter of engineering first: reuse the water, recover the heat, store the residue safely. Then it is a matter of being a neighbour: safety, health, schools and livelihoods around the refinery.',
  },
  commitmentTitle: { id: 'Komitmen Keberlanjutan', en: 'Our Commitment' },
  commitmentMeta: { id: 'Komitmen Keberlanjutan', en: 'Sustainability Commitment' },
  commitmentDescription: {
    id: `Empat janji ${site.name}: tata kelola yang terbuka, keselamatan kerja, manfaat sosial, dan lingkungan yang terjaga.`,
    en: `Four promises of ${site.name}: open governance, safe work, benefit for neighbours and an environment kept whole.`,
  },
  commitmentLead: {
    id: 'Komitmen kami berdiri di atas empat asas: tata kelola, keselamatan, sosial, dan lingkungan. Masing-masing memiliki penanggung jawab di tingkat direksi, sasaran tahunan, dan laporan yang diterbitkan. Bila sasaran meleset, kami mengatakannya dan menjelaskan sebabnya.',
    en: 'Our commitment stands on four principles: governance, safety, social and environment. Each has a director who answers for it, a yearly target and a published report. When we miss a target, we say so and explain why.',
  },
  circularityTitle: { id: 'Sirkularitas', en: 'Circularity' },
  circularityDescription: {
    id: 'Air proses, panas, dan residu bauksit yang dipakai kembali: tenaga kerja, pasokan, dan nilai ekonomi dari ekonomi sirkular kilang.',
    en: 'Process water, heat and bauxite residue put to use again: jobs, supply and value from a circular refinery economy.',
  },
  circularityLead: {
    id: 'Soda kaustik berputar dalam proses Bayer dan dipulihkan dari setiap pencucian residu. Air hujan dan air proses ditampung, dijernihkan, dan dipakai kembali; panas kalsiner memanaskan umpan berikutnya. Residu bauksit yang telah dicuci kami uji sebagai bahan bata dan jalan bersama universitas setempat.',
    en: 'Caustic soda circulates in the Bayer process and is recovered from every washing of the residue. Rain and process water are collected, clarified and used again; the heat of the calciner warms the next feed. With local universities we test the washed bauxite residue as a material for bricks and roads.',
  },
  socialTitle: { id: 'Sosial', en: 'Social' },
  socialDescription: {
    id: `Program kesehatan, pendidikan, budaya, dan ekonomi ${site.name} bersama desa-desa di sekitar kilang Mempawah.`,
    en: `Health, education, culture and enterprise: programmes of ${site.name} with the villages around the Mempawah refinery.`,
  },
  socialLead: {
    id: 'Desa-desa di sekitar kilang sudah ada jauh sebelum kami, dan kami ingin mereka lebih baik karena kami ada. Bersama warga kami menjalankan layanan kesehatan keliling, beasiswa dan kelas vokasi, perawatan tradisi pesisir, serta pendampingan usaha kecil. Setiap program disepakati dalam musyawarah desa dan dinilai bersama setiap tahun.',
    en: 'The villages around the refinery were here long before us, and we want them to be better off because we are here. With their people we run mobile clinics, scholarships and vocational classes, care for coastal traditions and coach small businesses. Every programme is agreed in the village council and judged together each year.',
  },
  environmentTitle: { id: 'Lingkungan', en: 'Environment' },
  environmentDescription: {
    id: 'Pemulihan bakau, pelepasan benih ikan endemik, serta pengolahan air dan emisi di kawasan kilang alumina Mempawah.',
    en: 'Mangrove restoration, release of endemic fish seed, and treatment of water and emissions at the Mempawah alumina refinery.',
  },
  environmentLead: {
    id: 'Kilang kami berdiri di antara hutan bakau dan muara, dan keduanya harus tetap hidup. Kami memulihkan bakau dan membibitkan pohon, melepas benih ikan endemik ke sungai, serta mengolah air dan emisi sebelum meninggalkan kawasan. Hasil pemantauan disampaikan kepada dinas lingkungan dan dirangkum dalam laporan tahunan.',
    en: 'Our refinery stands between mangrove and river mouth, and both have to stay alive. We restore mangroves and raise seedlings, release endemic fish seed into the rivers, and treat water and emissions before they leave the site. The readings go to the environmental agency and are summed up in the annual report.',
  },
});
