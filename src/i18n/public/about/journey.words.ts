import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const journeyWords = words({
  title: { id: 'Jejak Langkah', en: 'Our Journey' },
  description: {
    id: `Tonggak ${company.name} dari survei laterit 2014, konstruksi, alumina pertama pada 2024, hingga operasi percobaan.`,
    en: `Milestones of ${company.name}: the 2014 laterite survey, construction, first alumina in 2024 and trial operation.`,
  },
  lead: {
    id: 'Dari patok survei di semak laterit hingga kapal alumina pertama, dalam sebelas tahun.',
    en: 'From survey stakes in laterite scrub to the first shipload of alumina, in eleven years.',
  },
  timeline: { id: 'Lini masa perusahaan', en: 'Timeline of the company' },
  carousel: { id: 'karusel', en: 'carousel' },
  years: { id: 'Pilih tahun', en: 'Choose a year' },
  loading: { id: 'Memuat lini masa...', en: 'Loading timeline...' },
  comingSoon: {
    id: 'Deskripsi lini masa segera hadir.',
    en: 'Timeline description coming soon.',
  },
  play: { id: 'Putar lini masa', en: 'Play the timeline' },
  pause: { id: 'Jeda lini masa', en: 'Pause the timeline' },
  previous: { id: 'Tonggak sebelumnya', en: 'Previous milestone' },
  next: { id: 'Tonggak berikutnya', en: 'Next milestone' },
  actionTitle: { id: 'Yang menjaga langkah kami tetap lurus', en: 'What keeps us on course' },
  actionText: {
    id: 'Lima asas dan lima dokumen yang memandu setiap keputusan kami.',
    en: 'Five principles and five documents that guide every decision we make.',
  },
  action: { id: 'Baca tata kelola kami', en: 'Read about our governance' },
});

/** Each line of a text becomes a paragraph. */
export const milestoneWords = words({
  survey: { id: 'Survei pertama', en: 'The first survey' },
  surveyText: {
    id: 'Sebuah tim geologi memetakan laterit di pesisir Mempawah dan menguji kadarnya.\nGagasannya sederhana: mengolah bauksit di tempat ia ditambang, alih-alih mengirimnya sebagai bijih.',
    en: 'A team of geologists maps the laterite on the coast of Mempawah and tests its grade.\nThe idea is simple: to refine bauxite where it is mined instead of shipping it as ore.',
  },
  studies: { id: 'Studi, izin, dan lahan', en: 'Studies, permits and land' },
  studiesText: {
    id: 'Studi kelayakan, analisis dampak lingkungan, dan pemilihan teknologi Bayer diselesaikan.\nLahan dibebaskan melalui musyawarah dengan warga Sungai Kunyit, dan dua perusahaan induk menyepakati kepemilikan bersama.',
    en: 'The feasibility study, the environmental impact assessment and the choice of Bayer technology are completed.\nThe land is acquired in talks with the people of Sungai Kunyit, and two parent companies agree to own the refinery together.',
  },
  ground: { id: 'Peletakan batu pertama', en: 'Breaking ground' },
  groundText: {
    id: 'Pematangan lahan dimulai dan batu pertama diletakkan.\nPandemi memperlambat pekerjaan, tetapi tidak menghentikannya: regu pertama tinggal di kawasan selama berbulan-bulan.',
    en: 'Site preparation begins and the first stone is laid.\nThe pandemic slows the work but does not stop it: the first crews live on the site for months.',
  },
  construction: { id: 'Konstruksi', en: 'Construction' },
  constructionText: {
    id: 'Jalan akses 6,2 kilometer dibuka, cerobong 80 meter berdiri, dan pengental, tangki, serta menara kalsinasi menyusul.\nSembilan puluh enam operator berlatih pada simulator ruang kendali, dan pada Desember 2023 unit pertama pembangkit memikul seluruh beban kawasan.',
    en: 'A 6.2 kilometer access road opens, the 80 meter stack is topped out, and thickeners, tanks and calciner towers follow.\nNinety-six operators train on a control room simulator, and in December 2023 the first unit of the power plant carries the load of the whole site.',
  },
  alumina: { id: 'Alumina pertama', en: 'First alumina' },
  aluminaText: {
    id: 'Stok bauksit 120.000 ton siap, seluruhnya dari Kalimantan Barat.\nPada 2 Oktober pukul 21.40 WIB, butiran putih pertama keluar dari unit kalsinasi. Hingga akhir tahun, komisioning menghasilkan 28.600 ton.',
    en: 'A stock of 120,000 tons of bauxite is ready, all of it from West Kalimantan.\nOn October 2 at 9:40 p.m. the first white grains leave the calciner. By the end of the year the commissioning runs have made 28,600 tons.',
  },
  shipment: { id: 'Pengapalan dan operasi percobaan', en: 'First cargo and trial operation' },
  shipmentText: {
    id: 'Pada 19 Februari, 27.500 ton alumina bertolak dari Kijing menuju pabrik peleburan dalam negeri.\nOperasi percobaan dimulai: beban kedua lini dinaikkan bertahap menuju kapasitas satu juta ton per tahun. Sepanjang tahun lebih dari 800 tenaga profesional menghasilkan 614.000 ton.',
    en: 'On February 19, 27,500 tons of alumina sail from Kijing to a domestic smelter.\nTrial operation begins: both lines are brought up in steps toward their capacity of one million tons a year. Over the year more than 800 professionals make 614,000 tons.',
  },
  capacity: { id: 'Menuju kapasitas penuh', en: 'Toward full capacity' },
  capacityText: {
    id: 'Produksi bulanan mendekati kapasitas rancangan.',
    en: 'Monthly production approaches the design capacity.',
  },
});
