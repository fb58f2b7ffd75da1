import type { DemoArticle } from './demo-article.ts';

export const articles2022: DemoArticle[] = [
  {
    key: 'access-road-opens',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-10.webp',
    publishedAt: '2022-03-17T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Jalan Akses 6,2 Kilometer Menuju Tapak Kilang Mulai Dilalui Truk Berat',
        slug: 'jalan-akses-62-kilometer-menuju-tapak-kilang-mulai-dilalui-truk-berat',
        excerpt:
          'Sejak 14 Maret, angkutan material dari Pelabuhan Kijing tidak lagi melewati jalan desa. Tiga jembatan dan dua belas titik penyeberangan warga ikut dibangun.',
        content: `<p>Pukul enam pagi, iring-iringan dua belas truk pengangkut baja bergerak dari arah Pelabuhan Kijing tanpa lagi memutar lewat jalan desa. Sejak Senin (14/3), jalan akses sepanjang 6,2 kilometer menuju tapak kilang alumina di Kecamatan Sungai Kunyit, Kabupaten Mempawah, resmi dibuka untuk kendaraan berat.</p>
<p>Pembangunan jalan memakan waktu 14 bulan. Ruas selebar 12 meter itu melintasi tanah gambut di dua lokasi sehingga kontraktor menanam lebih dari 18.000 batang cerucuk kayu sebelum badan jalan dipadatkan. Tiga jembatan beton dibangun di atas anak sungai, semuanya dengan ruang bebas yang cukup bagi sampan warga.</p>
<h2>Jalur warga tetap terbuka</h2>
<p>Pada tahap perencanaan, warga tiga desa meminta agar lintasan menuju kebun dan makam tidak terputus. Permintaan tersebut menghasilkan perubahan gambar: dua belas titik penyeberangan ditambahkan, lengkap dengan lampu tenaga surya dan petugas pengatur lalu lintas pada jam sekolah.</p>
<blockquote><p>“Kami menerima truk lewat, asal anak-anak bisa pulang sekolah dengan selamat. Sekarang jalurnya dipisah dan ada orang kampung sendiri yang berjaga,” kata Rimba Ulin, tokoh masyarakat Sungai Kunyit.</p></blockquote>
<p>General Manager Proyek Bayu Laterit menuturkan, jalan ini memangkas waktu tempuh dari dermaga ke gudang lapangan dari 55 menit menjadi 15 menit. Dalam enam bulan ke depan, sekitar 21.000 ton baja struktur dan 340 komponen berukuran besar akan tiba melalui jalur yang sama.</p>
<h2>Aturan selama masa konstruksi</h2>
<ul>
<li>Batas kecepatan 40 kilometer per jam, dan 20 kilometer per jam di titik penyeberangan.</li>
<li>Angkutan muatan lebar hanya melintas pukul 21.00 sampai 05.00 WIB.</li>
<li>Penyiraman jalan dilakukan empat kali sehari pada musim kering.</li>
</ul>
<p>Perusahaan menyediakan papan informasi di kedua ujung jalan. Keluhan mengenai debu, kebisingan, atau cara mengemudi dapat disampaikan kepada petugas hubungan masyarakat atau melalui <a href="/id/kontak">halaman kontak</a>, dan dijawab paling lambat tiga hari kerja.</p>`,
        metaDescription:
          'Jalan akses 6,2 km dari arah Pelabuhan Kijing ke tapak kilang alumina di Sungai Kunyit dibuka untuk kendaraan berat sejak 14 Maret 2022.',
      },
      en: {
        title: 'Heavy trucks roll on the new 6.2-kilometer road to the refinery site',
        slug: 'heavy-trucks-roll-on-the-new-62-kilometer-road-to-the-refinery-site',
        excerpt:
          'A dedicated road now carries steel and machinery from the direction of Kijing Port to the site, and takes construction traffic out of three villages.',
        content: `<p>Construction traffic for the alumina refinery has a road of its own. Since Monday, March 14, trucks coming from Kijing Port turn off the provincial highway and reach the site in Sungai Kunyit, Mempawah Regency, along 6.2 kilometers of new carriageway instead of threading through three villages.</p>
<p>The work took fourteen months. Two stretches cross peat, where crews drove more than 18,000 timber piles before any fill could be compacted. There are three concrete bridges, each high enough for a villager to pass underneath in a sampan at high water.</p>
<h2>What residents asked for</h2>
<p>Early drawings cut several paths to gardens and to a cemetery. After public meetings in 2020 the design team added twelve crossings with solar lighting, and hired local marshals for the hours when schools open and close.</p>
<blockquote><p>“We do not mind the trucks, as long as the children get home from school safely,” said Rimba Ulin, a community leader in Sungai Kunyit. “Now the lanes are separate, and people of our own village keep watch.”</p></blockquote>
<p>For the project the gain is easy to measure. The run from the quay to the laydown yard used to take 55 minutes and now takes 15. About 21,000 tons of structural steel and 340 oversized components are due over the next six months.</p>
<h2>Rules on the road</h2>
<ul>
<li>Speed is limited to 40 km/h, and to 20 km/h at crossings.</li>
<li>Wide loads travel only between 9 p.m. and 5 a.m.</li>
<li>Water trucks damp down the surface four times a day in dry weather.</li>
</ul>
<p>Complaints about dust, noise or driving can be made to the community officers on site or through the <a href="/en/contact">contact page</a>. Each one is answered within three working days, and the answers are read out at the monthly village meeting.</p>`,
        metaDescription:
          'A 6.2 km access road now links the Kijing Port side with the alumina refinery site in Sungai Kunyit and keeps heavy trucks out of three villages.',
      },
    },
  },
  {
    key: 'sungai-kunyit-classrooms',
    category: 'news',
    topic: 'social-activities',
    status: 'published',
    author: 'Raka Pesisir',
    featuredImage: '/assets/news-16.webp',
    publishedAt: '2022-05-24T10:30:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Enam Ruang Kelas Baru untuk Dua Sekolah Dasar di Sungai Kunyit',
        slug: 'enam-ruang-kelas-baru-untuk-dua-sekolah-dasar-di-sungai-kunyit',
        excerpt:
          'Sebanyak 186 murid yang selama ini belajar bergantian pagi dan siang kini masuk pada jam yang sama. Bangunan dirancang agar tetap sejuk tanpa pendingin udara.',
        content: `<p>Bel masuk di dua sekolah dasar di Sungai Kunyit kini hanya berbunyi sekali sehari. Selama empat tahun terakhir, 186 murid di sana belajar secara bergantian karena ruang kelas lama rusak dimakan rayap. Enam ruang pengganti diserahkan kepada pihak sekolah pada Sabtu (21/5).</p>
<p>Ruang baru berukuran 7 × 9 meter itu berdiri di atas pondasi setinggi 60 sentimeter, di atas catatan banjir tertinggi dalam dua puluh tahun. Atapnya bertumpuk dua dengan celah angin di bagian atas. Jendela menghadap utara dan selatan supaya matahari sore tidak langsung jatuh ke meja murid.</p>
<blockquote><p>“Dulu kelas siang selesai menjelang magrib dan anak yang rumahnya jauh sering tidak datang. Minggu ini kehadiran kami 97 persen,” ujar Puspa Cendekia, salah seorang kepala sekolah.</p></blockquote>
<h2>Dikerjakan tukang setempat</h2>
<p>Pembangunan berlangsung lima bulan dan melibatkan 38 tukang dari desa sekitar. Kayu kusen dibeli dari koperasi pengrajin di Toho, sedangkan bata diambil dari pembuat bata di pinggiran Mempawah. Dari seluruh biaya, 71 persen berputar di kabupaten sendiri.</p>
<p>Selama pekerjaan berlangsung, murid belajar di balai desa dan di serambi masjid. Orang tua bergiliran mengantar bangku setiap Senin pagi dan menyimpannya kembali setiap Jumat, sebab balai itu juga dipakai untuk rapat dan pesta pernikahan.</p>
<p>Selain ruang kelas, perusahaan menyiapkan perpustakaan kecil berisi 1.450 judul, dua belas wastafel, dan toilet terpisah bagi murid putra dan putri. Guru dari kedua sekolah juga mengikuti lokakarya pengajaran sains sederhana yang dipandu karyawan muda kilang setiap Jumat terakhir dalam bulan.</p>
<p>Manajer Pengembangan Masyarakat Tirta Sambas mengatakan, program pendidikan tahun ini akan berlanjut dengan perbaikan sanitasi di tiga sekolah lain. Pilihannya ditentukan bersama dinas pendidikan kabupaten, berdasarkan jumlah murid dan tingkat kerusakan bangunan. Gambaran lengkap program tersedia di halaman <a href="/id/sosial">Sosial</a>.</p>`,
        metaDescription:
          'Enam ruang kelas baru mengakhiri jadwal belajar bergantian bagi 186 murid di dua sekolah dasar di Sungai Kunyit, Kabupaten Mempawah.',
      },
      en: {
        title: 'Six new classrooms for two primary schools in Sungai Kunyit',
        slug: 'six-new-classrooms-for-two-primary-schools-in-sungai-kunyit',
        excerpt:
          'Termites had closed half of the rooms, so 186 children took turns to learn. From this week every pupil starts at seven in the morning, in the same building.',
        content: `<p>For four years the pupils of two primary schools in Sungai Kunyit came in shifts: one half of the timetable in the morning, the other in the heat of the afternoon. Termites had made the older rooms unsafe. On Saturday, May 21, the schools received six new classrooms and went back to a single school day.</p>
<p>Each room measures seven meters by nine and stands 60 centimeters above the ground, higher than any flood recorded in the past twenty years. A double roof lets warm air out at the ridge, and the windows face north and south so that no child sits in the evening sun. There is no air conditioning to pay for.</p>
<p>Local hands did the building. Thirty-eight carpenters and masons from nearby villages worked on it for five months, with window frames from a craft cooperative in Toho and bricks from kilns outside the town of Mempawah. The company kept a tally: 71 percent of the budget was spent inside the regency.</p>
<blockquote><p>“The afternoon class used to end close to sunset, and children who live far away often did not come,” said Puspa Cendekia, one of the two head teachers. “This week our attendance is 97 percent.”</p></blockquote>
<h2>Books, taps and Friday science</h2>
<p>The schools also have a small library of 1,450 titles, twelve wash basins, and separate toilets for girls and boys. On the last Friday of every month, young engineers from the project visit to help teachers with simple experiments; the first used lemon juice, chalk and a great many balloons.</p>
<p>Three more schools are next, this time for sanitation. Tirta Sambas, Community Development Manager, said the choice is made with the regency education office and depends on two numbers, pupils and damage. Other programs are described on the <a href="/en/social">Social</a> page.</p>`,
        metaDescription:
          'Six new classrooms in Sungai Kunyit end four years of shift learning for 186 pupils at two primary schools near the alumina refinery site.',
      },
    },
  },
  {
    key: 'first-welders-graduate',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Sumber Daya Manusia',
    featuredImage: '/assets/news-20.webp',
    publishedAt: '2022-08-16T08:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: '64 Pemuda Mempawah Lulus Pelatihan Las dan Perpipaan Angkatan Pertama',
        slug: '64-pemuda-mempawah-lulus-pelatihan-las-dan-perpipaan-angkatan-pertama',
        excerpt:
          'Empat bulan di bengkel latih berakhir dengan uji kompetensi nasional. Sebanyak 51 lulusan langsung diterima kontraktor yang membangun kilang.',
        content: `<p>Kinan Meranti belum pernah memegang alat las sebelum April lalu. Pekan ini, perempuan berusia 21 tahun asal Toho itu menerima sertifikat juru las posisi 6G, jenjang yang menuntut sambungan pipa miring 45 derajat tanpa cacat. Ia satu dari 64 peserta yang lulus dari pelatihan angkatan pertama di bengkel latih kilang, Sungai Kunyit.</p>
<p>Pelatihan dibuka untuk 70 orang berusia 18 sampai 30 tahun dari Sungai Kunyit, Toho, Mempawah Hilir, dan Siantan. Pendaftarnya mencapai 611 orang. Seleksi memakai tes matematika dasar, pemeriksaan kesehatan, serta wawancara; tidak ada syarat pengalaman kerja.</p>
<h2>Materi selama 16 pekan</h2>
<ol>
<li>Keselamatan kerja dan izin kerja panas.</li>
<li>Membaca gambar isometrik perpipaan.</li>
<li>Las busur dan las argon pada baja karbon.</li>
<li>Pemasangan flensa, dudukan pipa, dan uji tekan.</li>
<li>Praktik lapangan di area fabrikasi, lima pekan.</li>
</ol>
<p>Ujian akhir dipimpin asesor dari lembaga sertifikasi profesi. Enam peserta yang belum lulus boleh mengulang pada November tanpa biaya.</p>
<p>Manajer Sumber Daya Manusia Sekar Melawi menyebut 51 lulusan sudah menandatangani kontrak dengan tiga kontraktor di tapak. Sisanya masuk daftar panggil untuk pekerjaan perpipaan yang mencapai puncak awal tahun depan. “Kilang ini akan beroperasi puluhan tahun. Tenaga yang merawatnya sebaiknya orang yang rumahnya terlihat dari pagar,” tuturnya.</p>
<p>Selama pelatihan, peserta memperoleh uang saku, makan siang, dan antar jemput. Bengkel yang sama kini disiapkan untuk angkatan kedua dengan dua jurusan tambahan: kelistrikan industri dan instrumentasi. Pendaftaran diumumkan di kantor kecamatan, sekolah kejuruan, dan situs ini; seluruh prosesnya bebas biaya.</p>
<p>Bagi Kinan, rencana berikutnya sederhana. Gaji pertamanya dipakai untuk mengganti atap rumah orang tuanya. “Yang lama bocor tepat di atas meja belajar adik saya,” katanya.</p>`,
        metaDescription:
          'Sebanyak 64 pemuda Mempawah lulus pelatihan las dan perpipaan di bengkel latih kilang; 51 di antaranya langsung bekerja di proyek.',
      },
    },
  },
  {
    key: 'toho-nursery',
    category: 'news',
    topic: 'sustainability',
    status: 'published',
    author: 'Divisi Lingkungan',
    featuredImage: '/assets/news-05.webp',
    publishedAt: '2022-10-06T09:15:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Dari Biji Tengkawang ke Lahan Pulih: Persemaian Dibuka di Toho',
        slug: 'dari-biji-tengkawang-ke-lahan-pulih-persemaian-dibuka-di-toho',
        excerpt:
          'Persemaian seluas 1,4 hektare mampu menghasilkan 60.000 bibit setahun. Biji dibeli dari kelompok tani yang mengumpulkannya di hutan adat.',
        content: `<p>Musim buah tengkawang tahun ini datang lebih awal, dan untuk pertama kali sebagian bijinya tidak dijual ke tengkulak. Kelompok Tani Rimba Lestari di Toho mengantarkan 1,8 ton biji ke persemaian baru milik perusahaan, yang dibuka pada Selasa (4/10).</p>
<p>Di lahan 1,4 hektare itu, deretan polibag hitam memanjang di bawah jaring peneduh. Kapasitasnya 60.000 bibit per tahun. Hampir separuh adalah jenis lokal yang tumbuh lambat seperti tengkawang, belian, dan jelutung; selebihnya tanaman perintis yang cepat menaungi tanah, misalnya pulai dan mahang.</p>
<h2>Mengapa jenis perintis ditanam lebih dahulu</h2>
<p>Tanah bekas galian bauksit miskin humus dan mudah memadat. Bibit meranti yang ditanam langsung di tempat terbuka jarang bertahan melewati kemarau pertama. Karena itu tim lingkungan memakai pola dua tahap: pohon perintis ditanam rapat pada tahun pertama, lalu jenis hutan disisipkan pada tahun ketiga setelah tajuk mulai menutup.</p>
<p>“Kami meniru cara hutan menyembuhkan dirinya, hanya saja dengan jadwal,” kata Manajer Lingkungan Ratih Mendawai. Uji coba seluas 3 hektare di dekat Kuala Mandor sejak 2019 mencatat tingkat hidup 84 persen, dibandingkan 41 persen pada petak yang ditanami sekaligus.</p>
<h2>Harga yang diumumkan</h2>
<p>Biji dan cabutan dibeli dengan harga tetap yang ditempel di pintu persemaian dan ditinjau setiap enam bulan bersama kelompok tani. Dua puluh tiga warga, 14 di antaranya perempuan, bekerja menyiapkan media tanam dari sekam, tanah pucuk, dan kompos tandan kosong sawit.</p>
<p>Bibit pertama akan keluar dari persemaian pada April 2023. Sebagian dialokasikan untuk jalur hijau di sekeliling kilang, sebagian lagi untuk lahan reklamasi pemasok bauksit yang bekerja sama. Warga juga boleh meminta bibit buah secara cuma-cuma, paling banyak sepuluh batang per keluarga setiap musim hujan.</p>`,
        metaDescription:
          'Persemaian 1,4 hektare di Toho menghasilkan 60.000 bibit per tahun untuk memulihkan lahan bekas galian bauksit dengan jenis pohon lokal.',
      },
      en: {
        title: 'A nursery at Toho grows the trees that mined land will need',
        slug: 'a-nursery-at-toho-grows-the-trees-that-mined-land-will-need',
        excerpt:
          'Sixty thousand seedlings a year, nearly half of them slow native timber species, will leave a new 1.4-hectare nursery run with farmers who know the forest.',
        content: `<p>Ironwood takes a century to become a tree worth boasting about. At the nursery that opened in Toho on October 4 it is fifteen centimeters tall and lives in a black polythene bag, together with tengkawang, jelutung and some twenty other species that once covered the bauxite hills of West Kalimantan.</p>
<p>The nursery covers 1.4 hectares and can raise 60,000 seedlings a year. They are meant for ground that has been stripped of ore, for the green belt around the refinery, and for the gardens of any family that asks.</p>
<h3>Pioneers first</h3>
<p>Mined laterite is hard, hot and short of humus. Forest trees planted straight into it mostly die in their first dry season, as the environment team learned on a three-hectare trial near Kuala Mandor that has been running since 2019. Plots planted all at once kept 41 percent of their trees. Plots where fast pioneers went in first, and forest species followed in the third year under their shade, kept 84 percent.</p>
<p>Ratih Mendawai, Environment Manager, has made the second method the rule. “We copy the way a forest heals itself,” she said, “only with a schedule.”</p>
<h3>Seeds at a posted price</h3>
<p>Nobody collects seed better than people who grew up beneath the trees. A farmers’ group from Toho delivered 1.8 tons of tengkawang nuts in the first two weeks, for a price that hangs on the nursery gate and is reviewed with the growers twice a year. Twenty-three residents, fourteen of them women, mix potting soil from rice husk, topsoil and composted palm bunches.</p>
<p>The first seedlings leave in April 2023. What they are expected to become is set out on the <a href="/en/environment">Environment</a> page.</p>`,
        metaDescription:
          'A nursery in Toho raises 60,000 seedlings a year, with native species and local seed collectors, to restore former bauxite land.',
      },
    },
  },
  {
    key: 'stack-topped-out',
    category: 'news',
    topic: 'operations-and-production',
    status: 'published',
    author: 'Redaksi Proyek',
    featuredImage: '/assets/news-03.webp',
    publishedAt: '2022-12-13T16:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Cerobong 80 Meter Berdiri Tegak, Pekerjaan Sipil Tembus 60 Persen',
        slug: 'cerobong-80-meter-berdiri-tegak-pekerjaan-sipil-tembus-60-persen',
        excerpt:
          'Beton terakhir dituang pada 9 Desember setelah 38 hari pengecoran tanpa henti. Cerobong itu kini menjadi bangunan tertinggi di pesisir Mempawah.',
        content: `<p>Dari jalan raya Pontianak–Singkawang, bentuknya sudah tampak sejak tikungan pertama selepas kota Mempawah: sebatang kolom abu-abu setinggi 80 meter dengan lampu merah di puncaknya. Pengecoran cerobong kilang alumina di Sungai Kunyit rampung pada Jumat malam (9/12), sembilan hari lebih cepat daripada rencana.</p>
<p>Metode yang dipakai adalah cetakan geser. Acuan setinggi 1,2 meter naik perlahan mengikuti beton yang mengeras, rata-rata 2,1 meter sehari, siang dan malam. Sekali dimulai, pekerjaan tidak boleh berhenti. Tiga regu beranggotakan 46 orang bergantian selama 38 hari untuk menuang 2.150 meter kubik beton.</p>
<blockquote><p>“Hujan di sini tidak menunggu giliran. Kami membuat atap yang ikut naik bersama cetakan, jadi selama Desember hanya dua jam yang hilang karena petir,” ujar Teguh Ulin, pengawas lapangan.</p></blockquote>
<p>Kemiringan akhir terukur 11 milimeter dari sumbu tegak, jauh di bawah batas 40 milimeter yang dipersyaratkan. Tahap berikutnya ialah pemasangan lapisan tahan panas, tangga dalam, dan platform pemantauan emisi pada ketinggian 45 meter. Dari platform itu kelak alat ukur mengirim data debu, sulfur dioksida, dan nitrogen oksida setiap jam ke ruang kendali dan ke pemerintah.</p>
<p>Warga nelayan mempunyai kepentingan tersendiri. Sebelum ada cerobong, mereka pulang dengan patokan menara masjid yang hanya terlihat pada hari cerah. Kini lampu puncak berkedip setiap tiga detik dan tampak dari jarak belasan mil laut. Syahbandar sudah memasukkannya ke dalam daftar tanda pandu tidak resmi.</p>
<h2>Posisi proyek di akhir tahun</h2>
<ul>
<li>Pekerjaan sipil: 60,4 persen.</li>
<li>Baja struktur: 9.800 dari 21.000 ton terpasang.</li>
<li>Tenaga kerja di tapak: 3.260 orang, 64 persen dari Kalimantan Barat.</li>
<li>Jam kerja selamat: 5,7 juta jam tanpa kecelakaan yang menghilangkan hari kerja.</li>
</ul>
<p>Tahun 2023 akan menjadi tahun perpipaan dan peralatan mekanik. Bejana pelarutan pertama dijadwalkan tiba di Pelabuhan Kijing pada pertengahan Januari.</p>`,
        metaDescription:
          'Cerobong beton 80 meter kilang alumina Mempawah selesai dicor dalam 38 hari. Progres pekerjaan sipil akhir 2022 mencapai 60,4 persen.',
      },
      en: {
        title: 'Eighty meters up: the refinery stack is topped out before the year ends',
        slug: 'eighty-meters-up-the-refinery-stack-is-topped-out-before-the-year-ends',
        excerpt:
          'Three crews poured concrete around the clock for 38 days. The finished stack leans just 11 millimeters and will carry continuous emission monitors.',
        content: `<p>The last bucket of concrete went up at 9.20 in the evening on Friday, December 9, under floodlights and a light drizzle. With it the refinery’s stack reached its full 80 meters, nine days ahead of program.</p>
<p>Slipforming leaves no room for a weekend. A ring of formwork little more than a meter high creeps upward on hydraulic jacks while fresh concrete sets below it, at about 2.1 meters a day. If it stops, a cold joint forms. So 46 people in three crews kept it moving for 38 days and placed 2,150 cubic meters.</p>
<h2>Straight, and soon to be watched</h2>
<p>Surveyors measured a deviation of 11 millimeters from the vertical; the specification allows 40. Refractory lining and an internal ladder come next, followed by a platform at 45 meters for instruments that will record dust, sulfur dioxide and nitrogen oxides. Hourly readings will go to the control room and to the authorities once the plant runs.</p>
<blockquote><p>“Rain here does not wait its turn,” said Teguh Ulin, site supervisor. “We built a roof that climbs with the formwork, so in all of December lightning cost us just two hours.”</p></blockquote>
<p>At year’s end civil works stand at 60.4 percent, and 9,800 of 21,000 tons of structural steel are in place. The site employs 3,260 people, nearly two thirds of them from West Kalimantan, and has logged 5.7 million hours without a lost-time injury. The first digestion vessel is expected at Kijing Port in mid-January.</p>`,
        metaDescription:
          'The refinery’s 80-meter concrete stack is complete after 38 days of continuous slipforming; civil works reach 60.4 percent at the end of 2022.',
      },
    },
  },
] satisfies DemoArticle[];
