import type { DemoArticle } from './demo-article.ts';

/** Drafts, and an article that is scheduled for 2031. */
export const unpublishedArticles: DemoArticle[] = [
  {
    key: 'decorated-sampan-race',
    category: 'news',
    topic: 'social-activities',
    status: 'draft',
    author: 'Raka Pesisir',
    featuredImage: '/assets/news-24.webp',
    publishedAt: null,
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Lomba Sampan Hias Sungai Mempawah Siap Digelar Desember',
        slug: 'lomba-sampan-hias-sungai-mempawah-siap-digelar-desember',
        excerpt:
          'Tiga puluh dua regu dari sebelas desa sudah mendaftar. Tahun ini panitia menambah kelas pelajar dan malam lampion di sepanjang tepian sungai.',
        content: `<p>Palu dan cat sudah berbunyi di halaman rumah warga sepanjang Sungai Mempawah. Lomba Sampan Hias yang sempat terhenti beberapa tahun akan kembali digelar pada 12 dan 13 Desember 2026, dengan dukungan perusahaan untuk hadiah, keamanan, dan panggung.</p>
<p>Hingga pertengahan November, 32 regu dari sebelas desa telah mendaftar, termasuk dua regu dari Singkawang. Kelas pelajar dibuka untuk pertama kalinya. Setiap sampan wajib dihias dengan bahan bekas atau bahan alami; plastik sekali pakai dilarang.</p>
<h2>Susunan acara sementara</h2>
<ol>
<li>Sabtu pagi: babak penyisihan dayung sembilan orang.</li>
<li>Sabtu malam: parade lampion dan musik tradisional.</li>
<li>Minggu pagi: final, penilaian hiasan, dan pasar kuliner.</li>
</ol>
<p>Panitia masih menunggu prakiraan tinggi air dari kantor pengamatan cuaca sebelum menetapkan garis start. <em>Catatan redaksi: nama juri dan jumlah hadiah menyusul.</em></p>`,
        metaDescription:
          'Lomba Sampan Hias Sungai Mempawah digelar 12 dan 13 Desember 2026 dengan 32 regu dari sebelas desa, kelas pelajar, dan malam lampion.',
      },
    },
  },
  {
    key: 'turnaround-2027-plan',
    category: 'news',
    topic: 'operations-and-production',
    status: 'draft',
    author: 'Redaksi Kilang',
    featuredImage: '/assets/news-21.webp',
    publishedAt: null,
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Perawatan Besar Pertama 2027: Kilang Bersiap Berhenti 24 Hari',
        slug: 'perawatan-besar-pertama-2027-kilang-bersiap-berhenti-24-hari',
        excerpt:
          'Sebanyak 1.140 pekerjaan disusun berurutan untuk perawatan besar pertama. Sepertiga tenaga tambahan akan direkrut dari Mempawah dan Singkawang.',
        content: `<p>Menghentikan kilang ternyata lebih rumit daripada menjalankannya. Larutan kaustik tidak boleh mendingin di dalam pipa, tungku hanya boleh turun 40 °C per jam, dan uap harus tetap tersedia sampai bejana terakhir kosong. Itulah sebabnya perawatan besar pertama, yang direncanakan pada kuartal ketiga 2027, sudah dibahas sejak sekarang.</p>
<p>Rencana sementara memuat 1.140 pekerjaan selama 24 hari. Lini pelarutan dihentikan bergantian sehingga separuh kilang tetap hangat. Pembersihan kerak di dalam penukar panas menjadi pekerjaan terpanjang, disusul penggantian bata tahan api di kedua tungku kalsinasi.</p>
<h2>Kebutuhan tenaga</h2>
<p>Pada puncaknya, 1.600 pekerja tambahan akan berada di tapak. Perusahaan bersama dinas tenaga kerja menyiapkan pelatihan singkat bagi 550 orang dari Mempawah dan Singkawang, meliputi pekerjaan perancah, insulasi, dan kerja di ruang terbatas.</p>
<p>Pengadaan jasa diumumkan mulai Februari 2027 melalui <a href="/id/procure-plus">Procure+</a>. Penyedia dari Kalimantan Barat didorong mendaftar lebih awal agar tahap kualifikasi tidak menumpuk.</p>
<p>“Kami menghitung mundur dari hari pertama uap kembali mengalir. Semua yang lain harus muat di depannya,” kata Teguh Ulin, yang kini memimpin perencanaan perawatan.</p>
<p><em>Tanggal pasti menunggu persetujuan rencana kerja dan anggaran 2027.</em></p>`,
        metaDescription:
          'Kilang alumina Mempawah menyiapkan perawatan besar pertama pada 2027: 24 hari, 1.140 pekerjaan, dan pelatihan bagi 550 tenaga setempat.',
      },
      en: {
        title: 'Planning the first major turnaround: 24 days of silence in 2027',
        slug: 'planning-the-first-major-turnaround-24-days-of-silence-in-2027',
        excerpt:
          'Stopping a refinery is harder than running it. Planners have begun to put 1,140 jobs in order and will train 550 people from the region to help.',
        content: `<p>A refinery cannot simply be switched off. Caustic liquor must never cool inside a pipe. Furnace brick cracks if the temperature falls by more than 40 °C an hour. And there has to be steam until the last vessel is empty. For its first major turnaround, penciled in for the third quarter of 2027, the planning office has already filled a wall.</p>
<p>So far the list has 1,140 jobs in 24 days. Digestion lines will stop in turn, which keeps half of the plant warm. Scale inside the heat exchangers is the longest task; new refractory for both calciners comes second.</p>
<h2>Hands needed</h2>
<ul>
<li>1,600 additional workers at the peak</li>
<li>550 of them trained beforehand in Mempawah and Singkawang, in scaffolding, insulation and confined-space work</li>
<li>Tenders from February 2027 on <a href="/en/procure-plus">Procure+</a></li>
</ul>
<p>Suppliers in West Kalimantan are encouraged to register early, since qualification takes up to six weeks.</p>
<blockquote><p>“We count back from the day when the steam flows again,” said Teguh Ulin, Head of Turnaround Planning. “Everything else has to fit in front of it.”</p></blockquote>
<p><em>Dates are subject to approval of the 2027 work plan and budget.</em></p>`,
        metaDescription:
          'The alumina refinery in Mempawah prepares its first major turnaround in 2027: 24 days, 1,140 jobs and training for 550 local workers.',
      },
    },
  },
  {
    key: 'time-capsule-2031',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Laras Kapuas',
    featuredImage: '/assets/news-03.webp',
    publishedAt: '2031-01-15T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Surat dari 2026: Kapsul Waktu Kilang Dibuka Hari Ini',
        slug: 'surat-dari-2026-kapsul-waktu-kilang-dibuka-hari-ini',
        excerpt:
          'Pada Oktober 2026, 318 karyawan menulis surat bagi rekan mereka di tahun 2031. Tulisan ini disiapkan bersamaan dan terbit pada hari kapsul dibuka.',
        content: `<p>Jika Anda membaca tulisan ini, berarti kapsul baja di lobi gedung kendali sudah dibuka. Naskah ini ditulis pada Oktober 2026 dan sengaja dijadwalkan terbit pada 15 Januari 2031. Kami yang menulisnya belum tahu apa yang terjadi setelah itu.</p>
<p>Yang kami tahu: 318 karyawan memasukkan surat. Aturannya sederhana, satu halaman, tulisan tangan, ditujukan kepada orang yang memegang jabatan kita lima tahun kemudian. Sebagian mengizinkan petikannya dimuat di sini.</p>
<blockquote><p>“Untuk analis sif malam: timbangan di meja ketiga selalu membaca 0,2 miligram terlalu berat kalau pintu gudang terbuka. Kalau sudah diganti, maafkan saya yang tidak menggantinya lebih cepat.”</p></blockquote>
<blockquote><p>“Untuk siapa pun yang memimpin regu konveyor: dengarkan dulu. Baru pegang kunci.”</p></blockquote>
<blockquote><p>“Semoga pohon belian di pagar timur sudah lebih tinggi daripada saya. Tinggi saya 162 sentimeter.”</p></blockquote>
<h2>Taruhan kecil</h2>
<p>Selain surat, kapsul berisi sejumput alumina, segumpal laterit merah, buku saku perawatan yang masih berbau tinta, dan selembar taruhan. Empat puluh orang menebak berapa persen tenaga kepala regu perempuan pada 2031. Tebakan terendah 20, tertinggi 55. Pemenangnya berhak memilih nama kucing penghuni gudang berikutnya.</p>
<p>Manajer Sumber Daya Manusia Sekar Melawi, yang menggagas kapsul ini, hanya menitipkan satu pertanyaan: apakah orang yang baru bergabung masih disambut dengan namanya, bukan nomor karyawannya? Jawabannya, katanya, lebih penting daripada angka produksi mana pun.</p>
<p>Surat yang penerimanya sudah pindah atau pensiun akan diantarkan ke rumah. Bila penulisnya masih bekerja di sini, ia boleh meminta suratnya kembali tanpa dibaca siapa pun. Sisanya, setelah dibacakan kepada regu masing-masing, disimpan lagi untuk 2036 bersama surat-surat baru.</p>`,
        metaDescription:
          'Kapsul waktu berisi 318 surat karyawan dari tahun 2026 dibuka pada 15 Januari 2031 di gedung kendali kilang alumina Mempawah.',
      },
      en: {
        title: 'Letters from 2026: the refinery opens its time capsule today',
        slug: 'letters-from-2026-the-refinery-opens-its-time-capsule-today',
        excerpt:
          'In October 2026 some 318 employees wrote to whoever would hold their job in 2031. This article was written with them and set to appear on opening day.',
        content: `<p>Whoever reads this is living in our future. The text was written in October 2026, in the same week in which 318 employees sealed their letters into a steel cylinder in the lobby of the control building, and it was set to be published on the morning the lid came off.</p>
<p>There was one rule: a single page, by hand, to the person who does your job five years from now. A few of the authors allowed us to quote.</p>
<blockquote><p>“To the night shift analyst: the balance on bench three always reads 0.2 milligrams heavy when the storeroom door is open. If it has been replaced by now, forgive me for not replacing it sooner.”</p></blockquote>
<blockquote><p>“To whoever leads the conveyor crew: listen first. Only then pick up the wrench.”</p></blockquote>
<blockquote><p>“I hope that the ironwood by the east fence is taller than I am by now. I am 162 centimeters tall.”</p></blockquote>
<h2>Also in the cylinder</h2>
<ul>
<li>A pinch of alumina and a lump of red laterite</li>
<li>The pocket manual for conveyor maintenance, first edition</li>
<li>Forty bets on how many crew leaders would be women by 2031, from 20 percent to 55</li>
<li>A photograph of the warehouse cat, whose successor the winner may name</li>
</ul>
<p>Sekar Melawi, the Human Resources Manager who thought of the capsule, added a question without an envelope. Are newcomers still greeted by name on their first morning? We hope that the answer took no time at all.</p>
<p>Letters whose addressees have moved on will be delivered to their homes. Authors who are still with us may have theirs back unread.</p>`,
        metaDescription:
          'A time capsule with 318 letters written by refinery employees in 2026 is opened on January 15, 2031, in the control building at Mempawah.',
      },
    },
  },
] satisfies DemoArticle[];
