import { site } from '../../site.ts';
import { words } from './words.ts';

export const reportWidgetWords = words({
  badge: { id: 'BAIK: laporkan pelanggaran', en: 'BAIK: report misconduct' },
  title: { id: 'Melihat yang tidak semestinya?', en: 'Seen something wrong?' },
  text: {
    id: `Laporkan dugaan pelanggaran di ${site.name}. Laporan Anda dirahasiakan dan boleh tanpa nama.`,
    en: `Report suspected misconduct at ${site.name}. Your report is confidential and needs no name.`,
  },
  create: { id: 'Buat laporan', en: 'Create a report' },
  mail: { id: 'Atau tulis ke', en: 'Or write to' },
  close: { id: 'Tutup', en: 'Close' },
  move: { id: 'Pindahkan tombol ini ke sudut lain', en: 'Move this button to another corner' },
  /** Description of the badge on screens where it can be moved. */
  moveHint: { id: 'Tombol panah menggesernya.', en: 'Arrow keys move it.' },
});
