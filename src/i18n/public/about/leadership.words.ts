import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const leadershipWords = words({
  title: { id: 'Direksi dan Komisaris', en: 'Board of Directors and Commissioners' },
  metaTitle: { id: 'Direksi dan Komisaris', en: 'Board of Directors' },
  crumb: { id: 'Kepemimpinan', en: 'Leadership' },
  description: {
    id: `Dewan komisaris dan direksi ${company.name}: siapa yang mengawasi, siapa yang memimpin, dan jabatan masing-masing.`,
    en: `The commissioners and directors of ${company.name}: who supervises, who leads and what each is responsible for.`,
  },
  lead: {
    id: 'Dewan komisaris mengawasi dan memberi nasihat. Direksi memimpin kilang, proyek, dan niaga dari hari ke hari. Keduanya bekerja menurut piagam yang tertulis.',
    en: 'The board of commissioners supervises and advises. The board of directors runs the refinery, its projects and sales from day to day. Both work under written charters.',
  },
  illustrations: {
    id: 'Potret di halaman ini adalah ilustrasi dari Notionists karya Zoish (CC0 1.0).',
    en: 'The portraits on this page are illustrations from Notionists by Zoish (CC0 1.0).',
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
  nobody: {
    id: 'Susunan anggota akan diumumkan di halaman ini.',
    en: 'The members will be announced on this page.',
  },
  unavailable: {
    id: 'Susunan anggota tidak dapat ditampilkan saat ini. Silakan muat ulang beberapa saat lagi.',
    en: 'The members cannot be shown right now. Please load the page again in a moment.',
  },
  actionTitle: { id: 'Ingin berbicara dengan kami?', en: 'Would you like to talk to us?' },
  actionText: {
    id: 'Undangan, permohonan wawancara, dan surat untuk komisaris maupun direksi kami terima melalui satu pintu.',
    en: 'Invitations, interview requests and letters to the boards all reach us at one address.',
  },
  action: { id: 'Hubungi kami', en: 'Contact us' },
});
