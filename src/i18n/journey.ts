import { site } from '../site.ts';
import { words } from './words.ts';

export const journeyWords = words({
  title: { id: 'Jejak Langkah', en: 'Our Journey' },
  description: {
    id: `Tonggak ${site.name} dari studi kelayakan 2014, konstruksi, kalsinasi pertama pada 2024, hingga operasi uji coba.`,
    en: `Milestones of ${site.name}: the 2014 feasibility study, construction, first calcination in 2024 and trial operation.`,
  },
  lead: {
    id: 'Pada 2014 kilang ini masih berupa gagasan: mengolah bauksit di tempat ia ditambang, alih-alih mengirimnya sebagai bijih. Sepuluh tahun berikutnya berisi studi, perizinan, pemancangan di tanah pesisir, dan konstruksi yang sempat tertahan pandemi. Pada 2024 kalsiner pertama menyala, dan sejak 2025 alumina dari Mempawah berlayar ke pelebur dalam negeri.',
    en: 'In 2014 the refinery was still an idea: to refine bauxite where it is mined instead of shipping it as ore. The ten years that followed were studies, permits, piling in coastal ground, and a construction that the pandemic held up. In 2024 the first calciner was lit, and since 2025 alumina from Mempawah has sailed to domestic smelters.',
  },
});
