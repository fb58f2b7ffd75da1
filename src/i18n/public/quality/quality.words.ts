import { words } from '../../site/words.ts';

export const qualityWords = words({
  title: { id: 'Kualitas Situs', en: 'Site Quality' },
  description: {
    id: 'Kualitas terukur situs ini: aksesibilitas, ukuran halaman, kecepatan, gangguan yang dilalui, tajuk keamanan, uji pemulihan cadangan, dan waktu aktif.',
    en: 'The measured quality of this site: accessibility, page weight, speed, faults survived, security headers, proven restores and uptime.',
  },
  lead: {
    id: 'Angka di halaman ini ditulis oleh pengujian dan oleh situs yang sedang berjalan, tidak pernah dengan tangan. Yang belum diukur disebutkan apa adanya.',
    en: 'The figures on this page are written by test runs and by the running site, never by hand. What has not been measured is shown as missing.',
  },
  build: { id: 'Versi ini', en: 'This build' },
  release: { id: 'Rilis', en: 'Release' },
  sources: { id: 'Sidik jari kode', en: 'Digest of the sources' },
  measured: { id: 'Pengukuran lengkap', en: 'Complete measures' },
  ofNumber: { id: '{count, number} dari {all, number}', en: '{count, number} of {all, number}' },

  buildTitle: { id: 'Mutu versi ini', en: 'Quality of this build' },
  buildText: {
    id: 'Diukur pada seluruh halaman umum dalam kedua bahasa. Angka dari sumber yang lebih lama ditandai.',
    en: 'Measured on all public pages in both languages. Figures of older sources are marked.',
  },
  siteTitle: { id: 'Situs yang sedang berjalan', en: 'The running site' },
  siteText: {
    id: 'Dibaca dari server dan basis datanya, paling lama satu menit yang lalu.',
    en: 'Read from the server and its database, at most a minute ago.',
  },

  figure: { id: 'Ukuran', en: 'Figure' },
  result: { id: 'Hasil', en: 'Result' },
  target: { id: 'Sasaran', en: 'Target' },
  source: { id: 'Diukur', en: 'Measured' },
  notMeasured: { id: 'Belum diukur', en: 'Not measured' },
  notInThisBuild: { id: 'Belum untuk versi ini', en: 'Not yet for this build' },
  earlier: { id: 'Versi sebelumnya', en: 'Earlier build' },
  partly: { id: 'Baru {count, number} dari {all, number}', en: 'So far {count, number} of {all, number}' },
  missed: { id: 'di luar sasaran', en: 'misses its target' },
  noTarget: { id: 'tanpa sasaran', en: 'no target' },
  atLeast: { id: 'minimal {value}', en: 'at least {value}' },
  atMost: { id: 'maksimal {value}', en: 'at most {value}' },
  below: { id: 'di bawah {value}', en: 'below {value}' },

  accessibility: { id: 'Aksesibilitas dan HTML', en: 'Accessibility and HTML' },
  accessibilityText: {
    id: 'Diperiksa di peramban pada empat lebar layar: aturan WCAG dengan axe, isi yang melebar atau terpotong, juga dengan teks dua kali lipat, serta kesahihan HTML.',
    en: 'Checked in a browser on four widths: WCAG rules with axe, content that overflows or is cut off, also with text of twice the size, and valid HTML.',
  },
  accessibilityFigure: { id: '{count, plural, other {temuan}}', en: '{count, plural, one {finding} other {findings}}' },
  browserChecks: { id: 'Pemeriksaan di peramban yang gagal', en: 'Failed checks in the browser' },
  cutOffChecks: { id: 'Pemeriksaan teks terpotong yang gagal', en: 'Failed checks of cut-off text' },
  markupFindings: { id: 'Temuan Nu Html Checker', en: 'Findings of the Nu Html Checker' },

  scores: { id: 'Nilai Lighthouse', en: 'Lighthouse scores' },
  scoresText: {
    id: 'Nilai halaman yang paling rendah, dengan ponsel dan koneksi yang diperlambat. Setiap halaman diukur beberapa kali; mediannya yang dipakai.',
    en: 'The score of the lowest page, with a slowed-down phone and connection. Each page is measured several times, and its median counts.',
  },
  scoresFigure: { id: 'nilai terendah', en: 'lowest score' },
  performance: { id: 'Kinerja', en: 'Performance' },
  accessible: { id: 'Aksesibilitas', en: 'Accessibility' },
  bestPractices: { id: 'Praktik terbaik', en: 'Best practices' },
  searchEngines: { id: 'Mesin pencari', en: 'Search engines' },

  speed: { id: 'Kecepatan', en: 'Speed' },
  speedText: {
    id: 'Halaman yang paling lambat. Dua angka terakhir diukur pada koneksi 400 kbit/s, dan 1,6 Mbit/s dengan prosesor seperempat kecepatan.',
    en: 'The slowest page. The last two figures are measured on a connection of 400 kbit/s, and of 1.6 Mbit/s with a quarter of the processor.',
  },
  speedFigure: { id: 'sampai teks terbaca pada 400 kbit/s', en: 'until text can be read at 400 kbit/s' },
  homePaint: { id: 'Beranda: elemen terbesar tampil (LCP)', en: 'Home: largest paint (LCP)' },
  blocking: { id: 'Waktu terhalang (TBT)', en: 'Blocking time (TBT)' },
  shift: { id: 'Pergeseran tata letak (CLS)', en: 'Layout shift (CLS)' },
  firstText: { id: 'Teks pertama pada 400 kbit/s', en: 'First text at 400 kbit/s' },
  largestPaint: { id: 'Elemen terbesar tampil pada 1,6 Mbit/s', en: 'Largest paint at 1.6 Mbit/s' },

  bytes: { id: 'Ukuran halaman', en: 'Page weight' },
  bytesText: {
    id: 'Halaman yang paling berat: saat dibuka, dan sampai ujung bawah dengan penghematan data.',
    en: 'The heaviest page: when it is opened, and down to its end with data saving.',
  },
  bytesFigure: { id: 'dengan penghematan data', en: 'with data saving' },
  opened: { id: 'Saat dibuka', en: 'When opened' },
  saving: { id: 'Dengan penghematan data', en: 'With data saving' },

  faults: { id: 'Gangguan', en: 'Faults' },
  faultsText: {
    id: 'Server dimatikan mendadak, basis data dihentikan atau dibekukan, diska penuh, jam digeser, selagi data ditulis. Lalu yang sudah dikonfirmasi dibandingkan dengan yang tersimpan.',
    en: 'Servers are killed, the database is stopped or frozen, the disk is full, the clock is moved, all while clients write. Then what was acknowledged is compared with what is stored.',
  },
  faultsFigure: { id: 'data terkonfirmasi yang hilang', en: 'acknowledged writes lost' },
  survived: { id: 'Gangguan tanpa masalah', en: 'Faults without a problem' },
  lost: { id: 'Data terkonfirmasi yang hilang', en: 'Acknowledged writes lost' },
  acknowledged: { id: 'Data yang dikonfirmasi', en: 'Acknowledged writes' },

  uptime: { id: 'Waktu aktif', en: 'Uptime' },
  uptimeText: {
    id: 'Bagian dari menit, selama tiga puluh hari terakhir, ketika situs berjalan dan basis datanya menjawab. Jaringan di depannya tidak termasuk.',
    en: 'Share of the minutes of the last thirty days in which the site ran and its database answered. The network in front of it is not included.',
  },
  uptimeFigure: { id: 'dari semua menit', en: 'of all minutes' },
  since: { id: 'Dicatat sejak', en: 'Recorded since' },
  minutes: { id: 'Menit aktif', en: 'Minutes up' },
  uptimeMissing: {
    id: 'Dicatat sejak menit pertama situs berjalan.',
    en: 'Recorded from the first minute in which the site runs.',
  },

  restore: { id: 'Uji pemulihan terakhir', en: 'Last proven restore' },
  restoreText: {
    id: 'Cadangan terbaru dipulihkan ke tempat terpisah, lalu halaman-halamannya diperiksa.',
    en: 'The newest backup is restored into a separate place, and its pages are checked.',
  },
  restoreFigure: { id: 'lama pemulihan', en: 'duration of the restore' },
  restoredAt: { id: 'Terbukti pada', en: 'Proven at' },
  restoreMissing: {
    id: 'Belum ada cadangan situs ini yang diuji dengan memulihkannya.',
    en: 'No backup of this site has been tested by restoring it yet.',
  },
  duration: { id: '{minutes, number} mnt {seconds, number} dtk', en: '{minutes, number} min {seconds, number} s' },

  headers: { id: 'Tajuk keamanan', en: 'Security headers' },
  headersText: {
    id: 'Aturan yang dikirim server ini kepada peramban bersama setiap halaman. Aturan pertama hanya dikirim melalui HTTPS.',
    en: 'Rules that this server sends to browsers with every page. The first one is sent over HTTPS only.',
  },
  headersFigure: { id: 'tajuk dikirim', en: 'headers sent' },
  header: { id: 'Aturan', en: 'Rule' },
  rule_transport: { id: 'Hanya koneksi terenkripsi', en: 'Encrypted connections only' },
  rule_types: { id: 'Peramban tidak menebak jenis berkas', en: 'Browsers do not guess the type of a file' },
  rule_referrer: {
    id: 'Situs lain hanya tahu tautannya dari situs ini, bukan dari halaman mana',
    en: 'Other sites learn that a link was on this site, not on which page',
  },
  rule_devices: {
    id: 'Tanpa kamera, mikrofon, lokasi, USB, dan pembayaran',
    en: 'No camera, microphone, location, USB or payments',
  },
  rule_windows: { id: 'Jendela situs lain dipisahkan', en: 'Windows of other sites are kept apart' },
  rule_files: { id: 'Situs lain tidak dapat memakai berkas kami', en: 'Other sites cannot use our files' },
  rule_frames: {
    id: 'Halaman tidak dapat ditampilkan di dalam situs lain',
    en: 'Pages cannot be shown inside other sites',
  },
  rule_contents: {
    id: 'Skrip, gambar, dan formulir hanya dari sumber yang diizinkan',
    en: 'Scripts, pictures and forms from permitted sources only',
  },
  value: { id: 'Nilai', en: 'Value' },
  notSent: { id: 'tidak dikirim', en: 'not sent' },
  unavailable: {
    id: 'Tidak dapat dibaca saat ini: basis data tidak menjawab.',
    en: 'It cannot be read at the moment: the database does not answer.',
  },

  nextTitle: { id: 'Situs ini untuk semua orang', en: 'This site is for everyone' },
  nextAction: { id: 'Baca pernyataan aksesibilitas', en: 'Read the accessibility statement' },
});
