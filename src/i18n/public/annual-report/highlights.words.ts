import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const highlightWords = words({
  title: { id: 'Ikhtisar Laporan Tahunan 2024', en: 'Annual Report 2024: highlights' },
  crumb: { id: 'Ikhtisar 2024', en: 'Highlights 2024' },
  description: {
    id: `Laporan Tahunan 2024 ${company.name} secara ringkas: angka tahun ini, alumina pertama, karyawan, keselamatan, dan sasaran 2025.`,
    en: `The Annual Report 2024 of ${company.name} in brief: the year in figures, first alumina, people, safety and the goals for 2025.`,
  },
  theme: { id: 'Alumina pertama', en: 'First alumina' },
  figuresTitle: { id: 'Tahun ini dalam angka', en: 'The year in figures' },
  reportTitle: { id: 'Dari laporan Direksi', en: 'From the Board of Directors’ report' },
  productionTitle: { id: 'Tiga bulan pertama', en: 'The first three months' },
  productionCaption: {
    id: 'Alumina dari komisioning, ton per bulan, 2024',
    en: 'Alumina from commissioning, tons per month, 2024',
  },
  month: { id: 'Bulan', en: 'Month' },
  tons: { id: 'Ton', en: 'Tons' },
  purity: { id: 'Kemurnian, %', en: 'Purity, %' },
  peopleTitle: { id: 'Karyawan dan keselamatan', en: 'People and safety' },
  peopleCaption: { id: 'Karyawan pada akhir tahun', en: 'Employees at the end of the year' },
  safetyCaption: {
    id: 'Cedera tercatat, karyawan dan kontraktor',
    en: 'Recordable injuries, employees and contractors',
  },
  year: { id: 'Tahun', en: 'Year' },
  people: { id: 'Karyawan', en: 'Employees' },
  hours: { id: 'Jam kerja, juta', en: 'Hours worked, millions' },
  injuries: { id: 'Cedera', en: 'Injuries' },
  rate: { id: 'Per satu juta jam', en: 'Per million hours' },
  goalsTitle: { id: 'Sasaran dan hasil', en: 'Goals and results' },
  goalsCaption: {
    id: 'Sasaran 2024, hasil 2024, dan sasaran 2025',
    en: 'Goals for 2024, results in 2024 and goals for 2025',
  },
  measure: { id: 'Ukuran', en: 'Measure' },
  goal: { id: 'Sasaran 2024', en: 'Goal 2024' },
  result: { id: 'Hasil 2024', en: 'Result 2024' },
  nextGoal: { id: 'Sasaran 2025', en: 'Goal 2025' },
  allReports: { id: 'Semua laporan tahunan', en: 'All annual reports' },
});
