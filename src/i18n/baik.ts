import { site } from '../site.ts';
import { words } from './words.ts';

export const baikWords = words({
  title: { id: 'Budaya BAIK', en: 'BAIK Culture' },
  description: {
    id: `Laporkan dugaan pelanggaran di ${site.name} secara rahasia, tanpa nama bila Anda menghendaki, lewat saluran Budaya BAIK.`,
    en: `Report suspected misconduct at ${site.name} in confidence, without your name if you wish, through the BAIK channel.`,
  },
  lead: {
    id: 'Budaya BAIK adalah janji kami untuk bekerja jujur, dan saluran bagi siapa pun yang melihat sebaliknya. Laporan Anda dirahasiakan dan boleh dikirim tanpa nama. Tim yang menanganinya terpisah dari bagian yang dilaporkan, dan pelapor beriktikad baik dilindungi dari pembalasan.',
    en: 'BAIK culture is our promise to work honestly, and the channel for anybody who sees otherwise. Your report is kept confidential and may be sent without a name. The team that handles it is separate from the part of the company concerned, and those who report in good faith are protected from retaliation.',
  },
  write: { id: 'Kirim laporan lewat surel', en: 'Send a report by email' },
});
