import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const directionsWords = words({
  title: { id: 'Lokasi dan Petunjuk Arah', en: 'Map and Directions' },
  description: {
    id: `Peta, petunjuk arah, alamat, dan telepon kilang ${company.name} di Kabupaten Mempawah serta kantor pusat di Jakarta.`,
    en: `Map, directions, addresses and telephone numbers of the ${company.name} refinery in Mempawah Regency and the head office in Jakarta.`,
  },
  lead: {
    id: 'Kilang berada di pesisir Kalimantan Barat, sedikit di utara garis khatulistiwa, di antara Pontianak dan Singkawang.',
    en: 'The refinery is on the coast of West Kalimantan, slightly north of the equator, between Pontianak and Singkawang.',
  },
  refinery: { id: 'Kilang', en: 'Refinery' },
  headOffice: { id: 'Kantor pusat', en: 'Head office' },
  address: { id: 'Alamat', en: 'Addresses' },
  telephone: { id: 'Telepon', en: 'Telephone' },

  map: { id: 'Peta pesisir Kalimantan Barat', en: 'Map of the coast of West Kalimantan' },
  mapText: {
    id: 'Peta dari Pontianak di selatan sampai Singkawang di utara, dengan Laut Natuna di barat. Jalan pesisir dari Bandara Supadio melewati Pontianak, Sungai Pinyuh, dan Mempawah, sampai di kilang di Sungai Kunyit, lalu terus ke Singkawang. Dari Sungai Pinyuh sebuah jalan menuju Toho di pedalaman. Pelabuhan Kijing berada tepat di utara kilang, dan garis khatulistiwa melewati Pontianak.',
    en: 'The map reaches from Pontianak in the south to Singkawang in the north, with the Natuna Sea in the west. The coast road leads from Supadio Airport through Pontianak, Sungai Pinyuh and Mempawah to the refinery at Sungai Kunyit, and on to Singkawang. From Sungai Pinyuh a road leads to Toho in the interior. Kijing Port is just north of the refinery, and the equator passes through Pontianak.',
  },
  mapNote: { id: 'Disederhanakan. Utara di atas.', en: 'Simplified. North is at the top.' },
  sea: { id: 'Laut Natuna', en: 'Natuna Sea' },
  equator: { id: 'Khatulistiwa 0°', en: 'Equator 0°' },
  airport: { id: 'Bandara Supadio', en: 'Supadio Airport' },
  port: { id: 'Pelabuhan Kijing', en: 'Kijing Port' },
  scale: { id: '20 km', en: '20 km' },

  directions: { id: 'Menuju kilang', en: 'Getting to the refinery' },
  fromAirport: { id: 'Dari Bandara Supadio', en: 'From Supadio Airport' },
  fromAirportText: {
    id: 'Lewat Pontianak dan jalan pesisir ke utara melalui Sungai Pinyuh dan Mempawah, sekitar 100 km. Perkirakan tiga jam karena jalan di kota sering padat.',
    en: 'Through Pontianak and north on the coast road by way of Sungai Pinyuh and Mempawah, about 100 km. Allow three hours, because city traffic is often heavy.',
  },
  fromSingkawang: { id: 'Dari Singkawang', en: 'From Singkawang' },
  fromSingkawangText: {
    id: 'Jalan pesisir ke selatan, sekitar 55 km, satu setengah jam.',
    en: 'South on the coast road, about 55 km, one and a half hours.',
  },
  fromMempawah: { id: 'Dari Mempawah', en: 'From Mempawah' },
  fromMempawahText: {
    id: 'Jalan pesisir ke utara, sekitar 20 km. Pintu masuk kilang berada di Desa Bukit Batu.',
    en: 'North on the coast road, about 20 km. The gate of the refinery is in the village of Bukit Batu.',
  },
  visits: { id: 'Kunjungan ke kilang', en: 'Visits to the refinery' },
  visitsText: {
    id: 'Kunjungan sekolah, kampus, dan kelompok warga kami terima dengan janji, tanpa biaya.',
    en: 'Schools, universities and community groups may visit us by appointment, free of charge.',
  },
  visitHours: { id: 'Jam kunjungan', en: 'Visiting hours' },
  visitHoursText: {
    id: 'Selasa dan Kamis, pukul 09.00–11.30 WIB; tidak pada hari libur.',
    en: 'Tuesdays and Thursdays, 9:00 to 11:30 a.m. Western Indonesian Time; not on public holidays.',
  },
  visitGroup: { id: 'Peserta', en: 'Visitors' },
  visitGroupText: {
    id: 'Paling banyak 40 orang, dari kelas SMP ke atas. Setiap kelas didampingi guru.',
    en: 'At most 40 people; classes from junior high school up, each with a teacher.',
  },
  visitDate: { id: 'Janji', en: 'Appointment' },
  visitDateText: {
    id: 'Tulis setidaknya satu minggu sebelumnya: hari yang Anda inginkan, jumlah peserta, dan umur mereka. Kami menjawab pada hari kerja.',
    en: 'Write at least a week ahead: the day you would like, how many people come, and their ages. We answer on a working day.',
  },
  visitBring: { id: 'Yang dibawa', en: 'What to bring' },
  visitBringText: {
    id: 'Kartu identitas dan sepatu tertutup. Helm, kacamata, dan rompi kami sediakan di pintu masuk.',
    en: 'An identity card and closed shoes. Helmet, glasses and vest are provided at the gate.',
  },
  nextTitle: { id: 'Buat janji kunjungan', en: 'Arrange a visit' },
  nextAction: { id: 'Tulis kepada kami', en: 'Write to us' },
});
