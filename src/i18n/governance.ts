import { site } from '../site.ts';
import { words } from './words.ts';

export const governanceWords = words({
  title: { id: 'Tata Kelola', en: 'Governance' },
  description: {
    id: `Lima asas tata kelola ${site.name}, piagam dewan, pengendalian gratifikasi, kode etik, dan standar etika perusahaan.`,
    en: `Five principles of governance at ${site.name}, the board charters, gratification control, code of conduct and ethics standard.`,
  },
  lead: {
    id: 'Kepercayaan tidak diminta, melainkan dibuktikan. Karena itu asas kami tertulis dan dapat diperiksa siapa saja.',
    en: 'Trust is not asked for, it is earned. That is why our principles are written down and anybody can check them.',
  },

  principlesTitle: { id: 'Lima asas yang kami pegang', en: 'Five principles that we hold to' },
  transparency: { id: 'Transparansi', en: 'Transparency' },
  transparencyText: {
    id: 'Informasi yang penting bagi pemangku kepentingan kami sampaikan tepat waktu, jelas, dan dapat dibandingkan.',
    en: 'What matters to our stakeholders we publish in time, in plain words and in a form that can be compared.',
  },
  accountability: { id: 'Akuntabilitas', en: 'Accountability' },
  accountabilityText: {
    id: 'Fungsi, wewenang, dan tanggung jawab setiap organ perusahaan jelas, sehingga setiap keputusan ada pemiliknya.',
    en: 'The duties and powers of every body in the company are defined, so that each decision has an owner.',
  },
  responsibility: { id: 'Pertanggungjawaban', en: 'Responsibility' },
  responsibilityText: {
    id: 'Kami mematuhi peraturan dan memikul tanggung jawab terhadap karyawan, warga sekitar, dan lingkungan.',
    en: 'We obey the law and carry our share of responsibility for employees, neighbours and nature.',
  },
  independence: { id: 'Kemandirian', en: 'Independence' },
  independenceText: {
    id: 'Perusahaan dikelola secara profesional, bebas dari benturan kepentingan dan tekanan pihak mana pun.',
    en: 'The company is run professionally, free of conflicts of interest and of pressure from any side.',
  },
  fairness: { id: 'Kewajaran', en: 'Fairness' },
  fairnessText: {
    id: 'Hak pemegang saham, mitra, dan karyawan kami perlakukan secara setara menurut perjanjian dan hukum.',
    en: 'Shareholders, partners and employees are treated as equals under contract and law.',
  },

  documentsTitle: { id: 'Dokumen yang mengikat kami', en: 'The documents that bind us' },
  documentsText: {
    id: 'Setiap insan perusahaan menandatanganinya setiap tahun. Dokumen yang belum dipasang di sini kami kirimkan atas permintaan.',
    en: 'Everyone in the company signs them every year. Those that are not posted here yet we send on request.',
  },
  documentsLoading: { id: 'Memuat dokumen…', en: 'Loading documents…' },
  gratification: { id: 'Pengendalian Gratifikasi', en: 'Gratification Control' },
  gratificationText: {
    id: 'Apa yang boleh diterima, apa yang wajib ditolak, dan cara melaporkannya.',
    en: 'What may be accepted, what has to be refused and how to report it.',
  },
  commissionersCharter: { id: 'Piagam Dewan Komisaris', en: 'Board of Commissioners Charter' },
  commissionersCharterText: {
    id: 'Tugas pengawasan, susunan, rapat, dan komite dewan komisaris.',
    en: 'The duties of supervision, composition, meetings and committees of the commissioners.',
  },
  directorsCharter: { id: 'Piagam Direksi', en: 'Board of Directors Charter' },
  directorsCharterText: {
    id: 'Tugas, wewenang, pembagian bidang, dan tata cara pengambilan keputusan direksi.',
    en: 'The duties, powers, portfolios and decision making of the directors.',
  },
  codeOfConduct: { id: 'Kode Etik', en: 'Code of Conduct' },
  codeOfConductText: {
    id: 'Perilaku yang kami harapkan dari setiap orang yang bekerja untuk dan bersama kami.',
    en: 'The behaviour that we expect from everyone who works for us and with us.',
  },
  ethicsStandard: { id: 'Standar Etika Perusahaan', en: 'Company Ethics Standard' },
  ethicsStandardText: {
    id: 'Ukuran etika dalam hubungan usaha, pengadaan, data, dan media.',
    en: 'The ethical measure for business relations, procurement, data and media.',
  },
  size: { id: 'PDF, {size}', en: 'PDF, {size}' },
  sizeAndPages: {
    id: 'PDF, {size}, {pages, number} halaman',
    en: 'PDF, {size}, {pages, plural, one {# page} other {# pages}}',
  },
  download: { id: 'Unduh', en: 'Download' },
  onRequest: { id: 'Tersedia atas permintaan', en: 'Available on request' },
  requestSubject: { id: 'Permintaan dokumen: {title}', en: 'Document request: {title}' },

  actionTitle: { id: 'Siapa bertanggung jawab atas apa', en: 'Who answers for what' },
  actionText: {
    id: 'Struktur organisasi menunjukkan organ perusahaan, bidang, dan garis pelaporannya.',
    en: 'The organization structure shows the bodies of the company, its divisions and their reporting lines.',
  },
  action: { id: 'Lihat struktur organisasi', en: 'See the organization structure' },
});
