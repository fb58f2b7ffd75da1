import type { DemoArticle } from './demo-article.ts';

export const articles2026: DemoArticle[] = [
  {
    key: 'conveyor-crew',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Laras Kapuas',
    featuredImage: '/assets/news-02.webp',
    publishedAt: '2026-03-05T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Regu Perawatan Konveyor yang Dipimpin Tiga Perempuan Muda',
        slug: 'regu-perawatan-konveyor-yang-dipimpin-tiga-perempuan-muda',
        excerpt:
          'Sabuk sepanjang 11,6 kilometer menghubungkan bijih, hidrat, dan alumina. Tujuh belas orang menjaganya tetap berputar, dan ketiga kepala regunya perempuan.',
        content: `<p>“Konveyor itu mengeluh dulu sebelum rusak,” kata Kinan Meranti. “Bunyinya berubah. Kalau kita terbiasa mendengar, kita datang sebelum alarm.”</p>
<p>Kinan, 24 tahun, pertama kali masuk ke tapak ini sebagai peserta pelatihan las pada 2022. Sejak Januari ia memimpin satu dari tiga regu perawatan konveyor. Dua regu lain dikepalai Ayu Rasau, 27 tahun, lulusan politeknik di Pontianak, dan Dara Selimbau, 29 tahun, mantan teknisi eskalator di Singkawang. Tujuh belas orang bekerja di bawah mereka; sebelas di antaranya laki-laki, sebagian besar lebih tua.</p>
<h2>11,6 kilometer, 8.900 rol</h2>
<p>Empat puluh satu konveyor dengan panjang keseluruhan 11,6 kilometer bekerja di kilang. Ada yang mengangkut bijih basah seberat 900 ton per jam, ada yang membawa alumina kering yang mengikis pelat baja seperti ampelas. Rol yang macet dapat membakar sabuk dalam setengah jam. Karena itu 8.900 rol diperiksa bergiliran dengan telinga, termometer inframerah, dan, sejak tahun lalu, mikrofon ultrasonik.</p>
<p>Hasilnya terlihat pada catatan henti. Pada semester pertama 2025, gangguan konveyor menyumbang 96 jam berhenti. Semester kedua turun menjadi 41 jam.</p>
<p>Perbaikan itu tidak datang dari satu alat. Ketiga regu menghapus pembagian lama menurut gedung dan menggantinya menurut jenis bahan, sebab bijih basah dan alumina kering merusak peralatan dengan cara yang sama sekali berlainan. Suku cadang yang paling sering dicari dipindahkan dari gudang pusat ke tiga lemari di lapangan. Setiap pagi, sebelum pukul tujuh, para kepala regu berjalan bersama menyusuri satu konveyor yang dipilih dengan undian.</p>
<p>“Jalan pagi itu semula dianggap membuang waktu,” kata Dara. “Dari situ kami menemukan rangka yang retak di bawah konveyor 17. Tidak ada sensor di sana, hanya ada burung walet.”</p>
<h2>Jenjang yang terbuka</h2>
<p>Perempuan kini mengisi 17 persen dari 830 tenaga profesional perusahaan, naik dari 11 persen pada 2023. Manajer Sumber Daya Manusia Sekar Melawi mengaku belum puas. Ruang ganti, seragam, dan jadwal kerja malam baru diperbaiki setelah para karyawati menyusun daftarnya sendiri: 26 butir, 24 sudah dikerjakan.</p>
<blockquote><p>“Tidak ada yang kami turunkan syaratnya. Yang kami buang adalah hal-hal yang tak ada hubungannya dengan pekerjaan,” ujarnya.</p></blockquote>
<p>Ditanya soal rencana, Ayu ingin mendalami analisis getaran. Dara sedang menulis buku saku perawatan dalam bahasa yang, katanya, bisa dibaca sambil memegang kunci pas. Kinan? Ia baru mendaftar kuliah teknik mesin kelas malam.</p>`,
        metaDescription:
          'Tiga kepala regu perempuan memimpin perawatan 11,6 km konveyor di kilang alumina Mempawah dan memangkas waktu henti lebih dari separuh.',
      },
      en: {
        title: 'Three young women lead the crew that keeps the belts running',
        slug: 'three-young-women-lead-the-crew-that-keeps-the-belts-running',
        excerpt:
          'Forty-one conveyors, 8,900 rollers and a great deal of listening. Stoppages have more than halved since the maintenance teams were reorganized last year.',
        content: `<p>Kinan Meranti can tell a worn bearing from twenty meters away with her eyes shut. She has done so for a bet, and won. “A conveyor complains before it breaks,” she says. “The sound changes. If you are used to listening, you are there before the alarm.”</p>
<p>At 24 she is one of three crew leaders in charge of the refinery’s conveyors. The other two are Ayu Rasau, a polytechnic graduate from Pontianak, and Dara Selimbau, who used to repair escalators in Singkawang. Between them they lead seventeen technicians. Eleven are men, most of them older than their boss.</p>
<h2>A long way around</h2>
<p>Forty-one conveyors add up to 11.6 kilometers. Some carry 900 tons of wet ore an hour. Others move dry alumina, which wears through steel plate like sandpaper. There are 8,900 rollers, and any one of them, if it seizes, can set a belt smoldering within half an hour.</p>
<p>Crews make their rounds with infrared thermometers, ultrasonic microphones and the ears they were born with. Conveyor faults cost 96 hours in the first half of 2025. In the second half it was 41.</p>
<p>No single gadget explains the difference. The teams used to be assigned by building. They are now assigned by material, on the grounds that mud and dust ruin machinery in opposite ways. The parts that are asked for most have moved from the central store to three cupboards in the field.</p>
<p>And there is the morning walk. Before seven the three leaders draw a number and inspect that conveyor together, end to end, on foot. “At first it was considered a waste of time,” says Ms. Selimbau. “On one of those walks we found a cracked frame beneath conveyor 17. There are no sensors there, only swiftlets.”</p>
<h2>Twenty-six items on a list</h2>
<p>Women hold 17 percent of the company’s 830 professional posts, against 11 percent in 2023. What moved the figure was a list. Female employees wrote down everything that made the job harder for no good reason, from changing rooms to the cut of a fire-resistant jacket. It had 26 entries, of which 24 are done.</p>
<blockquote><p>“We lowered no requirement for anyone,” said Sekar Melawi, Human Resources Manager. “What we removed were things that had nothing to do with the work.”</p></blockquote>
<p>Ms. Rasau wants to specialize in vibration analysis. Ms. Selimbau is writing a pocket manual that can be read with a wrench in the other hand. Ms. Meranti came to the site in 2022 as a trainee welder who had never struck an arc; last month she enrolled for evening classes in mechanical engineering.</p>`,
        metaDescription:
          'Three women lead conveyor maintenance at the Mempawah alumina refinery, where belt stoppages fell from 96 to 41 hours per half-year in 2025.',
      },
    },
  },
  {
    key: 'caustic-emergency-drill',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-09.webp',
    publishedAt: '2026-06-11T10:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Simulasi Darurat Malam Hari di Tangki Kaustik Libatkan Tujuh Instansi Mempawah',
        slug: 'simulasi-darurat-malam-hari-di-tangki-kaustik-libatkan-tujuh-instansi-mempawah',
        excerpt:
          'Skenario kebocoran dimainkan tanpa pemberitahuan jam mulai. Tim pertama tiba dalam empat menit, dan evaluasi menemukan tiga hal yang harus diperbaiki.',
        content: `<p>SUNGAI KUNYIT, 11 Juni 2026 – Sirene terdengar pukul 22.47 WIB. Flensa pada tangki kaustik nomor 6 dinyatakan bocor, dua pekerja terkena percikan, dan angin bertiup ke arah jalan akses. Semuanya hanya skenario, tetapi dari 212 orang yang terlibat pada Selasa malam (9/6) itu, cuma lima yang mengetahui jam mulainya.</p>
<p>Simulasi gabungan ini diikuti tujuh instansi: badan penanggulangan bencana, pemadam kebakaran, kepolisian, rumah sakit daerah, puskesmas, dinas lingkungan hidup, dan syahbandar Pelabuhan Kijing. Warga dua dusun terdekat ikut berlatih menuju titik kumpul.</p>
<h2>Catatan waktu</h2>
<ul>
<li>Menit ke-4: regu tanggap darurat kilang tiba dan memasang perimeter.</li>
<li>Menit ke-6: kedua korban dibilas di pancuran darurat.</li>
<li>Menit ke-19: katup ditutup, aliran ke tanggul tangki berhenti.</li>
<li>Menit ke-31: ambulans rumah sakit daerah meninggalkan gerbang.</li>
<li>Menit ke-52: keadaan dinyatakan aman.</li>
</ul>
<p>Delapan tangki di area itu menampung larutan soda kaustik, bahan yang melarutkan alumina dari bauksit dan dapat melukai kulit dalam hitungan detik. Tanggul betonnya mampu menahan 110 persen isi tangki terbesar.</p>
<h2>Yang belum berjalan baik</h2>
<p>Manajer Keselamatan dan Kesehatan Kerja Wira Galing menyampaikan tiga temuan secara terbuka. Radio instansi luar memakai saluran yang berbeda sehingga pesan harus diulang; papan arah titik kumpul di Dusun Muara tidak terbaca dalam gelap; dan satu regu mengenakan sarung tangan yang salah.</p>
<blockquote><p>“Latihan yang sempurna tidak mengajarkan apa-apa. Tiga temuan ini jauh lebih berharga daripada tepuk tangan,” katanya.</p></blockquote>
<p>Ketiganya harus selesai sebelum 31 Juli dan akan diuji kembali pada latihan berikutnya, kali ini saat hujan. Perusahaan menggelar simulasi besar dua kali setahun, di luar latihan regu setiap bulan.</p>
<p>Hasil lengkap evaluasi diserahkan kepada ketujuh instansi dan dibacakan dalam pertemuan warga pada pekan berikutnya.</p>`,
        metaDescription:
          'Simulasi kebocoran kaustik pada 9 Juni 2026 melibatkan 212 orang dari kilang, tujuh instansi di Mempawah, dan warga dua dusun terdekat.',
      },
      en: {
        title: 'Seven district agencies join a night emergency drill at the caustic tank farm',
        slug: 'seven-district-agencies-join-a-night-emergency-drill-at-the-caustic-tank-farm',
        excerpt:
          'Only five of the 212 participants knew when the siren would sound. The leak was imaginary, the three weaknesses it uncovered were not.',
        content: `<p>SUNGAI KUNYIT, June 11, 2026. At thirteen minutes to eleven on Tuesday night an umpire handed a card to the operator of tank number six. It said that a flange had failed, that two people had been splashed, and that the wind was blowing toward the access road. The operator pressed the alarm, and 212 people went to work.</p>
<p>Caustic soda dissolves the alumina out of bauxite. It does the same to skin, and quickly. Eight tanks of it stand behind concrete walls that can hold 110 percent of the largest one. Twice a year the company rehearses what would happen if a pipe above those walls gave way.</p>
<h2>Minute by minute</h2>
<ol>
<li>Four minutes: the plant’s response crew is on the scene and has set a perimeter.</li>
<li>Six minutes: both casualties are under emergency showers.</li>
<li>Nineteen minutes: a valve is closed and the flow stops.</li>
<li>Thirty-one minutes: an ambulance of the regency hospital leaves through the gate.</li>
<li>Fifty-two minutes: all clear.</li>
</ol>
<p>Seven agencies took part, among them disaster management, the fire service, police, two health providers, the environment office and the harbor master of Kijing Port. Families from two hamlets walked to their assembly points with flashlights.</p>
<h2>Marks against us</h2>
<p>Health and Safety Manager Wira Galing published the faults the next morning. Visiting agencies used another radio channel, so that messages had to be repeated. Signs in one hamlet could not be read in the dark. And one crew put on the wrong gloves.</p>
<blockquote><p>“A perfect drill teaches nothing,” he said. “These three findings are worth far more than applause.”</p></blockquote>
<p>All three are to be put right by July 31. The following exercise will test them again, in the rain if the weather obliges.</p>`,
        metaDescription:
          'A caustic leak drill on June 9, 2026 brought 212 people, seven agencies and two hamlets together at the refinery in Mempawah, West Kalimantan.',
      },
    },
  },
  {
    key: 'haul-road-safety',
    category: 'news',
    topic: 'social-activities',
    status: 'published',
    author: 'Raka Pesisir',
    featuredImage: '/assets/news-04.webp',
    publishedAt: '2026-08-20T09:30:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Dua Juta Kilometer Tanpa Kecelakaan, Pengemudi Truk Bauksit Raih Penghargaan',
        slug: 'dua-juta-kilometer-tanpa-kecelakaan-pengemudi-truk-bauksit-raih-penghargaan',
        excerpt:
          'Delapan puluh empat pengemudi, lima kampung, dan satu nomor pengaduan di bak truk. Program jalan aman dari Toho ke Sungai Kunyit memasuki tahun ketiga.',
        content: `<p>Nama Pak Udin Ladang tertulis besar di kaca depan truknya, begitu pula nomor yang bisa dihubungi siapa saja bila ia mengebut. Dalam dua tahun, nomor itu berdering sebelas kali untuk seluruh armada. Tidak sekali pun untuk truknya.</p>
<p>Ia satu dari 84 pengemudi yang menerima penghargaan di lapangan sepak bola Toho pada Sabtu (15/8). Bersama-sama mereka menempuh 2.000.000 kilometer sejak Agustus 2024 di jalur angkut bauksit tanpa satu pun kecelakaan yang melukai orang.</p>
<h2>Aturan yang dibuat bersama kampung</h2>
<p>Jalan angkut melewati lima kampung. Sebelum truk pertama melintas, warga, perusahaan tambang pemasok, dan pengelola kilang menyusun kesepakatan dua halaman:</p>
<ul>
<li>truk berhenti total pada jam masuk dan pulang sekolah;</li>
<li>tidak ada konvoi lebih dari tiga truk;</li>
<li>jalan disiram sebelum pukul enam pagi dan setelah pukul tiga sore;</li>
<li>pengemudi bekerja paling lama sembilan jam, dan kamera pendeteksi kantuk wajib menyala;</li>
<li>dua persen ongkos angkut masuk ke kas kampung untuk perbaikan jalan lingkungan.</li>
</ul>
<p>Kas itu sampai Juli menghimpun Rp1,3 miliar. Kampung Anjungan Baru memakainya untuk lampu jalan; kampung lain membangun trotoar di depan pasar dan memperbaiki jembatan.</p>
<blockquote><p>“Dulu saya pegang tangan cucu sampai gerbang sekolah. Sekarang dia menyeberang sendiri, sopirnya malah melambai,” tutur Nenek Rasi, warga Toho.</p></blockquote>
<h2>Anak sekolah jadi pengawas</h2>
<p>Sebanyak 120 murid dari enam sekolah dilatih menjadi duta keselamatan. Setahun dua kali mereka naik ke kabin truk yang diparkir dan melihat sendiri seberapa luas titik buta pengemudi. Dari sana lahir ide garis kuning di tepi jalan yang kini dicat sepanjang 7 kilometer.</p>
<p>Menurut Tirta Sambas, Manajer Pengembangan Masyarakat, kesepakatan akan diperbarui pada Oktober. Salah satu usul warga yang sedang dihitung ialah jalur sepeda terpisah dari Toho sampai simpang pertama.</p>`,
        metaDescription:
          'Sebanyak 84 pengemudi truk bauksit menempuh 2.000.000 km di jalur Toho–Sungai Kunyit tanpa kecelakaan sejak Agustus 2024.',
      },
      en: {
        title: 'Two million kilometers without a crash on the bauxite haul road from Toho',
        slug: 'two-million-kilometers-without-a-crash-on-the-bauxite-haul-road-from-toho',
        excerpt:
          'A two-page agreement with five villages governs every truck that brings ore to the refinery. Eighty-four drivers were honored for keeping to it.',
        content: `<p>Every bauxite truck on the road from Toho carries its driver’s name on the windshield and a telephone number on its tailgate. Anyone who sees it driven badly may call. Over two years and two million kilometers there have been eleven calls, and not one accident in which a person was hurt.</p>
<p>On Saturday, August 15, the 84 drivers were given their awards on the football field in Toho, to the sound of a school brass band that knew four tunes.</p>
<h2>Two pages, five villages</h2>
<p>Credit belongs to a short document. Residents of five villages, the mining suppliers and the refinery signed it before the first load of ore went by. Trucks stop altogether when schools open and close. No more than three may travel in a row. Drivers work nine hours at most, under a camera that notices drowsiness, and the road is watered twice a day.</p>
<p>Two percent of haulage fees go into village funds, which had received 1.3 billion rupiah by the end of July. One village bought street lamps, another a sidewalk outside its market. A third repaired the bridge that its children cross.</p>
<blockquote><p>“I used to hold my grandson’s hand as far as the school gate,” said Nenek Rasi, a grandmother in Toho. “Now he crosses by himself, and the drivers even wave.”</p></blockquote>
<h2>The view from the cab</h2>
<p>A hundred and twenty pupils from six schools serve as road safety ambassadors. Twice a year they climb into a parked truck to see how much of the road its driver cannot. That lesson led to a suggestion of their own, a yellow line along the verge to mark where it is safe to stand. Seven kilometers have been painted.</p>
<p>The agreement comes up for renewal in October. Among the requests under study, Tirta Sambas of the community development team mentioned a separate bicycle path from Toho to the first junction.</p>`,
        metaDescription:
          'Drivers hauling bauxite from Toho to the refinery have covered two million kilometers without injury under an agreement with five villages.',
      },
    },
  },
  {
    key: 'calciner-heat-recovery',
    category: 'news',
    topic: 'sustainability',
    status: 'published',
    author: 'Redaksi Kilang',
    featuredImage: '/assets/news-08.webp',
    publishedAt: '2026-10-01T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Panas Buang Dimanfaatkan, Energi Kalsinasi per Ton Alumina Turun 6 Persen',
        slug: 'panas-buang-dimanfaatkan-energi-kalsinasi-per-ton-alumina-turun-6-persen',
        excerpt:
          'Alumina keluar dari tungku pada suhu sekitar 1.000 °C. Pendingin bertingkat yang baru mengembalikan panas itu ke udara pembakaran dan pengeringan hidrat.',
        content: `<p>Setiap jam, lebih dari seratus ton serbuk meninggalkan tungku kalsinasi dalam keadaan membara. Sampai awal tahun ini, sebagian panasnya dibuang melalui air pendingin. Sejak 14 September, panas tersebut bekerja untuk kedua kalinya.</p>
<p>Dua siklon tambahan dan satu penukar panas dipasang pada unit kalsinasi 1 selama perawatan terencana 19 hari. Alumina panas kini mengalir melawan arah udara yang hendak masuk ke ruang bakar. Udara itu tiba pada suhu 610 °C, naik dari 480 °C, sehingga bahan bakar yang diperlukan untuk mencapai sekitar 1.000 °C berkurang. Gas buangnya dialirkan lagi untuk mengeringkan hidrat basah dari saringan.</p>
<h2>Hasil dua pekan pertama</h2>
<ul>
<li>Energi untuk kalsinasi di unit 1 turun dari 3,4 menjadi 3,2 gigajoule per ton alumina.</li>
<li>Sirkulasi air pendingin berkurang 150 meter kubik per jam.</li>
<li>Suhu produk di silo turun ke bawah 80 °C sehingga umur sabuk karet lebih panjang.</li>
</ul>
<p>Angka itu masih sementara; verifikasi oleh auditor energi berlangsung tiga bulan. Jika bertahan, penghematan dari satu unit saja setara dengan emisi tahunan sekitar 2.100 mobil penumpang.</p>
<blockquote><p>“Idenya lahir dari operator malam yang bertanya mengapa lantai di sekitar pendingin selalu paling hangat. Pertanyaan bagus biasanya pendek,” ujar Guntur Landak, Kepala Pembangkit dan Energi.</p></blockquote>
<p>Pekerjaan itu sendiri tidak sederhana. Siklon seberat 44 ton harus diangkat melewati celah selebar dua meter di antara pipa gas, tiga puluh meter di atas tanah. Regu pengangkat berlatih lebih dahulu dengan model dari pipa dan terpal di lapangan parkir.</p>
<h2>Unit kedua menyusul</h2>
<p>Peralatan yang sama akan dipasang pada unit 2 dalam perawatan tahunan. Perusahaan juga mengkaji penggunaan cangkang sawit sebagai bahan bakar pendamping ketel uap, dengan uji coba 5 persen yang direncanakan pada 2027. Kerangka kebijakan iklim dan energi perusahaan tersedia di halaman <a href="/id/komitmen-keberlanjutan">Komitmen Keberlanjutan</a>.</p>`,
        metaDescription:
          'Pemanfaatan panas buang di unit kalsinasi menurunkan kebutuhan energi kalsinasi kilang alumina Mempawah menjadi 3,2 gigajoule per ton.',
      },
      en: {
        title: 'Recovered heat cuts the energy calcination needs per ton of alumina by 6 percent',
        slug: 'recovered-heat-cuts-the-energy-calcination-needs-per-ton-of-alumina-by-6-percent',
        excerpt:
          'A night operator asked why the floor around the cooler was always so warm. The answer became two cyclones, a heat exchanger and a smaller fuel bill.',
        content: `<p>Alumina leaves the calciner glowing. More than a hundred tons an hour have to be cooled from about 1,000 °C to something a rubber belt can bear, and a good part of that heat used to disappear into cooling water.</p>
<p>Calciner 1 now puts it back. During a planned stop of nineteen days, two extra cyclones and a heat exchanger were fitted so that hot powder meets incoming air on its way down. The air reaches the burners at 610 °C rather than 480. What is left over dries wet hydrate from the filters.</p>
<h2>After two weeks</h2>
<p>Since the restart on September 14 the calciner has needed 3.2 gigajoules per ton of alumina, where it used to need 3.4. Cooling water circulation is down by 150 cubic meters an hour. Product arrives in the silo at less than 80 °C, kinder to belts and to the people who change them.</p>
<p>These are early figures. An outside energy auditor will measure for three months before anyone puts them in an annual report. If they stand, one calciner will save as much carbon dioxide a year as some 2,100 passenger cars emit.</p>
<blockquote><p>“The idea came from a night operator who asked why the floor around the cooler is always the warmest,” said Guntur Landak, Head of Power and Energy. “Good questions are usually short.”</p></blockquote>
<h2>More to come</h2>
<ul>
<li>The same equipment for calciner 2, during its annual overhaul</li>
<li>A trial with 5 percent palm kernel shell as boiler fuel, planned for 2027</li>
<li>Heat maps of every process building, drawn up by the operators who work there</li>
</ul>
<p>Targets for energy and climate are set out under <a href="/en/sustainability-commitment">Sustainability commitment</a>.</p>`,
        metaDescription:
          'Heat recovery on one calciner at the Mempawah alumina refinery has lowered its energy use from 3.4 to 3.2 gigajoules per ton of product.',
      },
    },
  },
  {
    key: 'october-record',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-23.webp',
    publishedAt: '2026-11-12T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Oktober Catat Rekor: 84.600 Ton Alumina, Nyaris Setara Kapasitas Penuh',
        slug: 'oktober-catat-rekor-84600-ton-alumina-nyaris-setara-kapasitas-penuh',
        excerpt:
          'Produksi Januari–Oktober 2026 mencapai 786.500 ton. Jika laju ini terjaga, kilang menutup tahun di kisaran 950.000 ton, sesuai dengan rencana peningkatan.',
        content: `<p>MEMPAWAH, 12 November 2026 – Kilang menghasilkan 84.600 ton alumina sepanjang Oktober 2026. Angka bulanan tertinggi sejak kilang berdiri itu setara dengan 99,6 persen kapasitas rancangan 1.000.000 ton per tahun.</p>
<p>Total produksi selama sepuluh bulan mencapai 786.500 ton. Sebagai pembanding, sepanjang 2025, tahun operasi percobaan, kilang menghasilkan 614.000 ton. Perusahaan memperkirakan produksi 2026 berada di kisaran 950.000 ton.</p>
<h2>Apa yang berubah</h2>
<p>General Manager Operasi Damar Sekadau menyebut tiga faktor. Presipitasi, yang lama menjadi titik sempit, kini menghasilkan kristal lebih banyak setelah jadwal penambahan bibit kristal diatur ulang. Waktu henti konveyor menyusut. Ketersediaan pembangkit 3 × 25 MW mencapai 98,2 persen, dengan satu unit selalu siaga.</p>
<blockquote><p>“Satu bulan yang bagus belum membuat tahun yang bagus. Ukuran kami adalah dua belas bulan berturut-turut tanpa ada yang terluka,” ujarnya.</p></blockquote>
<p>Sampai akhir Oktober, kilang mencatat 9,1 juta jam kerja selamat. Mutu juga stabil: 97 persen muatan memenuhi kelas tertinggi dalam kontrak, dengan kemurnian rata-rata 98,7 persen.</p>
<h2>Pasokan dan pengiriman</h2>
<ul>
<li>Bauksit yang diolah: 2,4 juta ton, seluruhnya dari dalam negeri.</li>
<li>Pengapalan melalui Pelabuhan Kijing: 26 kapal.</li>
<li>Penyerapan pasar domestik: 88 persen.</li>
</ul>
<p>Sisa produksi diserap pembeli jangka panjang di kawasan Asia. Stok akhir bulan di silo tercatat 31.000 ton, cukup untuk satu kapal berikutnya yang dijadwalkan sandar pada 16 November.</p>
<p>Di luar pagar kilang, kenaikan produksi berarti lebih banyak ritase truk. Pengelola menambah penyiraman jalan angkut menjadi tiga kali sehari dan menahan keberangkatan armada pada jam sekolah, sebagaimana disepakati dengan lima kampung di jalur Toho.</p>
<p>Perawatan besar pertama direncanakan pada 2027. Hingga saat itu, kenaikan produksi akan dicari dari keandalan, tanpa menambah peralatan utama. Laporan lengkap untuk tahun buku berjalan akan diterbitkan di halaman <a href="/id/laporan-tahunan">Laporan Tahunan</a>.</p>`,
        metaDescription:
          'Produksi alumina Oktober 2026 mencapai rekor 84.600 ton atau 99,6 persen kapasitas rancangan. Total sepuluh bulan mencapai 786.500 ton.',
      },
      en: {
        title: 'October sets a record: 84,600 tons of alumina, almost the full design rate',
        slug: 'october-sets-a-record-84600-tons-of-alumina-almost-the-full-design-rate',
        excerpt:
          'Output for the first ten months of 2026 stands at 786,500 tons, well past the whole of last year. The ramp-up plan foresees about 950,000 by December.',
        content: `<p>MEMPAWAH, November 12, 2026. In October the refinery produced 84,600 tons of alumina, more than in any month before, and equal to 99.6 percent of its design capacity of 1 million tons a year.</p>
<p>Ten months have brought 786,500 tons. All of 2025, the year of trial operation, yielded 614,000. The company expects to close 2026 near 950,000 tons, in line with the ramp-up plan approved last December.</p>
<h2>Behind the figure</h2>
<p>Precipitation had been the narrow place. Crystals form slowly there, on seed fed back from earlier batches, and a new seeding schedule has raised the yield. Conveyors stop less often than they did. The thermal plant, 3 × 25 MW, was available 98.2 percent of the time with one unit in reserve.</p>
<blockquote><p>“One good month does not make a good year,” said Damar Sekadau, General Manager Operations. “Our measure is twelve months in a row in which nobody is hurt.”</p></blockquote>
<p>The site had counted 9.1 million hours without a lost-time injury by October 31. As for quality, 97 percent of cargoes reached the top contract grade, and average purity held at 98.7 percent.</p>
<h2>Ore in, alumina out</h2>
<p>Since January the plant has processed 2.4 million tons of bauxite, every ton of it domestic. Twenty-six vessels have loaded at Kijing Port; 88 percent of what they carried stayed in Indonesia.</p>
<p>A first major overhaul is planned for 2027. Until then, additional tons must come from reliability and from the people who find small losses and stop them. Full-year results will appear under <a href="/en/annual-reports">Annual reports</a>.</p>`,
        metaDescription:
          'The refinery made a record 84,600 tons of alumina in October 2026, 99.6 percent of design capacity, and 786,500 tons in ten months.',
      },
    },
  },
];
