import { site } from '../../site.ts';
import { words } from '../site/words.ts';

export const leadershipWords = words({
  title: { id: 'Direksi dan Komisaris', en: 'Board of Directors and Commissioners' },
  metaTitle: { id: 'Direksi dan Komisaris', en: 'Board of Directors' },
  crumb: { id: 'Kepemimpinan', en: 'Leadership' },
  description: {
    id: `Dewan komisaris dan direksi ${site.name}: siapa yang mengawasi, siapa yang memimpin, dan jabatan masing-masing.`,
    en: `The commissioners and directors of ${site.name}: who supervises, who leads and what each is responsible for.`,
  },
  lead: {
    id: 'Dewan komisaris mengawasi dan memberi nasihat. Direksi memimpin kilang, proyek, dan niaga dari hari ke hari. Keduanya bekerja menurut piagam yang tertulis.',
    en: 'The board of commissioners supervises and advises. The board of directors runs the refinery, its projects and sales from day to day. Both work under written charters.',
  },
  group: {
    id: 'Gambar bersama dewan komisaris dan direksi: monogram {names}',
    en: 'The commissioners and directors together, as monograms: {names}',
  },
  commissioners: { id: 'Dewan Komisaris', en: 'Board of Commissioners' },
  commissionersText: {
    id: 'Diangkat oleh rapat umum pemegang saham untuk mengawasi jalannya perusahaan.',
    en: 'Appointed by the general meeting of shareholders to supervise how the company is run.',
  },
  directors: { id: 'Direksi', en: 'Board of Directors' },
  directorsText: {
    id: 'Bertanggung jawab penuh atas pengurusan perusahaan.',
    en: 'Fully responsible for the management of the company.',
  },
  actionTitle: { id: 'Ingin berbicara dengan kami?', en: 'Would you like to talk to us?' },
  actionText: {
    id: 'Undangan, permohonan wawancara, dan surat untuk komisaris maupun direksi kami terima melalui satu pintu.',
    en: 'Invitations, interview requests and letters to the boards all reach us at one address.',
  },
  action: { id: 'Hubungi kami', en: 'Contact us' },
});

/** Members of both boards. */
export const leaderWords = words({
  presidentCommissioner: { id: 'Komisaris Utama', en: 'President Commissioner' },
  presidentCommissionerBio: {
    id: 'Ahli metalurgi yang menghabiskan tiga dasawarsa di industri logam nasional, dari ruang tungku hingga ruang rapat. Sejak 2021 memimpin dewan komisaris dan komite pemantau risiko, dengan perhatian khusus pada keselamatan proses.',
    en: 'A metallurgist with three decades in the national metals industry, from the furnace floor to the boardroom. Has chaired the board of commissioners and its risk committee since 2021, with process safety as a special concern.',
  },
  commissioner: { id: 'Komisaris', en: 'Commissioner' },
  commissionerBio: {
    id: 'Akuntan dan pengajar tata kelola dari Pontianak. Mengetuai komite audit, dan sebelumnya memeriksa laporan keuangan perusahaan tambang selama delapan belas tahun.',
    en: 'An accountant and teacher of corporate governance from Pontianak. Chairs the audit committee, after eighteen years of auditing the accounts of mining companies.',
  },
  presidentDirector: { id: 'Pelaksana Tugas Direktur Utama', en: 'Acting President Director' },
  presidentDirectorBio: {
    id: 'Insinyur kimia yang ikut merancang sirkuit digesti kilang ini dan memimpin komisioningnya hingga alumina pertama pada Oktober 2024. Menjalankan tugas direktur utama sekaligus membawahi operasi kilang.',
    en: 'A chemical engineer who helped to design the refinery’s digestion circuit and led its commissioning up to first alumina in October 2024. Serves as acting president director and heads refinery operations.',
  },
  commercialDirector: {
    id: 'Direktur Niaga dan Dukungan Bisnis Strategis',
    en: 'Commercial and Strategic Business Support Director',
  },
  commercialDirectorBio: {
    id: 'Membangun kontrak pasokan bauksit dan penjualan alumina pertama perusahaan. Bertanggung jawab atas niaga, logistik, keuangan, dan sumber daya manusia, setelah karier panjang di perdagangan komoditas dan pelayaran.',
    en: 'Built the company’s bauxite supply and first alumina sales contracts. Responsible for sales, logistics, finance and human resources, after a long career in commodity trading and shipping.',
  },
  engineeringDirector: { id: 'Direktur Rekayasa dan Proyek', en: 'Engineering and Projects Director' },
  engineeringDirectorBio: {
    id: 'Insinyur sipil yang memimpin konstruksi kilang sejak pemancangan tiang pertama di tanah pesisir. Bertanggung jawab atas rekayasa, proyek, dan pengembangan kawasan.',
    en: 'A civil engineer who has led the construction of the refinery since the first pile was driven into coastal ground. Responsible for engineering, projects and site development.',
  },
});
