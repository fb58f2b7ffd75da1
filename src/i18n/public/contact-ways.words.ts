import { words } from '../site/words.ts';

export const contactWaysWords = words({
  title: { id: 'Keluhan, keadaan darurat, kunjungan', en: 'Complaints, emergencies, visits' },

  complaint: { id: 'Debu, bau, bising? Sampaikan keluhan', en: 'Dust, smell, noise? Make a complaint' },
  complaintText: {
    id: 'Tulis di mana, kapan, dan apa yang Anda alami; foto membantu. Kami menjawab pada hari kerja, memeriksa di lapangan, lalu memberi tahu hasilnya. Anda juga boleh menelepon kilang.',
    en: 'Say where, when and what happened; a photo helps. We answer on a working day, look into it on the spot and tell you the result. You may also telephone the refinery.',
  },
  complain: { id: 'Tulis keluhan', en: 'Write a complaint' },

  unnamed: { id: 'Tanpa nama', en: 'Without your name' },
  unnamedText: {
    id: 'Suap, kecurangan, bahaya, atau pencemaran dapat dilaporkan melalui saluran BAIK, juga oleh warga. Nama tidak perlu ditulis.',
    en: 'Bribes, fraud, danger or pollution can be reported through the BAIK channel, by neighbors too. You do not have to give your name.',
  },
  report: { id: 'Buka saluran BAIK', en: 'Open the BAIK channel' },

  emergency: { id: 'Kontak darurat', en: 'Emergency contact' },
  emergencyText: {
    id: 'Kecelakaan, kebakaran, atau tumpahan di sekitar kilang: telepon nomor darurat 112, lalu kilang di nomor ini, siang dan malam.',
    en: 'An accident, a fire or a spill near the refinery: call the emergency number 112, then the refinery, day and night.',
  },

  visit: { id: 'Kunjungan', en: 'Visits' },
  visitText: {
    id: 'Kelas, kelompok, dan tamu datang dengan janji, setidaknya satu minggu sebelumnya.',
    en: 'Classes, groups and guests come by appointment, made at least a week ahead.',
  },
  visitHours: { id: 'Jam kunjungan dan ketentuan', en: 'Visiting hours and conditions' },
  arrange: { id: 'Buat janji', en: 'Make an appointment' },
});
