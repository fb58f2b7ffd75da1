import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const careersWords = words({
  title: { id: 'Karier', en: 'Careers' },
  metaTitle: { id: 'Karier dan lowongan kerja', en: 'Careers and vacancies' },
  description: {
    id: `Bekerja di ${company.name}: bidang pekerjaan, yang kami janjikan kepada pelamar, keselamatan dan pelatihan, serta cara melamar tanpa biaya.`,
    en: `Working at ${company.name}: fields of work, what applicants can rely on, safety and training, and how to apply free of charge.`,
  },
  lead: {
    id: `Lebih dari ${company.figures.professionals} orang menjalankan kilang ini. Kami mencari rekan yang teliti, jujur, dan mau saling menjaga.`,
    en: `More than ${company.figures.professionals} people run this refinery. We look for colleagues who are careful and honest, and who look after each other.`,
  },

  openTitle: { id: 'Lowongan', en: 'Vacancies' },
  openNone: { id: 'Saat ini tidak ada lowongan yang dibuka.', en: 'There are no vacancies at the moment.' },
  openText: {
    id: 'Lowongan baru diumumkan di halaman ini dan di dinas tenaga kerja setempat. Tanpa lowongan pun Anda boleh mengirim riwayat hidup melalui formulir kontak. Kami membacanya, tetapi belum tentu ada pekerjaan yang cocok.',
    en: 'New ones are announced on this page and at the local manpower office. You may send your CV through the contact form at any time. We read it, but we may have no job that suits you.',
  },
  howTitle: { id: 'Cara melamar', en: 'How to apply' },
  howRead: {
    id: 'Baca pengumumannya: jabatan, syarat, dan batas waktu.',
    en: 'Read the announcement: the job, what it asks for and the closing date.',
  },
  howSend: {
    id: 'Kirim riwayat hidup melalui formulir kontak dengan subjek “Peluang karier”. Sebutkan nama lowongannya.',
    en: 'Send your CV through the contact form with the subject “Career opportunities”. Name the vacancy.',
  },
  howSelect: {
    id: 'Bila terpilih, Anda diundang ke tes dan wawancara melalui telepon atau email dari alamat kami. Tidak ada biaya pada tahap mana pun.',
    en: 'If you are selected, we invite you to tests and an interview by phone or from our own email address. No stage costs anything.',
  },

  fieldsTitle: { id: 'Bidang pekerjaan', en: 'Fields of work' },
  fieldsText: {
    id: 'Sebagian besar pekerjaan ada di kilang di Kabupaten Mempawah, sebagian kecil di kantor pusat di Jakarta.',
    en: 'Most of the work is at the refinery in Mempawah Regency, a smaller part at the head office in Jakarta.',
  },
  operations: { id: 'Operasi', en: 'Operations' },
  operationsText: {
    id: 'Menjalankan penggilingan, pelarutan, presipitasi, kalsinasi, dan pembangkit, siang dan malam.',
    en: 'Running the mills, digestion, precipitation, calcination and the power plant, day and night.',
  },
  maintenance: { id: 'Perawatan', en: 'Maintenance' },
  maintenanceText: {
    id: 'Merawat pompa, bejana, kelistrikan, dan instrumen sebelum semuanya perlu diperbaiki.',
    en: 'Looking after pumps, vessels, electrical equipment and instruments before they need repair.',
  },
  engineering: { id: 'Rekayasa dan proyek', en: 'Engineering and projects' },
  engineeringText: {
    id: 'Merancang, membangun, dan memperbaiki unit proses bersama orang yang mengoperasikannya.',
    en: 'Designing, building and improving process units together with the people who operate them.',
  },
  laboratory: { id: 'Laboratorium', en: 'Laboratory' },
  laboratoryText: {
    id: 'Mengukur mutu bauksit, larutan, dan alumina. Angka dicatat apa adanya.',
    en: 'Measuring the quality of bauxite, liquor and alumina. Figures are recorded as they are read.',
  },
  safety: { id: 'Keselamatan dan lingkungan', en: 'Safety and environment' },
  safetyText: {
    id: 'Menjaga orang, air, udara, dan lahan di dalam maupun di sekitar kilang.',
    en: 'Protecting people, water, air and land, inside the refinery and around it.',
  },
  support: { id: 'Pendukung', en: 'Support' },
  supportText: {
    id: 'Niaga, logistik, pengadaan, keuangan, sumber daya manusia, hukum, dan pengembangan masyarakat.',
    en: 'Sales, logistics, procurement, finance, human resources, legal affairs and community development.',
  },

  promisesTitle: { id: 'Kepastian bagi pelamar', en: 'What applicants can rely on' },
  promisesText: {
    id: 'Pernah beredar surat panggilan palsu atas nama kami. Karena itu aturannya kami tulis di sini.',
    en: 'Forged interview letters have been sent in our name. That is why the rules are written here.',
  },
  free: { id: 'Tanpa biaya', en: 'Free of charge' },
  freeText: {
    id: 'Seluruh tahap penerimaan karyawan tidak dipungut biaya. Siapa pun yang meminta uang tidak mewakili kami.',
    en: 'Applying costs nothing, at any stage. Anyone who asks for money does not act for us.',
  },
  direct: { id: 'Tanpa perantara', en: 'No agents' },
  directText: {
    id: 'Kami tidak bekerja sama dengan agen atau biro perjalanan mana pun untuk seleksi.',
    en: 'We work with no agents and no travel agencies in our selection.',
  },
  announced: { id: 'Diumumkan di dua tempat', en: 'Announced in two places' },
  announcedText: {
    id: 'Lowongan hanya diumumkan di situs ini dan di dinas tenaga kerja setempat.',
    en: 'Vacancies appear on this site and at the local manpower office, nowhere else.',
  },
  private: { id: 'Rahasia tetap rahasia', en: 'Secrets stay secret' },
  privateText: {
    id: 'Pewawancara tidak pernah meminta kata sandi, kode verifikasi, atau foto kartu bank.',
    en: 'Interviewers never ask for passwords, verification codes or pictures of bank cards.',
  },
  equal: { id: 'Kesempatan yang sama', en: 'Equal treatment' },
  equalText: {
    id: 'Dalam penerimaan, upah, dan kenaikan jabatan, kami tidak membedakan orang menurut suku, agama, jenis kelamin, umur, disabilitas, atau pilihan politik.',
    en: 'In hiring, pay and promotion we do not discriminate by ethnic group, religion, sex, age, disability or politics.',
  },
  purpose: { id: 'Data hanya untuk lamaran', en: 'Data for your application only' },
  purposeText: {
    id: 'Data pribadi Anda hanya kami pakai untuk tujuan yang kami sampaikan kepada Anda.',
    en: 'Your personal data are used only for the purpose that we told you about.',
  },

  workTitle: { id: 'Bekerja dengan aman, terus belajar', en: 'Working safely, learning all the time' },
  stopText: {
    id: 'Setiap orang berhak menghentikan pekerjaan yang tidak aman, dan hak itu benar-benar dipakai.',
    en: 'Everyone may stop a job that is not safe, and that right is used.',
  },
  learnText: {
    id: 'Operator berlatih di simulator sebelum bekerja di unit yang sebenarnya.',
    en: 'Operators train in a simulator before they work on the real units.',
  },
  youngText: {
    id: 'Beasiswa, kelas vokasi, dan magang membuka jalan bagi anak muda setempat untuk menjadi teknisi.',
    en: 'Scholarships, vocational classes and apprenticeships open the way for local young people to become technicians.',
  },
  speakText: {
    id: 'Karyawan bebas berserikat, dan siapa pun dapat melapor secara rahasia melalui saluran BAIK.',
    en: 'Employees are free to organize, and anyone can report in confidence through the BAIK channel.',
  },
  conduct: { id: 'Baca Kode Etik kami', en: 'Read our Code of Conduct' },

  applyTitle: { id: 'Lamar atau bertanya', en: 'Apply or ask' },
  applyText: {
    id: 'Tulis kepada kami dengan subjek “Peluang karier” dan lampirkan riwayat hidup. Ragu akan keaslian sebuah panggilan? Tanyakan melalui formulir yang sama.',
    en: 'Write to us with the subject “Career opportunities” and attach your CV. In doubt whether an invitation is genuine? Ask through the same form.',
  },
  apply: { id: 'Tulis kepada kami', en: 'Write to us' },
});
