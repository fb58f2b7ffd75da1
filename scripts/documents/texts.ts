import { formatLongDate } from '../../src/i18n/dates.ts';
import type { Pair } from '../../src/i18n/language.ts';
import { site } from '../../src/site.ts';

export type ReportText = {
  year: number;
  date: Date;
  theme: Pair;
  letter: Pair<string[]>;
  figures: { value: Pair; label: Pair }[];
  chapters: { title: Pair; text: Pair }[];
};

const number = { id: new Intl.NumberFormat('id-ID'), en: new Intl.NumberFormat('en-US') };
const { capacityInTons, professionals, domesticBauxitePercent, powerPlant } = site.figures;
const figure = (value: number): Pair => ({ id: number.id.format(value), en: number.en.format(value) });
const same = (value: string): Pair => ({ id: value, en: value });

export const specimen: Pair = {
  id: 'Dokumen contoh. Perusahaan dan angka di dalamnya rekaan.',
  en: 'Specimen document. The company and the figures in it are fictional.',
};

export const headings = {
  report: { id: 'Laporan Tahunan', en: 'Annual Report' },
  letter: { id: 'Kepada para pemangku kepentingan', en: 'To our stakeholders' },
  figures: { id: 'Tahun ini dalam angka', en: 'The year in figures' },
  chapters: { id: 'Yang kami kerjakan', en: 'What we worked on' },
  contact: { id: 'Hubungi kami', en: 'Get in touch' },
} satisfies Record<string, Pair>;

export const reportTexts: ReportText[] = [
  {
    year: 2024,
    date: new Date('2024-12-31T09:00:00+07:00'),
    theme: { id: 'Alumina pertama', en: 'First alumina' },
    letter: {
      id: [
        'Pada 2024 kilang kami berubah dari proyek menjadi tempat kerja. Bauksit pertama masuk ke penggilingan, larutan kaustik beredar di seluruh rangkaian, dan pada bulan Oktober alumina pertama keluar dari kalsinasi.',
        'Semua bijih berasal dari dalam negeri, sebagian besar dari Kalimantan Barat. Itulah alasan kilang ini dibangun: nilai tambah tinggal di tempat bijihnya digali.',
        'Kami belajar banyak dari komisioning, terutama bahwa tergesa-gesa tidak pernah menghemat waktu. Terima kasih kepada setiap orang yang menjaga agar rekan di sebelahnya pulang dengan selamat.',
      ],
      en: [
        'In 2024 our refinery turned from a project into a place of work. The first bauxite entered the mills, caustic liquor circulated through the whole circuit, and in October the first alumina left the calciner.',
        'All of the ore is domestic, most of it from West Kalimantan. That is why this refinery was built: the value added stays where the ore is dug.',
        'Commissioning taught us a great deal, above all that haste never saves time. We thank everyone who made sure that the colleague beside them went home safe.',
      ],
    },
    figures: [
      {
        value: figure(capacityInTons),
        label: {
          id: 'ton alumina per tahun, kapasitas operasi percobaan',
          en: 'tons of alumina a year, trial operation capacity',
        },
      },
      {
        value: { id: `${number.id.format(professionals)}+`, en: `${number.en.format(professionals)}+` },
        label: { id: 'tenaga profesional', en: 'professionals' },
      },
      { value: same(`${domesticBauxitePercent}%`), label: { id: 'bauksit dari dalam negeri', en: 'domestic bauxite' } },
      { value: same(`${powerPlant}`), label: { id: 'pembangkit listrik tenaga termal', en: 'thermal power plant' } },
    ],
    chapters: [
      {
        title: { id: 'Operasi', en: 'Operations' },
        text: {
          id: 'Komisioning bertahap dari penggilingan sampai kalsinasi, dengan uji tiap rangkaian sebelum rangkaian berikutnya dinyalakan.',
          en: 'Commissioning in stages from milling to calcination, each circuit proven before the next was started.',
        },
      },
      {
        title: { id: 'Keselamatan', en: 'Safety' },
        text: {
          id: 'Setiap pekerjaan berisiko tinggi dimulai dengan izin kerja dan percakapan di tempat, bukan di kantor.',
          en: 'Every high-risk job begins with a permit and a conversation on the spot, not in an office.',
        },
      },
      {
        title: { id: 'Lingkungan', en: 'Environment' },
        text: {
          id: 'Air hujan ditampung dan air proses diputar kembali; tidak ada air proses yang dilepas ke sungai.',
          en: 'Rain is collected and process water recirculated; no process water is released into the river.',
        },
      },
      {
        title: { id: 'Masyarakat', en: 'Community' },
        text: {
          id: 'Balai benih ikan, ruang kelas dan air bersih dikelola bersama desa-desa di sekitar kilang.',
          en: 'Fish hatchery, classrooms and clean water, run together with the villages around the refinery.',
        },
      },
    ],
  },
  {
    year: 2023,
    date: new Date('2023-12-31T09:00:00+07:00'),
    theme: { id: 'Dari ujung ke ujung', en: 'From end to end' },
    letter: {
      id: [
        'Pada 2023 pembangunan kilang memasuki babak akhir. Rak pipa tersambung dari ujung ke ujung, unit pertama pembangkit mulai memasok listrik, dan regu ruang kendali menyelesaikan pelatihan di simulator.',
        'Pekerjaan yang paling penting tidak terlihat dari luar: menyiapkan orang. Sebagian besar operator kami berasal dari Mempawah dan sekitarnya.',
        'Tahun ini juga tahun bakau: delapan belas hektare ditanam mengikuti irama pasang surut.',
      ],
      en: [
        'In 2023 the building of the refinery entered its final stretch. The pipe rack was closed from end to end, the first power unit went on line, and the control-room crews finished their training in the simulator.',
        'The most important work cannot be seen from outside: preparing people. Most of our operators come from Mempawah and its surroundings.',
        'It was also the year of the mangroves: eighteen hectares, planted at the pace of the tide.',
      ],
    },
    figures: [
      { value: { id: '3,4 km', en: '3.4 km' }, label: { id: 'rak pipa tersambung', en: 'of pipe rack connected' } },
      { value: same('18 ha'), label: { id: 'bakau ditanam', en: 'of mangroves planted' } },
      { value: figure(212), label: { id: 'rumah mendapat air bersih', en: 'houses supplied with clean water' } },
      {
        value: same(`${powerPlant}`),
        label: { id: 'pembangkit, unit pertama beroperasi', en: 'power plant, first unit on line' },
      },
    ],
    chapters: [
      {
        title: { id: 'Konstruksi', en: 'Construction' },
        text: {
          id: 'Pekerjaan mekanik utama selesai; penyambungan pipa dan kabel berlanjut menuju komisioning.',
          en: 'The main mechanical work is complete; piping and cabling continue towards commissioning.',
        },
      },
      {
        title: { id: 'Penyiapan operator', en: 'Operator training' },
        text: {
          id: 'Regu ruang kendali menjalankan kilang di simulator sebelum kilang menyala.',
          en: 'Control-room crews ran the refinery in a simulator before it was switched on.',
        },
      },
      {
        title: { id: 'Keselamatan', en: 'Safety' },
        text: {
          id: 'Setiap kontraktor memakai satu aturan izin kerja dan satu cara melaporkan nyaris celaka.',
          en: 'Every contractor follows one permit rule and one way of reporting near misses.',
        },
      },
      {
        title: { id: 'Masyarakat', en: 'Community' },
        text: {
          id: 'Air bersih untuk rumah panggung di pesisir Sungai Kunyit dan sabuk hijau di muara Mempawah.',
          en: 'Clean water for the stilt houses of Sungai Kunyit and a green belt at the Mempawah estuary.',
        },
      },
    ],
  },
];

export function dateLine(date: Date): Pair {
  return { id: formatLongDate(date, 'id'), en: formatLongDate(date, 'en') };
}
