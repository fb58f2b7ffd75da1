import { company } from '../../company.ts';
import { words } from './words.ts';

export const reportWidgetWords = words({
  badge: { id: 'BAIK: laporkan pelanggaran', en: 'BAIK: report misconduct' },
  title: { id: 'Melihat yang tidak semestinya?', en: 'Seen something wrong?' },
  text: {
    id: `Laporkan hal yang salah di ${company.name}. Laporan dikunci, dan Anda tidak perlu menulis nama.`,
    en: `Report what is wrong at ${company.name}. Reports are locked, and you do not have to give your name.`,
  },
  create: { id: 'Buat laporan', en: 'Create a report' },
  mailWarning: {
    id: 'Email biasa tidak dikunci dan menunjukkan alamat Anda.',
    en: 'Ordinary email is not locked and shows your address.',
  },
  mail: { id: 'Kalau tetap memilih email:', en: 'If you still prefer email:' },
  close: { id: 'Tutup', en: 'Close' },
  move: { id: 'Pindahkan tombol ini ke sudut lain', en: 'Move this button to another corner' },
  /** Description of the badge on screens where it can be moved. */
  moveHint: { id: 'Tombol panah menggesernya.', en: 'Arrow keys move it.' },
});
