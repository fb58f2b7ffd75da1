import { company } from '../../company.ts';
import { words } from '../site/words.ts';

/** The items of article 21 of Law 27/2022, shown before a form is sent. */
export const privacyNoticeWords = words({
  title: { id: 'Apa yang terjadi dengan data Anda', en: 'What happens with your data' },
  version: { id: 'Versi {version}', en: 'Version {version}' },
  basis: { id: 'Dasar pemrosesan', en: 'Legal basis' },
  purpose: { id: 'Tujuan', en: 'Purpose' },
  kinds: { id: 'Jenis data dan alasannya', en: 'Kinds of data, and why' },
  retention: { id: 'Jangka waktu penyimpanan', en: 'How long it is kept' },
  collected: { id: 'Rincian data yang dikumpulkan', en: 'What exactly is collected' },
  processing: { id: 'Jangka waktu pemrosesan', en: 'How long it is used' },
  rights: { id: 'Hak Anda', en: 'Your rights' },
  rightsText: {
    id: 'Anda dapat mengakses, menyalin, memperbaiki, membatasi, dan menghapus data Anda, serta menarik persetujuan.',
    en: 'You can see, copy, correct, restrict and erase your data, and withdraw your consent.',
  },
  requestLink: { id: 'Ajukan permintaan data pribadi', en: 'Make a personal data request' },

  contact_basis: {
    id: 'Persetujuan Anda, yang Anda berikan dengan mengirim formulir ini.',
    en: 'Your consent, which you give by sending this form.',
  },
  contact_purpose: { id: 'Menjawab pesan Anda.', en: 'To answer your message.' },
  contact_kinds: {
    id: 'Nama dan alamat email, agar kami dapat menjawab; isi pesan; nomor telepon dan lampiran hanya bila Anda memberikannya.',
    en: 'Name and email address, so that we can answer; your message; telephone number and attachments only if you give them.',
  },
  contact_retention: {
    id: '{closed} sejak pesan dijawab atau ditutup, lalu dihapus otomatis. Pesan yang ditandai sebagai spam dihapus setelah {spam}. Salinan cadangan dihapus setelah 35 hari, asal ada yang lebih baru.',
    en: '{closed} after the message was answered or closed, then it is erased automatically. Messages marked as spam are erased after {spam}. Backups are deleted after 35 days, once there is a newer one.',
  },
  contact_collected: {
    id: 'Yang Anda isi, waktu pengiriman, bahasa halaman, dan versi pemberitahuan ini. Alamat jaringan (IP) Anda tidak disimpan.',
    en: 'What you enter, the time of sending, the language of the page and the version of this notice. Your network (IP) address is not stored.',
  },
  contact_processing: {
    id: 'Sejak pesan terkirim sampai dijawab atau ditutup.',
    en: 'From the time of sending until the message is answered or closed.',
  },

  report_basis: {
    id: 'Hukum mewajibkan kami memeriksa laporan tentang pelanggaran.',
    en: 'Our legal duty to examine suspected misconduct.',
  },
  report_purpose: {
    id: 'Memeriksa laporan Anda dan menjawab Anda lewat kotak pesan.',
    en: 'To examine your report and to answer you in its mailbox.',
  },
  report_kinds: {
    id: 'Isi laporan dan berkas, supaya laporan bisa diperiksa. Nama dan kontak hanya kalau Anda menulisnya.',
    en: 'Your report and files, so that it can be examined. Name and contact only if you give them.',
  },
  report_retention: {
    id: '{proven} setelah laporan yang terbukti ditutup. {unproven} kalau tidak terbukti. {other} kalau bukan urusan saluran ini. Lalu laporan dihapus otomatis, kecuali masih dibutuhkan untuk perkara hukum. Salinan cadangan dihapus setelah 35 hari, asal ada yang lebih baru.',
    en: '{proven} after a report that was confirmed is closed. {unproven} if it was not confirmed. {other} if it was no matter for this channel. Then it is erased automatically, unless legal proceedings still need it. Backups are deleted after 35 days, once there is a newer one.',
  },
  report_collected: {
    id: 'Yang Anda tulis, tanggal kirim tanpa jam, bahasa halaman, dan versi teks ini. Alamat internet (IP) Anda tidak disimpan.',
    en: 'What you enter, the day of sending without the time, the language of the page and the version of this notice. Your network (IP) address is not stored.',
  },
  report_processing: {
    id: 'Sejak laporan terkirim sampai ditutup.',
    en: 'From the time of sending until the report is closed.',
  },
  report_rights: {
    id: 'Di kotak pesan laporan, Anda bisa menambah atau memperbaiki keterangan dan meminta laporan dihapus.',
    en: 'In the mailbox of your report you can add to it, correct it and ask for its erasure.',
  },

  dataRequest_basis: {
    id: 'Kewajiban hukum kami untuk menjawab permintaan Anda (UU Nomor 27 Tahun 2022).',
    en: 'Our legal duty to answer your request (Indonesian Law No. 27 of 2022).',
  },
  dataRequest_purpose: {
    id: 'Memastikan bahwa permintaan berasal dari pemilik alamat email, lalu menjawabnya.',
    en: 'To make sure that the request comes from the owner of the email address, and to answer it.',
  },
  dataRequest_kinds: {
    id: 'Alamat email, untuk menemukan data Anda; nama dan penjelasan hanya bila Anda memberikannya.',
    en: 'Your email address, to find your data; name and explanation only if you give them.',
  },
  dataRequest_retention: {
    id: '{closed} sejak permintaan selesai, sebagai bukti. Permintaan yang tidak dikonfirmasi dihapus setelah {unconfirmed}. Salinan cadangan dihapus setelah 35 hari, asal ada yang lebih baru.',
    en: '{closed} after the request was closed, as evidence. Requests that are not confirmed are erased after {unconfirmed}. Backups are deleted after 35 days, once there is a newer one.',
  },
  dataRequest_collected: {
    id: 'Yang Anda isi, waktu pengiriman, bahasa halaman, versi pemberitahuan ini, dan langkah penanganannya.',
    en: 'What you enter, the time of sending, the language of the page, the version of this notice and the steps of its handling.',
  },
  dataRequest_processing: {
    id: `Sejak permintaan terkirim sampai ${company.shortName} menjawabnya.`,
    en: `From the time of sending until ${company.shortName} has answered it.`,
  },
});

/** Periods in running text, such as "24 months". */
export const periodWords = words({
  days: { id: '{count, number} hari', en: '{count, plural, one {# day} other {# days}}' },
  months: { id: '{count, number} bulan', en: '{count, plural, one {# month} other {# months}}' },
  years: { id: '{count, number} tahun', en: '{count, plural, one {# year} other {# years}}' },
});

/** The retention section of the privacy policy. */
export const retentionPolicyWords = words({
  closedMessages: {
    id: 'Pesan kontak, lampirannya, dan email tentangnya: {period} sejak pesan dijawab atau ditutup. Pesan yang belum dijawab tetap disimpan.',
    en: 'Contact messages, their attachments and the emails about them: {period} after the message was answered or closed. Messages that are not answered yet are kept.',
  },
  spam: { id: 'Pesan yang ditandai sebagai spam: {period}.', en: 'Messages marked as spam: {period}.' },
  otherMails: {
    id: 'Email lain yang dikirim melalui situs ini: {period}.',
    en: 'Other emails that this site sent: {period}.',
  },
  dataRequests: {
    id: 'Permintaan data pribadi dan jawabannya, sebagai bukti: {period} sejak selesai.',
    en: 'Personal data requests and their answers, as evidence: {period} after they were closed.',
  },
  unconfirmedRequests: {
    id: 'Permintaan data pribadi yang tidak dikonfirmasi: {period}.',
    en: 'Personal data requests that were not confirmed: {period}.',
  },
  browserReports: {
    id: 'Hitungan harian tentang isi yang diblokir peramban, tanpa data pribadi: {period}.',
    en: 'Daily counts of what browsers blocked, without personal data: {period}.',
  },
  substantiatedCases: {
    id: 'Laporan BAIK yang terbukti: {period} sejak ditutup.',
    en: 'BAIK reports that were substantiated: {period} after they were closed.',
  },
  unsubstantiatedCases: {
    id: 'Laporan BAIK yang tidak terbukti atau kurang keterangan: {period} sejak ditutup.',
    en: 'BAIK reports that were unsubstantiated or lacked information: {period} after they were closed.',
  },
  otherCases: {
    id: 'Laporan BAIK di luar lingkup atau ganda: {period} sejak ditutup.',
    en: 'BAIK reports that were out of scope or duplicates: {period} after they were closed.',
  },
});
