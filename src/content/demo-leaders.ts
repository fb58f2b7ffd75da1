import type { Board } from '../fields/leaders.ts';
import type { Pair } from '../i18n/site/language.ts';

type DemoLeader = {
  key: string;
  board: Board;
  /** A sample name: the rivers of West Kalimantan lend the surnames. */
  name: string;
  position: Pair;
  biography: Pair;
  /** Whether the public site shows the profile. */
  visible: boolean;
};

/** Members of both boards, by rank. */
export const demoLeaders = [
  {
    key: 'guntur',
    board: 'commissioners',
    name: 'Guntur Kapuas',
    position: { id: 'Komisaris Utama', en: 'President Commissioner' },
    biography: {
      id: 'Ahli metalurgi yang menghabiskan tiga dasawarsa di industri logam nasional, dari ruang tungku hingga ruang rapat. Sejak 2021 memimpin dewan komisaris dan komite pemantau risiko, dengan perhatian khusus pada keselamatan proses.',
      en: 'A metallurgist with three decades in the national metals industry, from the furnace floor to the boardroom. Has chaired the board of commissioners and its risk committee since 2021, with process safety as a special concern.',
    },
    visible: true,
  },
  {
    key: 'sekar',
    board: 'commissioners',
    name: 'Sekar Landak',
    position: { id: 'Komisaris', en: 'Commissioner' },
    biography: {
      id: 'Akuntan dan pengajar tata kelola dari Pontianak. Mengetuai komite audit, dan sebelumnya memeriksa laporan keuangan perusahaan tambang selama delapan belas tahun.',
      en: 'An accountant and teacher of corporate governance from Pontianak. Chairs the audit committee, after eighteen years of auditing the accounts of mining companies.',
    },
    visible: true,
  },
  {
    key: 'bayu',
    board: 'directors',
    name: 'Bayu Melawi',
    position: { id: 'Pelaksana Tugas Direktur Utama', en: 'Acting President Director' },
    biography: {
      id: 'Insinyur kimia yang ikut merancang sirkuit pelarutan kilang ini dan memimpin komisioningnya hingga alumina pertama pada Oktober 2024. Menjalankan tugas direktur utama sekaligus membawahi operasi kilang.',
      en: 'A chemical engineer who helped to design the refinery’s digestion circuit and led its commissioning up to first alumina in October 2024. Serves as acting president director and heads refinery operations.',
    },
    visible: true,
  },
  {
    key: 'rinjani',
    board: 'directors',
    name: 'Rinjani Sekadau',
    position: {
      id: 'Direktur Niaga dan Dukungan Bisnis Strategis',
      en: 'Commercial and Strategic Business Support Director',
    },
    biography: {
      id: 'Membangun kontrak pasokan bauksit dan penjualan alumina pertama perusahaan. Bertanggung jawab atas niaga, logistik, keuangan, dan sumber daya manusia, setelah karier panjang di perdagangan komoditas dan pelayaran.',
      en: 'Built the company’s bauxite supply and first alumina sales contracts. Responsible for sales, logistics, finance and human resources, after a long career in commodity trading and shipping.',
    },
    visible: true,
  },
  {
    key: 'cakra',
    board: 'directors',
    name: 'Cakra Pawan',
    position: { id: 'Direktur Rekayasa dan Proyek', en: 'Engineering and Projects Director' },
    biography: {
      id: 'Insinyur sipil yang memimpin konstruksi kilang sejak pemancangan tiang pertama di tanah pesisir. Bertanggung jawab atas rekayasa, proyek, dan pengembangan kawasan.',
      en: 'A civil engineer who has led the construction of the refinery since the first pile was driven into coastal ground. Responsible for engineering, projects and site development.',
    },
    visible: false,
  },
] as const satisfies readonly DemoLeader[];
