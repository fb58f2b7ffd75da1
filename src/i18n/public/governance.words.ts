import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const governanceWords = words({
  title: { id: 'Tata Kelola', en: 'Governance' },
  description: {
    id: `Lima asas tata kelola ${company.name}, piagam dewan, pengendalian gratifikasi, kode etik, dan standar etika perusahaan.`,
    en: `Five principles of governance at ${company.name}, the board charters, gratification control, code of conduct and ethics standard.`,
  },
  lead: {
    id: 'Kepercayaan tidak diminta, melainkan dibuktikan. Karena itu asas kami tertulis dan dapat diperiksa siapa saja.',
    en: 'Trust is not asked for, it is earned. That is why our principles are in writing and open for anyone to check.',
  },

  principlesTitle: { id: 'Lima asas yang kami pegang', en: 'Five principles we uphold' },
  transparency: { id: 'Transparansi', en: 'Transparency' },
  transparencyText: {
    id: 'Informasi yang penting bagi pemangku kepentingan kami sampaikan tepat waktu, jelas, dan dapat dibandingkan.',
    en: 'We publish what matters to our stakeholders on time, in plain words and in a comparable form.',
  },
  accountability: { id: 'Akuntabilitas', en: 'Accountability' },
  accountabilityText: {
    id: 'Fungsi, wewenang, dan tanggung jawab setiap organ perusahaan jelas, sehingga setiap keputusan ada pemiliknya.',
    en: 'The duties and powers of every body in the company are defined, so that each decision has an owner.',
  },
  responsibility: { id: 'Pertanggung\u00adjawaban', en: 'Responsibility' },
  responsibilityText: {
    id: 'Kami mematuhi peraturan dan memikul tanggung jawab terhadap karyawan, warga sekitar, dan lingkungan.',
    en: 'We comply with the law and take responsibility for our employees, neighbors and the environment.',
  },
  independence: { id: 'Kemandirian', en: 'Independence' },
  independenceText: {
    id: 'Perusahaan dikelola secara profesional, bebas dari benturan kepentingan dan tekanan pihak mana pun.',
    en: 'The company is run professionally, free of conflicts of interest and of outside pressure.',
  },
  fairness: { id: 'Kewajaran', en: 'Fairness' },
  fairnessText: {
    id: 'Pemegang saham, mitra, dan karyawan kami perlakukan secara setara sesuai perjanjian dan hukum.',
    en: 'We treat shareholders, partners and employees equally, as contract and law require.',
  },

  documentsTitle: { id: 'Dokumen yang mengikat kami', en: 'The documents that bind us' },
  documentsText: {
    id: 'Setiap insan perusahaan menandatanganinya setiap tahun. Dokumen yang belum dimuat di sini kami kirimkan atas permintaan.',
    en: 'Everyone in the company signs them every year. Documents not yet published here are available on request.',
  },
  documentsLoading: { id: 'Memuat dokumen…', en: 'Loading documents…' },
  gratification: { id: 'Pengendalian Gratifikasi', en: 'Gratification Control' },
  gratificationText: {
    id: 'Apa yang boleh diterima, apa yang wajib ditolak, dan cara melaporkannya.',
    en: 'What may be accepted, what must be refused and how to report it.',
  },
  commissionersCharter: { id: 'Piagam Dewan Komisaris', en: 'Board of Commissioners Charter' },
  commissionersCharterText: {
    id: 'Tugas pengawasan, susunan, rapat, dan komite dewan komisaris.',
    en: 'The supervisory duties, composition, meetings and committees of the board of commissioners.',
  },
  directorsCharter: { id: 'Piagam Direksi', en: 'Board of Directors Charter' },
  directorsCharterText: {
    id: 'Tugas, wewenang, pembagian bidang, dan tata cara pengambilan keputusan direksi.',
    en: 'The duties, powers, portfolios and decision-making of the board of directors.',
  },
  codeOfConduct: { id: 'Kode Etik', en: 'Code of Conduct' },
  codeOfConductText: {
    id: 'Perilaku yang kami harapkan dari setiap orang yang bekerja untuk dan bersama kami.',
    en: 'The conduct we expect of everyone who works for us and with us.',
  },
  ethicsStandard: { id: 'Standar Etika Perusahaan', en: 'Company Ethics Standard' },
  ethicsStandardText: {
    id: 'Standar etika dalam hubungan usaha, pengadaan, data, dan media.',
    en: 'Ethical standards for business relations, procurement, data and media.',
  },
  size: { id: 'PDF, {size}', en: 'PDF, {size}' },
  sizeAndPages: {
    id: 'PDF, {size}, {pages, number} halaman',
    en: 'PDF, {size}, {pages, plural, one {# page} other {# pages}}',
  },
  download: { id: 'Unduh', en: 'Download' },
  readOnline: { id: 'Baca daring', en: 'Read online' },
  policyContents: { id: 'Isi', en: 'Contents' },
  control: { id: 'Lembar kendali', en: 'Document control' },
  article: { id: 'Pasal {number}. {title}', en: 'Article {number}. {title}' },
  toFillIn: { id: 'diisi', en: 'to be filled in' },
  downloadPdf: { id: 'Unduh PDF', en: 'Download PDF' },
  otherPolicies: { id: 'Kebijakan lain', en: 'Other policies' },
  onRequest: { id: 'Tersedia atas permintaan', en: 'Available on request' },
  requestSubject: { id: 'Permintaan dokumen: {title}', en: 'Document request: {title}' },

  actionTitle: { id: 'Siapa bertanggung jawab atas apa', en: 'Who is responsible for what' },
  actionText: {
    id: 'Struktur organisasi menunjukkan organ perusahaan, bidang, dan garis pelaporannya.',
    en: 'The organization structure shows the bodies of the company, its divisions and their reporting lines.',
  },
  action: { id: 'Lihat struktur organisasi', en: 'See the organization structure' },
});
