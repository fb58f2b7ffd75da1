import { site } from '../site.ts';
import { words } from './words.ts';

export const governanceWords = words({
  title: { id: 'Tata Kelola', en: 'Governance' },
  description: {
    id: `Lima asas tata kelola ${site.name}, piagam dewan, pengendalian gratifikasi, kode etik, dan standar etika perusahaan.`,
    en: `Five principles of governance at ${site.name}, the board charters, gratification control, code of conduct and ethics standard.`,
  },
  lead: {
    id: 'Kami bekerja menurut lima asas: transparansi, akuntabilitas, pertanggungjawaban, kemandirian, dan kewajaran. Asas itu tertulis dalam piagam dewan, pedoman pengendalian gratifikasi, dan kode etik yang ditandatangani setiap insan perusahaan. Dugaan pelanggaran dapat dilaporkan siapa saja, tanpa nama bila perlu, melalui saluran Budaya BAIK.',
    en: 'We work by five principles: transparency, accountability, responsibility, independence and fairness. They are written down in the board charters, the rules on gratification and the code of conduct that everyone in the company signs. Anybody can report a suspected breach, without a name if need be, through the BAIK culture channel.',
  },
});
