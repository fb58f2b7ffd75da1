import { company } from '../../../company.ts';
import { formPairs } from '../../site/form-pairs.words.ts';
import { words } from '../../site/words.ts';
import { baikFormPairs } from './baik-form.words.ts';

export const baikWords = words({
  ...formPairs,
  ...baikFormPairs,
  title: { id: 'Budaya BAIK', en: 'BAIK Culture' },
  /** Document title, which other users of the device can see in the browser history. */
  tabTitle: { id: 'Budaya perusahaan', en: 'Company culture' },
  description: {
    id: `Lapor di sini tanpa nama: suap, bahaya kerja, debu, atau limbah. Budaya kerja BAIK di ${company.name} (whistleblowing system): laporan anonim, korupsi, dan pengaduan masyarakat.`,
    en: `BAIK, the culture of work at ${company.name}, and its whistleblowing channel: anonymous reports of corruption, misconduct, danger at work, dust or waste.`,
  },
  lead: {
    id: 'Melihat sesuatu yang salah di kilang, di kantor, atau di kampung sekitar? Ceritakan di sini, juga kalau Anda bukan karyawan. Anda tidak perlu menulis nama.',
    en: 'Seen something wrong at the refinery, in an office or in a village nearby? Tell us here, even if you do not work for us. You do not have to give your name.',
  },

  leadClosed: {
    id: `Cara kami bekerja di ${company.name}: jujur dan terbuka.`,
    en: `How we work at ${company.name}: honestly and openly.`,
  },

  formIntro: {
    id: 'Apa yang terjadi? Di mana? Kapan? Siapa yang terlibat? Ini bisa tentang pekerjaan, lingkungan, keselamatan, atau warga sekitar. Anda tidak perlu bukti lengkap. Tulis apa yang Anda lihat atau dengar.',
    en: 'What happened? Where? When? Who was involved? It can be about work, the environment, safety or the people who live nearby. You do not need complete proof. Write what you saw or heard.',
  },
  reader: { id: 'Penerima {position}', en: 'Recipient {position}' },
  readersNone: { id: 'Sisakan paling sedikit satu penerima', en: 'Leave at least one recipient' },

  copyTitle: { id: 'Salinan aman', en: 'Safe copy' },
  copyMade: { id: 'Salinan aman sudah dibuat.', en: 'A safe copy was made.' },
  copyOfPages: { id: 'Salinan aman: {pages}.', en: 'Safe copy: {pages}.' },
  copyLeftOut: { id: 'Tidak ikut: {what}.', en: 'Left out: {what}.' },
  copyPage: { id: 'Halaman {page} dari {pages}', en: 'Page {page} of {pages}' },
  copyName: { id: 'Berkas {number}', en: 'File {number}' },
  originalName: { id: 'Berkas asli {number}', en: 'Original file {number}' },
  noCopy_password: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini memakai kata sandi.',
    en: 'No safe copy can be made, because the file has a password.',
  },
  noCopy_damaged: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini rusak.',
    en: 'No safe copy can be made, because the file is damaged.',
  },
  noCopy_noPages: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini tidak punya halaman.',
    en: 'No safe copy can be made, because the file has no pages.',
  },
  noCopy_form: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini formulir khusus dari Adobe (XFA).',
    en: 'No safe copy can be made, because the file is a special form of Adobe (XFA).',
  },
  noCopy_tooManyPages: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini lebih dari 300 halaman.',
    en: 'No safe copy can be made, because the file has more than 300 pages.',
  },
  noCopy_tooComplex: {
    id: 'Salinan aman tidak bisa dibuat, karena berkas ini terlalu rumit.',
    en: 'No safe copy can be made, because the file is too complex.',
  },
  noCopyWayOut: {
    id: 'Cetak atau simpan sebagai PDF, atau foto layarnya. Lalu lampirkan itu.',
    en: 'Print it, save it as a PDF or photograph the screen, and attach that.',
  },

  contactRequired: {
    id: 'Isi kontak Anda, atau pilih tanpa nama',
    en: 'Enter your contact, or choose to stay without a name',
  },
  reportRequired: { id: 'Tulis laporan Anda', en: 'Write your report' },
  contactTooLong: {
    id: 'Kontak paling banyak {contact} karakter',
    en: 'Contact must have at most {contact} characters',
  },
  categoryTooLong: {
    id: 'Isian “Tentang apa?” paling banyak {category} karakter',
    en: '“What is it about?” must have at most {category} characters',
  },
  reportTooLong: {
    id: 'Laporan paling banyak {report, number} karakter',
    en: 'Report must have at most {report, number} characters',
  },
  filesGone: {
    id: 'Berkas yang Anda pilih sudah tidak ada. Pilih lagi. Isian yang lain masih ada.',
    en: 'The files that you chose are no longer there. Please choose them again. Everything else is still there.',
  },

  tooManyUploads: {
    id: '{minutes, plural, other {Dari jaringan Anda sudah terlalu banyak berkas diunggah. Kirim laporan tanpa berkas, atau coba lagi dalam # menit; berkas juga dapat ditambahkan kemudian di kotak pesan.}}',
    en: '{minutes, plural, one {Too many files were uploaded from your network. Send the report without files, or try again in # minute; files can also be added later in the mailbox.} other {Too many files were uploaded from your network. Send the report without files, or try again in # minutes; files can also be added later in the mailbox.}}',
  },

  closedTitle: { id: 'Halaman laporan belum dibuka', en: 'Reports are not open yet' },
  closedText: {
    id: 'Saat ini belum ada yang bisa membaca laporan, jadi kami tidak menerima laporan di sini.',
    en: 'At the moment no one is set up to read reports, so we do not accept any here.',
  },
  closedMail: {
    id: 'Anda bisa menulis ke alamat di bawah ini. Ingat: email biasa tidak dikunci, dan alamat Anda terlihat.',
    en: 'You can write to the address below. Mind that ordinary email is not locked, and shows your address.',
  },
  notTaken: {
    id: 'Tulisan Anda belum terkirim dan tidak kami simpan. Salin kalau Anda masih perlu.',
    en: 'What you wrote was not sent, and we do not keep it. Copy it if you still need it.',
  },

  exit: { id: 'Keluar cepat', en: 'Exit this page' },
  exitHint: {
    id: 'Tombol “Keluar cepat” langsung membuka situs lain. Menekan Shift atau Esc tiga kali juga bisa.',
    en: 'The exit button opens another site at once. So does pressing Shift or Esc three times.',
  },
  exitPressed: { id: 'Tekan lagi untuk keluar', en: 'Press again to leave' },
  exitLeaving: { id: 'Keluar dari halaman ini', en: 'Leaving this page' },

  expectTitle: { id: 'Apa yang akan terjadi', en: 'What to expect' },
  expect_locked_title: { id: 'Laporan dikunci', en: 'Your report is locked' },
  expect_locked: {
    id: 'Laporan dan berkas Anda dikunci sebelum disimpan. Yang bisa membukanya hanya penerima laporan, dan Anda dengan kode Anda.',
    en: 'Your report and files are locked before they are stored. Only the recipients of reports can open them, and you with your code.',
  },
  expect_locked_spare: {
    id: 'Laporan dan berkas Anda dikunci sebelum disimpan. Yang bisa membukanya: penerima laporan, dan Anda dengan kode Anda. Ada juga kunci cadangan untuk keadaan darurat.',
    en: 'Your report and files are locked before they are stored. The recipients of reports can open them, and you with your code. There is also a spare key for emergencies.',
  },
  expect_code_title: { id: 'Anda mendapat kode', en: 'You get a code' },
  expect_code: {
    id: 'Kode muncul setelah laporan terkirim. Dengan kode itu Anda membaca jawaban kami, membalas, dan menambah berkas.',
    en: 'The code appears when the report has been sent. With it you read our answers, reply and add files.',
  },
  expect_first_title: { id: 'Jawaban pertama', en: 'A first answer' },
  expect_first: {
    id: 'Penerima diminta menjawab dalam 7 hari. Anda membaca jawabannya di kotak pesan.',
    en: 'Recipients are asked to answer within 7 days. You read the answer in the mailbox.',
  },
  expect_result_title: { id: 'Kabar tentang hasilnya', en: 'News of the result' },
  expect_result: {
    id: 'Penerima diminta memberi kabar dalam 3 bulan. Kotak pesan Anda juga menunjukkan kapan isi laporan dihapus.',
    en: 'Recipients are asked to tell you the result within 3 months. Your mailbox also shows when the report will be erased.',
  },
  haveCode: { id: 'Sudah punya kode?', en: 'Do you have a code?' },
  toForm: { id: 'Langsung ke formulir', en: 'Go to the form' },
  limitsTitle: { id: 'Jaga diri Anda', en: 'Protect yourself' },
  limitsIntro: {
    id: 'Kami tidak mencatat alamat internet atau HP Anda. Kami tidak memasang kuki. Kami mencatat hari, bukan jam. Tetapi ada hal yang tidak bisa kami atur.',
    en: 'We do not record your internet address or your phone. We set no cookie. We record the day, not the time. But some things are not in our hands.',
  },
  limit_device_title: { id: 'Pakai HP sendiri', en: 'Use your own phone' },
  limit_device: {
    id: 'Jangan pakai HP, komputer, atau Wi-Fi kantor. Kantor bisa merekam apa yang Anda buka dan ketik.',
    en: 'Do not use a phone, computer or Wi-Fi of the company. The company can record what you open and type.',
  },
  limit_history_title: { id: 'HP menyimpan riwayat', en: 'Your phone keeps a history' },
  limit_history: {
    id: 'HP Anda mencatat halaman yang Anda buka. Tulisan dan kode Anda bisa tersimpan di HP sampai tab ditutup. Pakai tab pribadi (mode samaran), lalu tutup tab itu.',
    en: 'Your phone lists the pages you open. What you write and your code can stay on the phone until the tab is closed. Use a private tab, and close it afterward.',
  },
  limit_connection_title: { id: 'Internet Anda terlihat', en: 'Your connection is visible' },
  limit_connection: {
    id: 'Penyedia internet bisa melihat bahwa Anda membuka situs ini. Mereka tidak bisa membaca isinya. Kalau itu berbahaya bagi Anda, pakai Tor Browser.',
    en: 'Your internet provider can see that you open this site. They cannot read what you send. If that is dangerous for you, use Tor Browser.',
  },
  limit_onion: { id: 'Alamat kami di Tor:', en: 'Our address in Tor:' },
  limit_content_title: { id: 'Isi laporan bisa menunjuk Anda', en: 'What you write can point to you' },
  limit_content: {
    id: 'Cara Anda menulis, hal yang hanya Anda tahu, atau isi foto bisa menunjukkan siapa Anda. Tulis yang perlu saja.',
    en: 'Your style, things that only you know, or what a photo shows can tell who you are. Write only what is needed.',
  },
  limit_server_title: { id: 'Saat laporan dikirim dan dibaca', en: 'While it is sent and read' },
  limit_server: {
    id: 'Laporan dikunci di komputer kami, dan dibuka di sana saat penerima membacanya. Orang yang menguasai komputer itu pada waktu itu bisa membacanya. Sisanya bisa ada di memori komputer itu sampai memori dipakai lagi. Di disk dan salinan cadangan, laporan selalu terkunci.',
    en: 'The report is locked on our computer, and opened there when a recipient reads it. A person who controls that computer at that time can read it. Traces of it can stay in the memory of that computer until the memory is used again. On disks and in backups, the report is always locked.',
  },
  limit_spare_title: { id: 'Ada kunci cadangan', en: 'There is a spare key' },
  limit_spare: {
    id: 'Kunci ini dipakai kalau penerima kehilangan kuncinya. Di situs ini dua orang harus setuju. Kalau hanya satu orang yang meminta, semua penerima diberi tahu, dan kunci ini baru bisa dipakai setelah 72 jam. Orang yang punya kunci ini dan salinan data kami tidak perlu menunggu. Kalau Anda memilih siapa yang boleh membaca, kunci ini tidak bisa membuka laporan Anda.',
    en: 'It is for the day when recipients lose their keys. On this site two people have to agree. If only one asks, all recipients are told, and the key works after 72 hours. A person who has this key and a copy of our data does not have to wait. If you choose who may read your report, this key cannot open it.',
  },
  limit_backup_title: { id: 'Salinan lama', en: 'Older copies' },
  limit_backup: {
    id: 'Laporan yang dihapus bisa masih ada, terkunci, di salinan cadangan. Salinan itu dihapus setelah 35 hari, asal sudah ada salinan yang lebih baru.',
    en: 'An erased report can still be in a backup, locked. Backups are deleted after 35 days, once there is a newer one.',
  },
  programTitle: { id: 'Periksa program di balik halaman ini', en: 'Check the program behind this page' },
  programText: {
    id: 'Halaman ini dibuat oleh program rilis {release}. Sidik jari kodenya:',
    en: 'This page is made by a program, release {release}. The fingerprint of its code is:',
  },
  programCompare: {
    id: 'Sidik jari setiap rilis juga ada di situs lain yang tidak kami jalankan. Buka daftar itu di tab baru, cari rilis {release}, lalu bandingkan: semua huruf dan angka harus sama. Salin sidik jari di atas dan cari di daftar itu (Ctrl+F), atau “Cari di halaman” di HP. Kalau tidak ada, jangan kirim laporan di sini.',
    en: 'The fingerprints of all releases are also on another website, which we do not run. Open that list in a new tab, find release {release} and compare: every letter and digit must be the same. You can copy the fingerprint above and search the list for it (Ctrl+F, or “Find in page” on a phone). If it is not there, do not send a report here.',
  },
  programList: { id: 'Daftar rilis dan sidik jarinya', en: 'List of releases and their fingerprints' },
  programLimit: {
    id: 'Sidik jari yang sama menunjukkan program mana yang kami akui. Orang yang menguasai komputer kami bisa menampilkan sidik jari yang salah.',
    en: 'An equal fingerprint tells which program we say we use. A person who controls our computer could show a false one.',
  },
  demoTitle: { id: 'Ini hanya contoh', en: 'This is a demonstration' },
  demoText: {
    id: 'Situs ini adalah contoh. Jangan kirim laporan sungguhan di sini: tidak ada yang akan menanganinya.',
    en: 'This site is a demonstration. Do not send a real report here: nobody will act on it.',
  },
});
