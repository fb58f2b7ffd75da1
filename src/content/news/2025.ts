import type { DemoArticle } from './demo-article.ts';

export const articles2025: DemoArticle[] = [
  {
    key: 'flood-relief-warehouse',
    category: 'news',
    topic: 'social-activities',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-13.webp',
    publishedAt: '2025-01-23T15:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Gudang Kilang Jadi Posko Logistik bagi Warga Terdampak Banjir',
        slug: 'gudang-kilang-jadi-posko-logistik-bagi-warga-terdampak-banjir',
        excerpt:
          'Banjir merendam sembilan desa di Kabupaten Mempawah sejak 20 Januari. Karyawan membuka gudang untuk bantuan, dapur umum, dan titik jemput perahu.',
        content: `<p>Hujan tiga hari berturut-turut merendam sembilan desa di Kabupaten Mempawah sejak Senin (20/1). Atas permintaan badan penanggulangan bencana daerah, sebagian gudang kilang di Sungai Kunyit dibuka sebagai pos logistik mulai Selasa pagi.</p>
<p>Hingga Kamis siang, pos ini telah menyalurkan 11,5 ton beras, 2.300 selimut, 640 paket perlengkapan bayi, dan 18.000 liter air minum. Dapur umum menyiapkan 1.900 porsi setiap hari. Empat truk bak tinggi dan enam perahu karet dioperasikan 74 karyawan sukarelawan secara bergiliran.</p>
<p>“Rumah tiga rekan kami sendiri ikut terendam. Mereka tetap datang dan menyortir pakaian,” kata Wira Galing, Manajer Keselamatan dan Kesehatan Kerja, yang mengoordinasi posko.</p>
<p>Warga yang membutuhkan penjemputan dapat menghubungi posko desa. Donasi diterima pukul 08.00–17.00 WIB di gerbang barat; yang paling diperlukan saat ini ialah popok, obat kulit, dan pakaian dalam baru. Operasi kilang tidak terganggu, dan kolam penampung air hujan masih menyisakan ruang 71 persen dari cadangannya.</p>`,
        metaDescription:
          'Gudang kilang di Sungai Kunyit menjadi pos logistik banjir: 11,5 ton beras dan 1.900 porsi makanan per hari bagi sembilan desa di Mempawah.',
      },
    },
  },
  {
    key: 'first-shipment-kijing',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-01.webp',
    publishedAt: '2025-02-20T10:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Pengapalan Perdana: 27.500 Ton Alumina Bertolak dari Kijing',
        slug: 'pengapalan-perdana-27500-ton-alumina-bertolak-dari-kijing',
        excerpt:
          'Kapal curah itu membawa alumina mutu peleburan ke pabrik peleburan dalam negeri. Pemuatan berlangsung 38 jam melalui konveyor tertutup di Pelabuhan Kijing.',
        content: `<p>MEMPAWAH, 20 Februari 2025 – Kapal curah bermuatan 27.500 ton alumina mutu peleburan meninggalkan Pelabuhan Kijing pada Rabu malam (19/2) menuju pabrik peleburan aluminium di dalam negeri. Ini pengapalan perdana sejak kilang menghasilkan alumina pada Oktober lalu.</p>
<p>Muatan tersebut hampir seluruhnya berasal dari hasil komisioning tahun 2024 yang mencapai 28.600 ton. Sertifikat mutu mencatat kemurnian 98,7 persen, kadar soda 0,38 persen, dan hilang pijar 0,8 persen, sesuai dengan spesifikasi pembeli.</p>
<h2>Tanpa debu di dermaga</h2>
<p>Alumina sehalus garam meja dan mudah terbang. Dari silo di kilang, produk diangkut dengan truk tangki bertekanan ke silo pelabuhan, kemudian naik ke kapal lewat konveyor tertutup dan corong teleskopik yang ujungnya selalu menyentuh permukaan muatan. Pemuatan selesai dalam 38 jam, termasuk jeda empat jam karena hujan.</p>
<blockquote><p>“Palka kapal diperiksa tiga kali sebelum dibuka untuk kami. Segenggam sisa muatan batu bara saja cukup untuk menurunkan mutu seluruh palka,” jelas Banyu Kijing, Superintenden Logistik.</p></blockquote>
<p>Nakhoda menerima cendera mata berupa sehelai kain tenun Sambas dan sekotak kecil alumina yang, menurut petugas bea, harus tetap dicantumkan dalam daftar barang bawaan.</p>
<h2>Mata rantai yang selama ini kosong</h2>
<p>Indonesia memiliki bauksit dan memiliki pabrik peleburan aluminium, tetapi alumina di antara keduanya lama bergantung pada impor. Setiap ton yang dikapalkan dari Kijing menggantikan satu ton yang biasanya dibeli dengan devisa. Holding Pertambangan BUMN memperkirakan, pada kapasitas penuh kilang mampu mencukupi kebutuhan pabrik peleburan berkapasitas sekitar 500.000 ton aluminium per tahun.</p>
<p>Pengapalan kedua dijadwalkan pada Maret. Setelah operasi percobaan dimulai, frekuensinya akan meningkat menjadi dua sampai tiga kapal setiap bulan. Untuk itu tahap kedua silo pelabuhan, berkapasitas 20.000 ton, sedang dikerjakan. Rincian mutu produk dapat dibaca di halaman <a href="/id/produk-kami">Produk Kami</a>.</p>`,
        metaDescription:
          'Pengapalan perdana 27.500 ton alumina mutu peleburan bertolak dari Pelabuhan Kijing pada 19 Februari 2025 menuju peleburan dalam negeri.',
      },
      en: {
        title: 'First cargo: 27,500 tons of alumina sail from Kijing',
        slug: 'first-cargo-27500-tons-of-alumina-sail-from-kijing',
        excerpt:
          'A bulk carrier left West Kalimantan on February 19 for an aluminum smelter in Indonesia, with nearly everything the refinery made while it was commissioned.',
        content: `<p>MEMPAWAH, February 20, 2025. The refinery’s first cargo is at sea. A bulk carrier with 27,500 tons of smelter grade alumina cleared Kijing Port late on Wednesday, bound for a domestic aluminum smelter.</p>
<p>On board is almost the whole output of the commissioning months, which came to 28,600 tons by the end of 2024. The certificate that travels with it shows a purity of 98.7 percent, soda at 0.38 percent and a loss on ignition of 0.8 percent, all within the buyer’s specification.</p>
<h2>White powder, clean quay</h2>
<p>Alumina has the fineness of table salt, and wind will carry it. Pressurized tankers bring the product from silos at the plant to silos at the port, from where an enclosed conveyor and a telescopic spout deliver it into the hold. The spout’s lip is kept touching the cargo. Loading took 38 hours, four of which were spent waiting for a shower to pass.</p>
<blockquote><p>“The holds were inspected three times before they were opened to us,” said Banyu Kijing, Logistics Superintendent. “One handful of leftover coal is enough to lower the grade of a whole hold.”</p></blockquote>
<h2>Why it matters</h2>
<p>Indonesia mines bauxite and smelts aluminum, yet the material in between has long been imported. Alumina from Mempawah fills that gap. At full output, the holding group estimates, the refinery can feed smelting capacity of about 500,000 tons of metal a year.</p>
<p>A second vessel is expected in March. Two or three a month will call once trial operation is under way. For product data see <a href="/en/our-products">Our products</a>; media inquiries are welcome through the <a href="/en/contact">contact form</a>.</p>`,
        metaDescription:
          'The first 27,500-ton cargo of smelter grade alumina left Kijing Port, West Kalimantan, on February 19, 2025, for a domestic smelter.',
      },
    },
  },
  {
    key: 'trial-operation',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-19.webp',
    publishedAt: '2025-04-10T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title:
          'Kilang Alumina Mempawah Memulai Operasi Percobaan Berkapasitas Satu Juta Ton per Tahun dengan Seluruh Pasokan Bauksit dari Dalam Negeri',
        slug: 'kilang-alumina-mempawah-memulai-operasi-percobaan-berkapasitas-satu-juta-ton-per-tahun-dengan-seluruh-pasokan-bauksit-dari-dalam-negeri',
        excerpt:
          'Kedua lini kini berjalan bersamaan dan diawaki lebih dari 800 tenaga profesional. Operasi percobaan menguji keandalan kilang pada beban yang naik bertahap.',
        content: `<p>SUNGAI KUNYIT, 10 April 2025 – Terhitung sejak Senin (7/4), kilang alumina di Kabupaten Mempawah, Kalimantan Barat, memasuki masa operasi percobaan. Untuk pertama kalinya kedua lini pelarutan, seluruh bejana presipitasi, dan dua unit kalsinasi berjalan serempak sebagai satu kilang dengan kapasitas rancangan 1.000.000 ton alumina per tahun.</p>
<p>Operasi percobaan berbeda dari komisioning. Pada tahap sebelumnya setiap peralatan diuji satu per satu; kini yang diuji ialah ketahanan keseluruhannya. Beban dinaikkan dari 45 persen menjadi 60, 75, dan 90 persen. Setiap jenjang harus dipertahankan sekurang-kurangnya 30 hari tanpa gangguan besar sebelum dinaikkan.</p>
<h2>Kilang dalam angka</h2>
<ul>
<li>Kapasitas: 1.000.000 ton alumina per tahun.</li>
<li>Bahan baku: bauksit 100 persen dari dalam negeri.</li>
<li>Tenaga profesional: lebih dari 800 orang.</li>
<li>Energi: pembangkit termal 3 × 25 MW.</li>
<li>Suhu kalsinasi: sekitar 1.000 °C.</li>
</ul>
<blockquote><p>“Kilang baru ibarat orkestra yang pemainnya hafal bagiannya masing-masing tetapi belum pernah bermain bersama. Tahun ini kami belajar mendengarkan satu sama lain,” kata Damar Sekadau, General Manager Operasi.</p></blockquote>
<h2>Keselamatan sebagai syarat kenaikan beban</h2>
<p>Kenaikan beban diputuskan oleh panel yang beranggotakan bagian operasi, perawatan, lingkungan, serta keselamatan kerja. Masing-masing memiliki hak menolak. Manajer Keselamatan dan Kesehatan Kerja Wira Galing menyebut tidak ada jadwal yang boleh dijadikan alasan untuk melewati jenjang. Pada tahap komisioning, hak itu digunakan dua kali.</p>
<p>Data emisi cerobong dan mutu air dilaporkan kepada pemerintah secara daring. Ringkasannya ditempel di kantor desa setiap bulan dalam bahasa yang mudah dipahami.</p>
<h2>Dari bijih sampai silo</h2>
<p>Perjalanan satu butir bauksit di dalam kilang memakan waktu sekitar tiga hari. Bijih digiling basah, lalu dilarutkan dalam soda kaustik panas. Lumpur merah diendapkan dan dicuci, sedangkan larutan jernihnya didinginkan perlahan agar kristal hidrat tumbuh. Kristal itulah yang dibakar menjadi alumina dan disimpan dalam dua silo berkapasitas masing-masing 40.000 ton.</p>
<p>Selama masa percobaan, setiap tahap diukur terhadap jaminan pemasok peralatan: hasil pelarutan, pemakaian kaustik, energi per ton, dan mutu produk. Ada 64 jaminan yang harus dibuktikan. Hingga akhir Maret, 19 di antaranya sudah ditandatangani kedua belah pihak.</p>
<h2>Manfaat bagi daerah</h2>
<p>Hampir dua pertiga karyawan berasal dari Kalimantan Barat. Sekitar 290 pemasok lokal, mulai dari bengkel bubut di Singkawang sampai katering di Sungai Kunyit, tercatat aktif pada triwulan pertama. Nilai belanja kepada mereka mencapai Rp118 miliar, naik 40 persen dari triwulan sebelumnya.</p>
<p>Perusahaan menargetkan produksi tahun 2025 antara 580.000 dan 640.000 ton. Seluruhnya akan diserap oleh pabrik peleburan di dalam negeri dan pembeli jangka panjang. Tahapan pengolahan dari bijih sampai serbuk dijelaskan di halaman <a href="/id/proses-produksi">Proses Produksi</a>.</p>`,
        metaDescription:
          'Kilang alumina di Mempawah memulai operasi percobaan pada kapasitas 1.000.000 ton per tahun dengan 100 persen bauksit dalam negeri.',
      },
      en: {
        title:
          'Mempawah alumina refinery begins trial operation at a capacity of one million tons a year, supplied entirely with domestic bauxite',
        slug: 'mempawah-alumina-refinery-begins-trial-operation-at-a-capacity-of-one-million-tons-a-year-supplied-entirely-with-domestic-bauxite',
        excerpt:
          'Both lines are running together for the first time, with more than 800 professionals on the payroll. Load will rise only after thirty quiet days at each step.',
        content: `<p>SUNGAI KUNYIT, April 10, 2025. Since Monday, April 7, the alumina refinery in Mempawah Regency, West Kalimantan, has been in trial operation. Two digestion lines, every precipitation tank and both calciners now work as a single plant, designed for 1 million tons of alumina a year.</p>
<p>During commissioning, machines were proved one at a time. Trial operation asks a harder question: can the whole keep going? The answer will be found in steps of 45, 60, 75 and 90 percent of load. Each step must hold for at least thirty days without a serious upset before the next is allowed.</p>
<h2>At a glance</h2>
<ul>
<li>Capacity of 1 million tons of alumina a year by the Bayer process</li>
<li>Bauxite: 100 percent domestic</li>
<li>More than 800 professionals</li>
<li>Own thermal plant, 3 × 25 MW</li>
<li>Calcination at about 1,000 °C</li>
</ul>
<h2>Four people who may say no</h2>
<p>A panel decides on every increase. Operations, maintenance, environment and safety have one vote apiece, and any of them can refuse. The right was used twice while the plant was being commissioned, once over a gearbox and once over a shift roster.</p>
<p>No schedule may be a reason to skip a step, said Wira Galing, Health and Safety Manager.</p>
<blockquote><p>“A new refinery is like an orchestra whose players know their own parts but have never played together,” said Damar Sekadau, General Manager Operations. “This year we are learning to listen to one another.”</p></blockquote>
<h2>Sixty-four promises to check</h2>
<p>Equipment suppliers gave guarantees for yield, caustic consumption, energy and quality, sixty-four in total. Each has to be demonstrated on the running plant and signed for by both sides. Nineteen had been by the end of March. The rest will occupy the engineers well into next year.</p>
<p>Ore needs about three days from mill to silo. It is ground wet, dissolved in hot caustic soda, relieved of its red mud, and cooled slowly so that crystals of hydrate can grow; those are fired into alumina. Two silos of 40,000 tons each wait at the end of the line.</p>
<h2>Close to home</h2>
<p>Nearly two employees in three are from West Kalimantan. In the first quarter 290 local firms, from lathe shops in Singkawang to caterers in Sungai Kunyit, sold goods and services worth 118 billion rupiah to the refinery, 40 percent more than in the quarter before.</p>
<p>Stack and water data are sent to the authorities online, while a summary in everyday language is posted at village offices each month. The company expects to produce between 580,000 and 640,000 tons this year for domestic smelting and long-term buyers. How ore becomes powder is shown under <a href="/en/production-process">Production process</a>.</p>`,
        metaDescription:
          'The alumina refinery in Mempawah starts trial operation at a capacity of 1 million tons a year, using 100 percent domestic bauxite.',
      },
    },
  },
  {
    key: 'thickener-explained',
    category: 'news',
    topic: 'operations-and-production',
    status: 'published',
    author: 'Refinery Desk',
    featuredImage: '/assets/news-22.webp',
    publishedAt: '2025-07-17T11:00:00+07:00',
    defaultLanguage: 'en',
    details: {
      en: {
        title: 'How a 45-meter thickener separates red mud from liquor',
        slug: 'how-a-45-meter-thickener-parts-red-mud-from-liquor',
        excerpt:
          'Visitors photograph the stack, but the quiet round tank beside it decides whether alumina comes out white. A walk around the most patient machine on site.',
        content: `<p>Stand on the bridge across thickener number two and very little seems to happen. The tank is 45 meters wide and looks like a pond the color of brick. An arm turns below the surface, once every eleven minutes. Near the rim the water, which is not water but hot caustic liquor, becomes clear enough to show the wall.</p>
<p>In those few meters between red and clear the refinery separates what it wants from what it does not.</p>
<h2>What goes in</h2>
<p>Digestion dissolves the aluminum in bauxite and leaves iron, titanium and most of the silica as a fine mud. The slurry that arrives here carries about 60 grams of solids in each liter, at just over 100 °C. Left alone it would take days to settle.</p>
<h2>What helps it along</h2>
<ol>
<li><strong>Flocculant.</strong> Sixty grams of a long-chained polymer per ton of mud gather the particles into flakes that sink like snow.</li>
<li><strong>A calm entrance.</strong> Slurry enters through a central well, where it loses its speed before it can stir up the bed.</li>
<li><strong>Rakes.</strong> The slow arm moves thickened mud to the middle and opens channels through which trapped liquor escapes upward.</li>
</ol>
<p>Clear liquor overflows at the rim with less than 0.1 grams of solids per liter. After one more filtration it goes to precipitation. The mud leaves at the bottom, is washed six times to win back caustic soda, then pressed until it can be moved by truck.</p>
<h2>Lessons from a season</h2>
<p>During the first weeks of trial operation the overflow turned cloudy every afternoon. Operators suspected the flocculant, the pumps and each other. The sun was to blame: dilution water stood in an uninsulated pipe, warmed up, and thinned the polymer. Forty meters of cladding put it right.</p>
<blockquote><p>“You cannot hurry a thickener,” said Galih Tengkawang, who has moved from inspecting welds to running the clarification area. “All you can do is find out what is annoying it.”</p></blockquote>
<p>Next time you see a picture of brilliant white alumina, think of brick-red soup and an arm that takes eleven minutes to come round. The stages before and after are described under <a href="/en/production-process">Production process</a>.</p>`,
        metaDescription:
          'A walk around the 45-meter thickener that separates red mud from caustic liquor at the Mempawah refinery, and what its first season taught.',
      },
    },
  },
  {
    key: 'recruitment-fraud-warning',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Sumber Daya Manusia',
    featuredImage: null,
    publishedAt: '2025-09-04T08:30:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Waspada Penipuan Rekrutmen',
        slug: 'waspada-penipuan-rekrutmen',
        excerpt:
          'Beredar surat panggilan palsu yang meminta uang tiket dan akomodasi. Seluruh tahap penerimaan karyawan tidak dipungut biaya dan tidak memakai perantara.',
        content: `<p>Kami menerima laporan tentang surat panggilan seleksi palsu yang mencatut nama perusahaan. Penerimanya diminta mentransfer uang tiket dan akomodasi kepada agen perjalanan tertentu, dengan janji akan diganti.</p>
<p>Dengan ini kami menegaskan:</p>
<ul>
<li>seluruh tahap penerimaan karyawan tidak dipungut biaya;</li>
<li>perusahaan tidak bekerja sama dengan agen perjalanan mana pun untuk seleksi;</li>
<li>lowongan hanya diumumkan melalui situs resmi ini dan dinas tenaga kerja setempat;</li>
<li>pewawancara tidak pernah meminta kata sandi, kode verifikasi, atau foto kartu bank.</li>
</ul>
<p>Jika menerima pesan mencurigakan, jangan membalas dan jangan mengirim uang. Simpan buktinya, lalu tanyakan keasliannya melalui <a href="/id/kontak">halaman kontak</a>. Dugaan keterlibatan orang dalam dapat dilaporkan tanpa menyebut nama melalui saluran <a href="/id/budaya-baik">Budaya BAIK</a>.</p>`,
        metaDescription:
          'Beredar surat panggilan kerja palsu. Penerimaan karyawan tidak dipungut biaya, tanpa agen perjalanan, dan hanya diumumkan di situs resmi.',
      },
      en: {
        title: 'Beware of recruitment fraud',
        slug: 'beware-of-recruitment-fraud',
        excerpt:
          'False interview letters in the company’s name ask applicants to pay for flights and hotels. We never charge for any step of recruitment and use no agents.',
        content: `<p>Letters inviting people to job interviews with the company, and asking them to book flights through a named travel agency, are forgeries. Several applicants have lost money to them in the past month.</p>
<p>Please note how we really recruit:</p>
<ul>
<li>Applying costs nothing, at any stage.</li>
<li>There are no agents, travel partners or paid “fast tracks”.</li>
<li>Vacancies appear on this site and at the local manpower office, nowhere else.</li>
<li>Our staff do not ask for passwords, verification codes or pictures of bank cards.</li>
</ul>
<p>If a message looks doubtful, keep it, do not answer it, and ask us through the <a href="/en/contact">contact page</a> whether it is genuine. Should you suspect that an employee is involved, you may report it anonymously through <a href="/en/baik-culture">BAIK culture</a>.</p>`,
        metaDescription:
          'Forged interview letters are circulating. The company never charges applicants, uses no travel agents, and posts vacancies only on this site.',
      },
    },
  },
  {
    key: 'river-monitoring-at-dawn',
    category: 'news',
    topic: 'sustainability',
    status: 'published',
    author: 'Divisi Lingkungan',
    featuredImage: '/assets/news-24.webp',
    publishedAt: '2025-11-13T07:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Subuh di Sungai: Warga dan Perusahaan Memantau Air Bersama',
        slug: 'subuh-di-sungai-warga-dan-perusahaan-memantau-air-bersama',
        excerpt:
          'Setiap Kamis kedua, pelajar, nelayan, dan analis mengambil contoh air di sembilan titik. Botol kedua dikirim ke laboratorium independen di Pontianak.',
        content: `<p>Kabut belum terangkat ketika perahu pertama dilepas dari tambatan. Di dalamnya duduk seorang nelayan, dua siswa SMA, dan seorang analis dari kilang dengan kotak pendingin di pangkuan. Mereka punya waktu dua jam sebelum lalu lintas perahu mengeruhkan sungai.</p>
<p>Pemantauan bersama ini berlangsung setiap Kamis kedua sejak Februari, di sembilan titik dari hulu sampai muara. Di tiap titik diambil dua botol. Yang satu diuji laboratorium kilang; yang lain disegel, ditandatangani wakil warga, dan dibawa ke laboratorium independen di Pontianak.</p>
<h2>Ketika dua angka berbeda</h2>
<p>Dari 162 pasang contoh selama sembilan bulan, 157 menunjukkan hasil yang sama dalam batas ketelitian alat. Lima pasang berselisih, semuanya pada padatan tersuspensi. Setelah ditelusuri, penyebabnya ialah botol yang terlalu lama terkena matahari. Kini setiap perahu membawa es.</p>
<p>Derajat keasaman berkisar antara 6,1 dan 7,2, wajar bagi sungai yang menerima air gambut. Aluminium terlarut berada di bawah 0,1 miligram per liter di seluruh titik, dan tidak ada perbedaan yang berarti antara hulu dan hilir kilang.</p>
<blockquote><p>“Yang membuat saya percaya itu bukan angkanya. Saya melihat sendiri botolnya disegel,” ujar Jala Pesisir, ketua kelompok nelayan.</p></blockquote>
<h2>Papan yang dibaca orang</h2>
<p>Hasil bulanan ditempel di tiga dermaga, dengan warna hijau, kuning, dan merah serta penjelasan sepanjang satu kalimat. Bulan Agustus terdapat dua warna kuning akibat kekeruhan setelah hujan lebat. Papan itu menyebutkannya apa adanya.</p>
<p>Seluruh data mentah dapat diminta di kantor desa. Sejauh ini peminta terbanyak adalah mahasiswa yang sedang menulis skripsi.</p>
<p>Menurut Ratih Mendawai, Manajer Lingkungan, tahun depan pemantauan akan mencakup sedimen dan kerang. Para siswa mengusulkan satu hal lagi: menghitung kunang-kunang di tepi sungai, yang kata orang tua mereka dahulu seterang pasar malam.</p>`,
        metaDescription:
          'Warga, pelajar, dan analis kilang memantau mutu air sungai di sembilan titik setiap bulan, dengan uji banding laboratorium di Pontianak.',
      },
      en: {
        title: 'At dawn, villagers and chemists sample the river together',
        slug: 'at-dawn-villagers-and-chemists-sample-the-river-together',
        excerpt:
          'Two bottles from each of nine points, one for the refinery and one for an independent laboratory. After nine months, 157 of 162 pairs tell the same story.',
        content: `<p>By half past five there is light enough to read a label. A fisherman holds the boat steady, a schoolgirl lowers the sampler, and an analyst from the refinery writes down the time. Everyone signs. Then they do it again with a second bottle, because trust here comes in pairs.</p>
<p>Since February, on the second Thursday of each month, a mixed crew has sampled nine points from the upper river to the mouth. One bottle goes to the company’s laboratory. Its twin is sealed by a resident and driven to an independent laboratory in Pontianak.</p>
<h3>What the bottles say</h3>
<ul>
<li>Acidity between pH 6.1 and 7.2, usual for water that drains peat</li>
<li>Dissolved aluminum under 0.1 milligrams per liter at all nine points</li>
<li>No meaningful difference between points above and below the refinery</li>
<li>Turbidity over the guideline twice, both in August after heavy rain</li>
</ul>
<p>Of 162 pairs, five disagreed, always on suspended solids. Someone remembered that those bottles had stood in the sun. Boats carry ice now.</p>
<h3>A board worth reading</h3>
<p>Results hang at three landings in green, yellow or red, each with one plain sentence. The two yellow squares of August are there for all to see. When the result was once posted a day late, people telephoned.</p>
<blockquote><p>“It was not the figures that convinced me,” said Jala Pesisir, who leads the fishermen’s group. “I saw with my own eyes that the bottle was sealed.”</p></blockquote>
<p>Sediment and mussels will be added next year. The pupils have asked for something else as well: a yearly count of the fireflies along the bank, which their grandparents say were once as bright as a night market.</p>`,
        metaDescription:
          'Residents, pupils and refinery chemists jointly sample nine river points each month, and a laboratory in Pontianak checks every result.',
      },
    },
  },
] satisfies DemoArticle[];
