import { company } from '../../company.ts';
import { type Language, languages, type Pair } from '../../i18n/site/language.ts';
import { producedTons } from './figures.ts';

/** A figure of the year, with the currency before it and the unit behind it. */
type YearFigure = { value: number; digits?: number; currency?: 'Rp'; unit?: Pair; of: Pair };

/** The year 2024 in figures, in the printed report and on its page. */
export const yearInFigures: readonly YearFigure[] = [
  {
    value: producedTons,
    of: {
      id: 'ton alumina dari komisioning, Oktober sampai Desember',
      en: 'tons of alumina from commissioning, October to December',
    },
  },
  {
    value: 98.6,
    digits: 1,
    unit: { id: '%', en: '%' },
    of: {
      id: 'kemurnian pada bulan Desember, memenuhi mutu peleburan',
      en: 'purity in December, meeting smelter grade',
    },
  },
  {
    value: 326,
    unit: { id: 'ribu ton', en: 'thousand tons' },
    of: {
      id: 'bauksit diterima, seluruhnya dari Kalimantan Barat',
      en: 'bauxite received, all of it from West Kalimantan',
    },
  },
  {
    value: 75,
    unit: { id: 'MW', en: 'MW' },
    of: {
      id: `daya terpasang pembangkit, ${company.figures.powerPlant}, lengkap sejak Juni`,
      en: `installed power, ${company.figures.powerPlant}, complete since June`,
    },
  },
  {
    value: 806,
    of: {
      id: 'karyawan pada akhir tahun, 64 persen dari Kalimantan Barat',
      en: 'employees at the end of the year, 64 percent from West Kalimantan',
    },
  },
  {
    value: 0.53,
    digits: 2,
    of: {
      id: 'cedera tercatat per satu juta jam kerja, turun seperempat',
      en: 'recordable injuries per million hours worked, a quarter fewer',
    },
  },
  {
    value: 0,
    unit: { id: 'm³', en: 'm³' },
    of: { id: 'air proses dibuang ke badan air', en: 'of process water discharged' },
  },
  {
    value: 268,
    currency: 'Rp',
    unit: { id: 'miliar', en: 'billion' },
    of: { id: 'belanja pada 241 pemasok setempat', en: 'spent with 241 local suppliers' },
  },
];

export type Goal = {
  of: Pair;
  digits?: number;
  /** Undefined when the year had no goal. */
  planned?: number;
  reached: number;
  /** The goal of the next year: a number, or the first and the last of a range. */
  next: number | readonly [from: number, to: number];
  /** The goal of the next year is the least that has to be reached. */
  isLeast?: true;
};

export const goals: readonly Goal[] = [
  { of: { id: 'Alumina, ton', en: 'Alumina, tons' }, planned: 28_000, reached: 28_600, next: [580_000, 640_000] },
  {
    of: { id: 'Kemurnian, persen', en: 'Purity, percent' },
    digits: 1,
    planned: 98.6,
    reached: 98.6,
    next: 98.6,
    isLeast: true,
  },
  {
    of: { id: 'Cedera tercatat per satu juta jam kerja', en: 'Recordable injuries per million hours worked' },
    digits: 2,
    planned: 0.6,
    reached: 0.53,
    next: 0.45,
  },
  { of: { id: 'Air baru, m³ per ton', en: 'New water, m³ per ton' }, digits: 1, reached: 3.6, next: 3.1 },
  { of: { id: 'Air proses dibuang, m³', en: 'Process water discharged, m³' }, planned: 0, reached: 0, next: 0 },
  {
    of: { id: 'Jabatan perawatan terisi, persen', en: 'Maintenance posts filled, percent' },
    planned: 95,
    reached: 82,
    next: 95,
  },
  {
    of: { id: 'Belanja setempat, Rp miliar', en: 'Local spending, Rp billion' },
    planned: 240,
    reached: 268,
    next: 430,
  },
  { of: { id: 'Mangrove ditanam, hektare', en: 'Mangroves planted, hectares' }, planned: 6, reached: 7, next: 10 },
  {
    of: { id: 'Rekomendasi audit selesai, persen', en: 'Audit recommendations closed, percent' },
    planned: 85,
    reached: 89,
    next: 90,
  },
  {
    of: { id: 'Laporan BAIK ditelaah dalam 30 hari, persen', en: 'BAIK reports examined within 30 days, percent' },
    planned: 90,
    reached: 94,
    next: 95,
  },
];

/** A number as a language writes it, with a fixed number of decimals. */
export function numeral(language: Language, value: number, digits = 0): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(languages[language].htmlLang, format).format(value);
}

/** The goal, the result and the goal of the next year as texts. */
export function goalTexts({ digits, planned, reached, next, isLeast }: Goal, language: Language) {
  const text = (value: number) => numeral(language, value, digits);
  const ahead = typeof next === 'number' ? text(next) : next.map(text).join('–');
  return {
    planned: planned === undefined ? '–' : text(planned),
    reached: text(reached),
    next: isLeast ? `min. ${ahead}` : ahead,
  };
}

/** The report of the directors, without the salutation. */
export const directorsReport: Pair<readonly string[]> = {
  id: [
    'Pada 2024 kilang kami berubah dari proyek menjadi tempat kerja. Bijih pertama masuk ke penggilingan pada bulan Maret, larutan jenuh siap pada bulan Juli, kristal hidrat muncul pada awal September, dan pada 2 Oktober pukul 21.40 alumina pertama keluar dari kalsiner.',
    `Sampai akhir tahun komisioning menghasilkan ${numeral('id', producedTons)} ton. Kemurniannya naik dari 98,4 menjadi 98,6 persen, batas mutu peleburan. Seluruh bijihnya digali kurang dari enam puluh kilometer dari kilang.`,
    'Laporan ini tidak memuat pendapatan. Pengapalan pertama baru bertolak pada Februari 2025, dan alumina yang dibuat pada 2024 tercatat sebagai persediaan. Rugi tahun berjalan Rp175 miliar terutama berasal dari biaya penyiapan karyawan dan organisasi bagi kilang yang belum menjual produk.',
    'Kami tidak mencapai semua sasaran. Kalsiner kedua baru siap tiga minggu setelah rencana karena lapisan bata tahan apinya harus diperbaiki. Perekrutan teknisi perawatan mencapai 82 persen. Dan konsumsi air baru per ton, meski masih angka komisioning, berada di atas rancangan.',
    'Tahun depan kami menjalankan kilang bertahap pada beban 45, 60, 75, dan 90 persen. Setiap tahap harus bertahan tiga puluh hari. Produksi 2025 kami perkirakan 580.000 sampai 640.000 ton.',
  ],
  en: [
    'In 2024 our refinery turned from a project into a place of work. The first ore entered the mills in March, a saturated liquor was ready in July, hydrate crystals appeared in early September, and at 9:40 p.m. on October 2 the first alumina left the calciner.',
    `By the end of the year commissioning had yielded ${numeral('en', producedTons)} tons. Purity rose from 98.4 to 98.6 percent, the threshold of smelter grade. All of the ore was dug less than sixty kilometers from the refinery.`,
    'This report shows no revenue. The first cargo did not sail until February 2025, and the alumina made in 2024 is carried as inventory. The loss of 175 billion rupiah comes mainly from preparing people and an organization for a plant that is not selling yet.',
    'We did not meet every goal. The second calciner was ready three weeks late because its brick lining had to be repaired. Recruitment of maintenance technicians stands at 82 percent. And new water per ton, though still a commissioning figure, is above design.',
    'Next year we will run the refinery in steps of 45, 60, 75 and 90 percent of load. Each step has to hold for thirty days. For 2025 we expect to make between 580,000 and 640,000 tons.',
  ],
};
