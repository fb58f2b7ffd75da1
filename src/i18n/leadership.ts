import { site } from '../site.ts';
import { words } from './words.ts';

export const leadershipWords = words({
  title: { id: 'Direksi dan Komisaris', en: 'Board of Directors and Commissioners' },
  metaTitle: { id: 'Direksi dan Komisaris', en: 'Board of Directors' },
  description: {
    id: `Dewan komisaris dan direksi ${site.name}: siapa yang mengawasi, siapa yang memimpin, dan jabatan masing-masing.`,
    en: `The commissioners and directors of ${site.name}: who supervises, who leads and what each of them answers for.`,
  },
  lead: {
    id: 'Dewan komisaris mengawasi kebijakan perusahaan dan memberi nasihat kepada direksi. Direksi memimpin kegiatan sehari-hari: kilang, proyek, niaga, dan dukungan bisnis. Keduanya bekerja menurut piagam yang terbuka untuk dibaca pada halaman tata kelola.',
    en: 'The board of commissioners supervises the policy of the company and advises the directors. The board of directors leads the daily work: refinery, projects, sales and business support. Both act under charters that anyone can read on the governance page.',
  },
});
