/**
 * Pictures that are crops of others. A key with a scene of its own uses its crop until the
 * scene has been rendered. `left`, `top` and `width` are fractions of the source; the height follows from the ratio.
 */
export type Crop = {
  of: string;
  left: number;
  top: number;
  width: number;
  /** Width divided by height; 16:9 by default. */
  ratio?: number;
  alt: { id: string; en: string };
};

const calciner = {
  id: 'Menara kalsinasi pada malam hari, tiap lantainya diterangi lampu',
  en: 'The calciner tower at night, every floor lit by lamps',
};
const siteFromAir = {
  id: 'Kilang alumina dan hutan di sekelilingnya, dilihat dari udara',
  en: 'The alumina refinery and the forest around it, seen from the air',
};
const haulRoad = {
  id: 'Truk angkut bermuatan bauksit melintasi jalan laterit basah',
  en: 'Haul trucks loaded with bauxite on a wet laterite road',
};
const building = {
  id: 'Lahan kilang pada awal pembangunan: tanah merah, pondasi, dan derek',
  en: 'The site at the start of construction: red ground, foundations and cranes',
};
const veranda = {
  id: 'Kolom putih kantor pusat berjajar, bayangannya memanjang di lantai batu',
  en: 'White columns of the headquarters in a row, their long shadows on the stone floor',
};
const ingots = {
  id: 'Tumpukan ingot aluminium yang memantulkan cahaya hangat',
  en: 'A stack of aluminum ingots catching warm light',
};
const mangrove = {
  id: 'Bibit mangrove berbaris di lumpur pasang surut saat fajar',
  en: 'Rows of mangrove seedlings on a tidal flat at dawn',
};
const villageLane = {
  id: 'Warga di jalan kampung pesisir di antara rumah panggung kayu',
  en: 'Villagers on the lane of a coastal village between wooden stilt houses',
};
const boardroom = {
  id: 'Meja panjang dan kursi hijau tua di ruang rapat Dewan, di samping dinding kaca',
  en: 'The long table and dark green chairs of the boardroom, beside a wall of glass',
};

const warehouse = {
  id: 'Halaman gudang yang basah dengan peti kemas dan truk tangki di bawah langit mendung',
  en: 'A wet warehouse yard with containers and road tankers under an overcast sky',
};
const lit = {
  id: 'Gedung kantor berjendela menyala saat senja, dengan cerobong kilang di belakangnya',
  en: 'An office building with lit windows at dusk, the stacks of the refinery behind it',
};
const school = {
  id: 'Murid berbaris di halaman sekolah beratap merah, menghadap tiang bendera',
  en: 'Pupils in rows in the yard of a school with a red roof, facing the flagpole',
};
const hatchery = {
  id: 'Kolam pembenihan ikan berbentuk bundar di bawah rangka peneduh',
  en: 'Round hatchery ponds under a shading frame',
};
const power = {
  id: 'Rumah pembangkit listrik dengan dua cerobong bergaris merah putih',
  en: 'The power house with its two red and white stacks',
};
const tanksAndPipes = {
  id: 'Tangki presipitasi putih dan rak pipa baja hijau sesudah hujan, dengan operator di jalan yang basah',
  en: 'White precipitation tanks and a pipe rack of green steel after rain, with operators on the wet road',
};
const plantRoad = {
  id: 'Rak pipa dan jalan kilang yang basah sebelum fajar, dengan dua operator di bawah lampu jalan',
  en: 'The pipe rack and the wet plant road before sunrise, with two operators under the street lamps',
};
const thickener = {
  id: 'Pengental bundar dengan jembatan rangka, dilihat dari atas',
  en: 'A round thickener with its truss bridge, seen from above',
};
const boats = {
  id: 'Perahu kayu beratap anyaman tertambat di tepian sungai yang tenang saat fajar',
  en: 'Wooden boats with woven roofs moored on a calm riverbank at dawn',
};

/** Tall pictures for chapters side by side. */
const chapters: Record<string, Crop> = {
  'chapter-profile': { of: 'profile-aerial', left: 0.16, top: 0, width: 0.45, ratio: 4 / 5, alt: siteFromAir },
  'chapter-profile-tall': { of: 'profile-aerial', left: 0.24, top: 0, width: 0.281, ratio: 1 / 2, alt: siteFromAir },
  'chapter-journey': { of: 'timeline-2020', left: 0.3, top: 0, width: 0.45, ratio: 4 / 5, alt: building },
  'chapter-journey-tall': { of: 'timeline-2020', left: 0.38, top: 0, width: 0.281, ratio: 1 / 2, alt: building },
  'chapter-organization': { of: 'organization', left: 0.05, top: 0, width: 0.45, ratio: 4 / 5, alt: veranda },
  'chapter-organization-tall': { of: 'organization', left: 0.11, top: 0, width: 0.281, ratio: 1 / 2, alt: veranda },
  'chapter-governance': { of: 'governance', left: 0.22, top: 0, width: 0.45, ratio: 4 / 5, alt: boardroom },
  'chapter-governance-tall': { of: 'governance', left: 0.36, top: 0, width: 0.281, ratio: 1 / 2, alt: boardroom },
  'chapter-alumina': { of: 'application-smelting', left: 0.2, top: 0, width: 0.6, ratio: 4 / 5, alt: ingots },
  'chapter-process': { of: 'production-process', left: 0.4, top: 0, width: 0.45, ratio: 4 / 5, alt: calciner },
};

export const crops: Readonly<Record<string, Crop>> = {
  ...chapters,
  journey: { of: 'news-04', left: 0.05, top: 0.03, width: 0.95, alt: haulRoad },

  'news-12': { of: 'contact', left: 0.02, top: 0.08, width: 0.8, alt: lit },
  'news-13': { of: 'procure-plus', left: 0.06, top: 0.06, width: 0.86, alt: warehouse },
  'news-14': { of: 'environment-1', left: 0, top: 0.22, width: 1, alt: mangrove },
  'news-15': { of: 'social', left: 0.12, top: 0.1, width: 0.76, alt: villageLane },
  'news-16': { of: 'social-2', left: 0, top: 0.02, width: 0.94, alt: school },
  'news-17': { of: 'environment-2', left: 0.06, top: 0.28, width: 0.94, alt: hatchery },
  'news-18': { of: 'facility-07', left: 0, top: 0.04, width: 1, alt: power },
  'news-20': { of: 'facility-04', left: 0.1, top: 0.2, width: 0.9, alt: tanksAndPipes },
  'news-21': { of: 'facility-08', left: 0, top: 0.02, width: 0.94, alt: plantRoad },
  'news-22': { of: 'bayer-3', left: 0, top: 0.18, width: 1, alt: thickener },
  'news-24': { of: 'circularity-3', left: 0, top: 0.2, width: 1, alt: boats },
};
