import { words } from '../../site/words.ts';

/** Official short names of the goals by the United Nations and the Indonesian secretariat. */
export const goalWords = words({
  title: { id: 'Tujuan yang kami dukung', en: 'The goals we support' },
  text: {
    id: 'Dari 17 Tujuan Pembangunan Berkelanjutan, {count, number} paling dekat dengan pekerjaan sebuah kilang alumina.',
    en: 'Of the 17 Sustainable Development Goals, {count, number} are closest to the work of an alumina refinery.',
  },
  drawing: {
    id: 'Tujuh belas segi enam, satu untuk setiap Tujuan Pembangunan Berkelanjutan',
    en: 'Seventeen hexagons, one for each Sustainable Development Goal',
  },
  drawingText: {
    id: 'Yang berwarna adalah tujuan {numbers}: tujuan yang kami dukung.',
    en: 'The colored ones are goals {numbers}: the goals we support.',
  },
  goal1: { id: 'Tanpa Kemiskinan', en: 'No Poverty' },
  goal2: { id: 'Tanpa Kelaparan', en: 'Zero Hunger' },
  goal3: { id: 'Kehidupan Sehat dan Sejahtera', en: 'Good Health and Well-being' },
  goal4: { id: 'Pendidikan Berkualitas', en: 'Quality Education' },
  goal5: { id: 'Kesetaraan Gender', en: 'Gender Equality' },
  goal6: { id: 'Air Bersih dan Sanitasi Layak', en: 'Clean Water and Sanitation' },
  goal7: { id: 'Energi Bersih dan Terjangkau', en: 'Affordable and Clean Energy' },
  goal8: { id: 'Pekerjaan Layak dan Pertumbuhan Ekonomi', en: 'Decent Work and Economic Growth' },
  goal9: { id: 'Industri, Inovasi, dan Infrastruktur', en: 'Industry, Innovation and Infrastructure' },
  goal10: { id: 'Berkurangnya Kesenjangan', en: 'Reduced Inequalities' },
  goal11: { id: 'Kota dan Permukiman yang Berkelanjutan', en: 'Sustainable Cities and Communities' },
  goal12: { id: 'Konsumsi dan Produksi yang Bertanggung Jawab', en: 'Responsible Consumption and Production' },
  goal13: { id: 'Penanganan Perubahan Iklim', en: 'Climate Action' },
  goal14: { id: 'Ekosistem Lautan', en: 'Life Below Water' },
  goal15: { id: 'Ekosistem Daratan', en: 'Life on Land' },
  goal16: { id: 'Perdamaian, Keadilan, dan Kelembagaan yang Tangguh', en: 'Peace, Justice and Strong Institutions' },
  goal17: { id: 'Kemitraan untuk Mencapai Tujuan', en: 'Partnerships for the Goals' },
});
