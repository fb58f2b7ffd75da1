import type { DemoArticle } from './demo-article.ts';

export const articles2023: DemoArticle[] = [
  {
    key: 'pipe-rack-connected',
    category: 'news',
    topic: 'operations-and-production',
    status: 'published',
    author: 'Redaksi Proyek',
    featuredImage: '/assets/news-21.webp',
    publishedAt: '2023-02-16T14:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Rak Pipa Sepanjang 3,4 Kilometer Tersambung dari Ujung ke Ujung',
        slug: 'rak-pipa-sepanjang-34-kilometer-tersambung-dari-ujung-ke-ujung',
        excerpt:
          'Bentang baja ke-286 dipasang pada 11 Februari. Di atasnya akan terentang 118 kilometer pipa uap, larutan kaustik, air, dan udara bertekanan.',
        content: `<p>Satu bentang baja seberat 31 ton mengunci celah terakhir di rak pipa kilang pada Sabtu siang (11/2). Struktur sepanjang 3,4 kilometer itu kini menyambung dari area penggilingan bauksit sampai ke kalsinasi, melewati pelarutan, pengendapan, dan presipitasi.</p>
<p>Bagi orang luar, rak pipa tampak seperti jembatan yang tidak menuju ke mana-mana. Bagi kilang, ia adalah pembuluh darahnya. Empat tingkat rak akan memikul 118 kilometer pipa: larutan kaustik panas di tingkat tengah, uap di atas, air dan udara bertekanan di bawah, serta kabel daya pada talam tersendiri.</p>
<h2>Modul dirakit di tanah</h2>
<p>Sebanyak 286 bentang dirakit di lapangan fabrikasi, lengkap dengan sebagian pipanya, baru kemudian diangkat. Cara ini mengurangi pekerjaan di ketinggian sampai separuh. General Manager Proyek Bayu Laterit mencatat bahwa regu pemasang menyelesaikan 3,4 bentang per hari pada puncak pekerjaan, hampir dua kali laju yang direncanakan.</p>
<p>Baja yang terpakai mencapai 4.900 ton. Sekitar 400 sambungan las dikerjakan lulusan pelatihan angkatan pertama dari Mempawah, dengan tingkat cacat 1,3 persen menurut uji radiografi.</p>
<blockquote><p>“Angka di bawah dua persen biasanya milik juru las dengan sepuluh tahun pengalaman. Anak-anak ini baru enam bulan,” kata Galih Tengkawang, inspektur mutu pengelasan.</p></blockquote>
<h2>Setelah ini</h2>
<p>Pemasangan pipa utama berjalan sampai September, disusul uji tekan dengan air. Setiap jalur diberi nomor yang dapat dilacak ke gambar rancangan, ke juru las, dan ke sertifikat materialnya. Alur bahan yang akan mengalir di dalamnya dapat dilihat pada halaman <a href="/id/proses-produksi">Proses Produksi</a>.</p>
<p>Secara keseluruhan, proyek berada pada 71 persen. Pekerjaan kelistrikan dan instrumentasi, yang baru 38 persen, akan menjadi perhatian utama kuartal kedua.</p>
<p>Regu pengangkat beristirahat satu hari penuh setelah bentang terakhir. Esoknya, derek terbesar di tapak dipindahkan ke area presipitasi.</p>`,
        metaDescription:
          'Rak pipa 3,4 km kilang alumina di Mempawah tersambung penuh pada 11 Februari 2023. Progres keseluruhan proyek kini mencapai 71 persen.',
      },
      en: {
        title: 'Pipe rack closes the last gap between digestion and calcination',
        slug: 'pipe-rack-closes-the-last-gap-between-digestion-and-calcination',
        excerpt:
          'With the 286th span in place, 3.4 kilometers of steel now join every stage of the Bayer process. Some 118 kilometers of pipe will follow by September.',
        content: `<p>It took eleven minutes to lift the span and two hours to line up its bolts. When the crane let go on Saturday, February 11, the refinery’s main pipe rack was whole: 3.4 kilometers of steel, four decks high, reaching from the bauxite mills to the calciners.</p>
<p>Everything the Bayer process moves between its stages will travel here. Hot caustic liquor runs on the middle decks, steam above, water and compressed air below; power cables have trays to themselves. All told, the rack will carry 118 kilometers of pipe.</p>
<p>The 286 spans were put together at ground level, many with their piping already fitted, and only then raised. That decision, taken in 2021, halved the hours people spent working at height and let crews set 3.4 spans a day at the peak, close to double the plan.</p>
<h2>Home-grown welds</h2>
<p>About four hundred of the joints were made by graduates of the Mempawah training workshop, most of them six months into the trade. X-ray tests found defects in 1.3 percent.</p>
<blockquote><p>“A rate below two percent usually belongs to welders with ten years of experience,” said Galih Tengkawang, who inspects them. “These youngsters have six months.”</p></blockquote>
<p>Pipe laying goes on until September and ends with pressure tests using water, line by line. A number on every joint leads back to its drawing, its welder and the certificate of its steel. The journey of the liquor itself is explained under <a href="/en/production-process">Production process</a>.</p>
<p>Overall the project is 71 percent complete. Electrical and instrument work, at 38 percent, is the part to watch between now and June.</p>`,
        metaDescription:
          'The refinery’s 3.4 km pipe rack is complete after its 286th span was set on February 11, 2023. The project as a whole stands at 71 percent.',
      },
    },
  },
  {
    key: 'stilt-village-water',
    category: 'news',
    topic: 'social-activities',
    status: 'published',
    author: 'Raka Pesisir',
    featuredImage: '/assets/news-15.webp',
    publishedAt: '2023-04-13T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Air Bersih Mengalir ke 212 Rumah Panggung di Pesisir Sungai Kunyit',
        slug: 'air-bersih-mengalir-ke-212-rumah-panggung-di-pesisir-sungai-kunyit',
        excerpt:
          'Jaringan pipa 5,8 kilometer membawa air dari perbukitan ke kampung nelayan yang sumurnya payau. Warga mengelolanya sendiri melalui badan usaha desa.',
        content: `<p>Menjelang berbuka puasa pada Senin (10/4), keran di dapur Asri Bakau mengeluarkan air tawar untuk pertama kalinya. “Saya cicipi dulu, takut masih asin,” katanya sambil tertawa. Selama ini keluarganya menadah hujan, dan pada musim kering membeli air Rp6.000 per jeriken dari perahu.</p>
<p>Rumah Asri termasuk dalam 212 rumah panggung di tepi laut Sungai Kunyit yang kini terhubung ke jaringan air bersih. Pipa sepanjang 5,8 kilometer mengalirkan air dari mata air di perbukitan ke bak penampung 40 meter kubik, lalu turun ke kampung dengan gaya berat. Tidak ada pompa, sehingga tidak ada tagihan listrik.</p>
<h2>Milik desa, dikelola desa</h2>
<p>Perusahaan membiayai pembangunan dan pelatihan selama enam bulan. Setelah itu jaringan diserahkan kepada badan usaha milik desa. Iurannya Rp15.000 per rumah setiap bulan, ditetapkan melalui musyawarah; keluarga lanjut usia dan janda nelayan dibebaskan. Dua pemuda digaji sebagai penjaga jaringan.</p>
<p>Manajer Pengembangan Masyarakat Tirta Sambas menjelaskan bahwa hutan di sekitar mata air ikut dilindungi lewat peraturan desa. Sebanyak 2.600 bibit ditanam di lereng atasnya agar debit tidak menyusut. Pengukuran pada puncak kemarau 2022 menunjukkan 2,4 liter per detik, cukup untuk 80 liter per orang setiap hari.</p>
<p>Rancangan jaringan sempat diubah dua kali. Jalur pertama memotong kebun pemakaman lama, sedangkan jalur kedua terlalu dekat dengan tambatan perahu. Jalur yang dipakai mengikuti pagar sekolah, usul yang datang dari seorang murid kelas lima ketika ikut rapat bersama ibunya.</p>
<h2>Diperiksa setiap tiga bulan</h2>
<p>Contoh air diuji di puskesmas setempat dan hasilnya ditempel di balai desa. Hasil uji pertama memenuhi seluruh parameter wajib air untuk keperluan higiene dan sanitasi.</p>
<p>Sambungan tahap kedua, untuk 96 rumah di seberang muara, menunggu selesainya jembatan titian. Warga setempat sudah memulai pemasangan tiang secara gotong royong setiap Minggu.</p>`,
        metaDescription:
          'Sebanyak 212 rumah panggung di pesisir Sungai Kunyit menikmati air bersih dari jaringan pipa 5,8 km yang dikelola badan usaha milik desa.',
      },
      en: {
        title: 'Clean water reaches 212 stilt houses on the Sungai Kunyit coast',
        slug: 'clean-water-reaches-212-stilt-houses-on-the-sungai-kunyit-coast',
        excerpt:
          'A gravity line of 5.8 kilometers ends years of buying water by the jerrycan in a fishing village where every well is brackish. The village owns the system.',
        content: `<p>Wells dug in the mud flats of Sungai Kunyit give salt water. For as long as anyone can remember, families in the fishing village there have caught rain from their roofs, and in dry months have bought fresh water from a boat at 6,000 rupiah a jerrycan.</p>
<p>That ended on April 10. A pipeline of 5.8 kilometers now brings water from a hillside spring to a tank of 40 cubic meters and on to the kitchens of 212 houses on stilts. Gravity does the work, so nobody has to pay for electricity or repair a pump.</p>
<h3>A utility the size of a village</h3>
<p>The company met the cost of construction and will train the operators for six months. Ownership lies with the village enterprise. A public meeting set the fee at 15,000 rupiah a month, waived it for elderly households and fishermen’s widows, and appointed two young men to look after the line.</p>
<ul>
<li>Lowest flow measured in the 2022 dry season: 2.4 liters a second</li>
<li>Supply per person: about 80 liters a day</li>
<li>Trees planted above the spring: 2,600</li>
<li>Water quality tests: every three months, posted at the village hall</li>
</ul>
<p>Asri Bakau, who chairs the women’s association, filled a kettle as soon as the tap ran. “I tasted it first, in case it was still salty,” she said, laughing.</p>
<p>Another 96 houses across the estuary will be connected when a new footbridge is finished. Residents are setting its posts themselves, on Sundays, with timber paid for by the program; Tirta Sambas of the community development team has been seen carrying some of it.</p>`,
        metaDescription:
          'A gravity-fed pipeline brings clean water to 212 stilt houses on the Sungai Kunyit coast, owned and run by the village itself since April 2023.',
      },
    },
  },
  {
    key: 'mangrove-belt',
    category: 'news',
    topic: 'sustainability',
    status: 'published',
    author: 'Divisi Lingkungan',
    featuredImage: '/assets/news-14.webp',
    publishedAt: '2023-07-26T07:30:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Sabuk Hijau 18 Hektare Mulai Menahan Ombak di Muara Mempawah',
        slug: 'sabuk-hijau-18-hektare-mulai-menahan-ombak-di-muara-mempawah',
        excerpt:
          'Bertepatan dengan Hari Mangrove Sedunia, penanaman 90.000 bibit bakau dan api-api rampung. Jadwalnya mengikuti surut laut, empat hari dalam sepekan.',
        content: `<p>Abrasi telah menggerus pesisir di utara muara Sungai Mempawah rata-rata 4 meter setahun sejak 2010. Pada Hari Mangrove Sedunia, 26 Juli, penanaman sabuk hijau seluas 18 hektare di lokasi itu dinyatakan selesai: 90.000 bibit dalam sebelas bulan.</p>
<p>Lumpur hanya dapat diinjak ketika laut surut, kadang tidak lebih dari tiga jam. Regu tanam yang terdiri atas 54 nelayan dan istri nelayan karena itu bekerja menurut tabel pasang, empat hari dalam sepekan, sering kali sebelum matahari terbit.</p>
<h2>Belajar dari kegagalan</h2>
<p>Penanaman pertama pada 2021 nyaris habis disapu ombak; dari 5.000 batang hanya 900 yang bertahan. Tim lingkungan lalu memasang pagar bambu pemecah ombak sepanjang 1,1 kilometer dan menunggu satu musim sampai sedimen menumpuk di belakangnya. Api-api ditanam di sisi laut, bakau di sisi darat. Sensus bulan lalu mencatat 83 persen tanaman hidup.</p>
<blockquote><p>“Pagar bambu itu usul orang tua kami. Insinyurnya menghitung, kami yang tahu dari mana ombak datang,” ujar Jala Pesisir, ketua kelompok nelayan.</p></blockquote>
<p>Manajer Lingkungan Ratih Mendawai menambahkan, kepiting bakau dan anakan udang sudah terlihat kembali di petak tertua. Peneliti dari perguruan tinggi di Pontianak akan menghitung simpanan karbon dan keragaman biota setiap tahun hingga 2028.</p>
<p>Upah tanam dihitung per batang yang hidup setelah enam bulan, bukan per batang yang ditancapkan. Cara ini semula diragukan karena pembayaran menjadi lebih lambat. Sebagai jalan tengah, separuh upah dibayar di muka dan separuhnya setelah sensus. Rata-rata setiap keluarga menerima Rp4,1 juta selama musim tanam.</p>
<p>Tahap berikutnya berupa jalur titian kayu sepanjang 600 meter untuk pengawasan dan kunjungan sekolah. Bibit pengganti disediakan oleh tiga kebun bibit milik warga yang telah menjual 112.000 propagul sejak tahun lalu. Program ini menjadi bagian dari upaya pemulihan yang dirangkum di halaman <a href="/id/lingkungan">Lingkungan</a>.</p>`,
        metaDescription:
          'Penanaman 90.000 bibit mangrove pada 18 hektare pesisir dekat muara Mempawah selesai, dengan tingkat hidup 83 persen menurut sensus Juni 2023.',
      },
      en: {
        title: 'Eighteen hectares of mangrove, planted at the pace of the tide',
        slug: 'eighteen-hectares-of-mangrove-planted-at-the-pace-of-the-tide',
        excerpt:
          'After a first attempt that the sea took back, 54 fishing families have planted 90,000 mangroves behind a bamboo fence. Eighty-three percent are alive.',
        content: `<p>The first mangroves planted north of the Mempawah estuary lasted one monsoon. Of 5,000 seedlings set out in 2021, waves left about 900. This year’s World Mangrove Day, July 26, found a different picture on the same mud: eighteen hectares, 90,000 plants, and a survival rate of 83 percent in the June census.</p>
<p>What changed was a fence. Older fishermen suggested a double row of bamboo, 1.1 kilometers long, to slow the water before anything was planted. Engineers calculated its height. Then everybody waited a season while sediment gathered behind it.</p>
<h2>Three hours at a time</h2>
<p>The flats can be walked on only at low water, sometimes for less than three hours and often before sunrise. Fifty-four people from fishing families worked to the tide table for eleven months, with <em>Avicennia</em> on the seaward side, where the ground is softest, and <em>Rhizophora</em> nearer land.</p>
<blockquote><p>“The bamboo fence was the idea of our elders,” said Jala Pesisir, who leads the fishermen’s group. “The engineers do the sums; we know where the waves come from.”</p></blockquote>
<p>The first planting was impatient, said Ratih Mendawai, Environment Manager. Mud crabs and young shrimp have come back to the oldest plots, she added, although it will take years of counting before anyone should call it a recovery.</p>
<h2>Who supplies, who counts</h2>
<p>Propagules come from three nurseries owned by villagers, who have sold 112,000 of them since last year. A university team from Pontianak will measure stored carbon and marine life annually until 2028. Its results will be published whatever they say.</p>
<p>A wooden walkway of 600 meters is to be finished next, for wardens and school classes. The coast here had been retreating by four meters a year; survey pegs will show whether it stops.</p>`,
        metaDescription:
          'Fishing families have planted 90,000 mangroves on 18 hectares near the Mempawah estuary. A bamboo breakwater lifted survival to 83 percent.',
      },
    },
  },
  {
    key: 'access-road-night-closure',
    category: 'news',
    topic: 'press-release',
    status: 'archived',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-10.webp',
    publishedAt: '2023-08-30T13:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Pengumuman: Jalan Akses Ditutup Malam Hari 4 sampai 8 September 2023',
        slug: 'pengumuman-jalan-akses-ditutup-malam-hari-4-sampai-8-september-2023',
        excerpt:
          'Penutupan berlaku pukul 20.00–05.00 WIB untuk pengangkutan tiga bejana besar. Ambulans dan kendaraan darurat tetap dapat melintas dengan pengawalan.',
        content: `<p>Diberitahukan kepada warga dan pengguna jalan di Kecamatan Sungai Kunyit bahwa jalan akses menuju tapak kilang akan ditutup sementara pada tanggal 4 sampai 8 September 2023, setiap malam pukul 20.00–05.00 WIB. Penutupan diperlukan untuk mengangkut tiga bejana presipitasi dari Pelabuhan Kijing, masing-masing berdiameter 11 meter.</p>
<ul>
<li>Ambulans, pemadam kebakaran, dan kendaraan darurat tetap diizinkan melintas dengan pengawalan.</li>
<li>Pejalan kaki dapat menggunakan titik penyeberangan 3, 7, dan 11.</li>
<li>Kendaraan ringan dialihkan melalui jalan provinsi; rambu petunjuk dipasang di kedua simpang.</li>
</ul>
<p>Apabila hujan lebat menunda pengangkutan, jadwal baru akan diumumkan melalui kantor desa dan radio setempat. Pertanyaan dapat disampaikan lewat <a href="/id/kontak">halaman kontak</a>. Kami mohon maaf atas ketidaknyamanan ini dan berterima kasih atas pengertian seluruh warga.</p>`,
        metaDescription:
          'Jalan akses tapak kilang di Sungai Kunyit ditutup malam hari pada 4 sampai 8 September 2023 untuk pengangkutan bejana berukuran besar.',
      },
      en: {
        title: 'Notice: access road closed at night from September 4 to 8, 2023',
        slug: 'notice-access-road-closed-at-night-from-4-to-8-september-2023',
        excerpt:
          'The road between Kijing Port and the site will be closed from 8 p.m. to 5 a.m. on five nights while three oversized vessels are moved. Emergencies may pass.',
        content: `<p>Road users in Sungai Kunyit are advised that the access road to the refinery site will be closed from 8 p.m. to 5 a.m. on the nights of September 4 to 8, 2023. Three precipitation vessels, each eleven meters across, will be hauled from Kijing Port during these hours.</p>
<ul>
<li>Ambulances, fire engines and other emergency vehicles will be escorted through at any time.</li>
<li>Pedestrians may use crossings 3, 7 and 11.</li>
<li>Cars and motorcycles are diverted by way of the provincial road and should follow the signs at both junctions.</li>
</ul>
<p>Heavy rain may postpone a transport. In that case a new date will be given out by the village offices and on local radio. Please direct questions to the <a href="/en/contact">contact page</a>. We apologise for the inconvenience and thank residents for their patience.</p>`,
        metaDescription:
          'Access road to the refinery site in Sungai Kunyit closed from 8 p.m. to 5 a.m., September 4 to 8, 2023, for the transport of oversized vessels.',
      },
    },
  },
  {
    key: 'control-room-simulator',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Sumber Daya Manusia',
    featuredImage: '/assets/news-12.webp',
    publishedAt: '2023-09-21T10:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Belajar Mengendalikan Kilang Sebelum Kilang Menyala',
        slug: 'belajar-mengendalikan-kilang-sebelum-kilang-menyala',
        excerpt:
          'Sebanyak 96 operator ruang kendali berlatih pada simulator selama 14 pekan, lengkap dengan pompa yang mati mendadak dan uap yang hilang di tengah malam.',
        content: `<p>Alarm berbunyi pukul 02.13. Tekanan uap turun, pompa umpan berhenti, dan suhu di rangkaian pelarutan mulai bergeser. Empat operator punya waktu sekitar tujuh menit sebelum larutan mengkristal di dalam pipa. Mereka berhasil dalam enam menit dua puluh detik, lalu layar membeku. Latihan ke-118 selesai.</p>
<p>Kejadian itu berlangsung di lantai dua gedung kendali, bangunan pertama di tapak yang dipakai sesuai fungsinya. Sejak Juni, 96 operator ruang kendali menjalani program simulator selama 14 pekan. Konsol, tombol, dan tata letak layarnya sama persis dengan yang akan mereka gunakan saat komisioning tahun depan.</p>
<h2>Tiga pertanyaan untuk Sekar Melawi</h2>
<p><strong>Mengapa tidak menunggu kilang selesai?</strong> “Karena kesalahan di simulator hanya membuat malu. Kami punya 240 skenario, dari kebocoran kecil sampai padam total. Sebagian besar tidak akan pernah terjadi, dan justru itu yang harus dilatih,” jawab Manajer Sumber Daya Manusia tersebut.</p>
<p><strong>Siapa saja pesertanya?</strong> Dua pertiga lulusan politeknik dan sekolah kejuruan di Pontianak, Singkawang, dan Mempawah. Selebihnya operator berpengalaman dari industri petrokimia dan pulp di pulau lain yang pulang kampung. Rata-rata usia mereka 26 tahun, dan 22 orang di antaranya perempuan.</p>
<p><strong>Bagaimana kelulusan ditentukan?</strong> Setiap regu dinilai atas kecepatan, ketepatan prosedur, dan cara berkomunikasi. Nilai individu tidak diumumkan. Regu yang gagal mengulang bersama-sama, sebab di ruang kendali tidak ada pahlawan tunggal.</p>
<h2>Gedung yang dibangun untuk bertahan</h2>
<p>Gedung kendali berdinding beton 40 sentimeter dengan pasokan listrik ganda dan sistem udara tersendiri. Ruang utamanya menampung 18 stasiun operator. Dari sana seluruh tahap proses Bayer, pembangkit 3 × 25 MW, dan pengolahan air akan dipantau sepanjang waktu.</p>
<p>Mulai Januari, para operator dibagi ke dalam lima regu bergilir dan ditempatkan di lapangan untuk memeriksa setiap katup yang selama ini hanya mereka kenal sebagai lambang di layar.</p>`,
        metaDescription:
          'Sebanyak 96 operator ruang kendali kilang alumina berlatih dengan simulator dan 240 skenario gangguan sebelum komisioning dimulai pada 2024.',
      },
      en: {
        title: 'Control-room crews run the refinery in a simulator first',
        slug: 'control-room-crews-run-the-refinery-in-a-simulator-first',
        excerpt:
          'Ninety-six operators have spent fourteen weeks rescuing a plant that does not exist yet. When the real one starts in 2024, its screens will look familiar.',
        content: `<p>The steam failed at thirteen minutes past two. Four operators had perhaps seven minutes before liquor began to freeze in the digestion lines; they needed six minutes and twenty seconds. Nobody outside the room noticed, because the plant was a computer model and it was the middle of the afternoon.</p>
<p>Exercises like this one have filled the second floor of the control building since June. Ninety-six future operators take turns at consoles identical to those they will use in earnest, down to the order of the keys, and work through one fault after another.</p>
<h2>Rehearsing what should never happen</h2>
<p>“A mistake in the simulator costs nothing but pride,” said Sekar Melawi, Human Resources Manager. “We have 240 scenarios, from a small leak to a total blackout. Most of them will never happen, and those are exactly the ones to practice.”</p>
<p>Two thirds of the trainees come from polytechnics and vocational schools in Pontianak, Singkawang and Mempawah. The others learned their trade in petrochemical or pulp plants elsewhere and have come home to West Kalimantan. Twenty-two are women, and the average age is twenty-six.</p>
<p>Crews pass or fail together. Assessors look at speed, at procedure, and at how people speak to one another under pressure. Individual scores stay private.</p>
<h2>The first building in service</h2>
<p>With concrete walls of 40 centimeters, two independent power feeds and its own air supply, the control building is meant to be the safest place on site. Eighteen stations will oversee the whole Bayer circuit, the 3 × 25 MW thermal plant and water treatment.</p>
<p>From January the operators form five rotating shifts and go outdoors, where each must find, by hand, every valve that has so far been a symbol on a screen. There are 6,870 of them.</p>`,
        metaDescription:
          'Ninety-six control-room operators train on a full simulator with 240 fault scenarios ahead of the alumina refinery’s commissioning in 2024.',
      },
    },
  },
  {
    key: 'first-power-unit',
    category: 'news',
    topic: 'operations-and-production',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-18.webp',
    publishedAt: '2023-12-07T11:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Unit Pertama Pembangkit 3 × 25 MW Mulai Memasok Listrik',
        slug: 'unit-pertama-pembangkit-3-x-25-mw-mulai-memasok-listrik',
        excerpt:
          'Turbin unit 1 sinkron pada 2 Desember dan menggantikan genset yang menopang proyek sejak awal. Dua unit lain menyusul sampai pertengahan 2024.',
        content: `<p>Deru genset yang mengiringi pekerjaan selama hampir tiga tahun akhirnya berhenti. Unit 1 pembangkit termal kilang terhubung ke jaringan internal pada Sabtu (2/12) pukul 15.42 WIB dan sejak itu memasok seluruh kebutuhan listrik tapak.</p>
<p>Pembangkit ini terdiri atas tiga unit, masing-masing 25 MW. Pada saat kilang beroperasi penuh, dua unit cukup untuk memikul beban; unit ketiga menjadi cadangan dan memberi ruang bagi perawatan. Selain listrik, ketel uapnya menghasilkan uap 130 ton per jam setiap unit, yang dibutuhkan untuk melarutkan bauksit dan memekatkan larutan.</p>
<h2>Uap sama pentingnya dengan listrik</h2>
<p>Kepala Pembangkit Guntur Landak menjelaskan bahwa pada kilang alumina, sebagian besar energi dipakai dalam bentuk panas. “Uap bertekanan tinggi memutar turbin lebih dulu. Sisa tekanannya masuk ke proses. Jadi satu kali pembakaran bekerja dua kali,” katanya.</p>
<p>Sebelum sinkronisasi, jalur uap dibersihkan dengan tiupan berulang sampai pelat uji dari tembaga tidak lagi menunjukkan bekas partikel. Tahap itu memerlukan 63 tiupan dalam 12 hari. Warga di radius dua kilometer diberi tahu jadwalnya karena suara tiupan terdengar seperti pesawat lepas landas.</p>
<h2>Pengendalian emisi</h2>
<p>Gas buang melewati penangkap debu elektrostatik dengan efisiensi rancangan 99,8 persen. Hasil ukur selama dua hari pertama menunjukkan kadar debu 31 miligram per meter kubik, di bawah ambang yang ditetapkan pemerintah.</p>
<p>Unit 2 dijadwalkan menyala pada Maret dan unit 3 pada Juni 2024. Dengan tersedianya listrik dan uap sendiri, uji tanpa beban untuk penggiling, pompa, dan pengaduk dapat dimulai bulan ini juga.</p>
<p>Bagi penghuni mes pekerja, perubahan itu terasa pada malam pertama. Setelah genset dimatikan, untuk pertama kalinya suara kodok dari rawa di belakang pagar terdengar sampai ke kamar.</p>`,
        metaDescription:
          'Unit 1 pembangkit termal 3 × 25 MW milik kilang alumina di Mempawah sinkron pada 2 Desember 2023; unit 2 dan 3 menyusul pada 2024.',
      },
      en: {
        title: 'First unit of the 3 × 25 MW thermal plant goes on line',
        slug: 'first-unit-of-the-3-x-25-mw-thermal-plant-goes-on-line',
        excerpt:
          'Diesel sets that powered the site for almost three years have fallen silent. Unit 1 now carries every load, and steam for commissioning is on its way.',
        content: `<p>At 3.42 p.m. on Saturday, December 2, an operator closed a breaker, and the diesel generators that had run the construction site since 2021 could be switched off one after another. Unit 1 of the refinery’s own thermal plant had taken over.</p>
<p>Three such units are being built, each rated at 25 MW. Two will cover the refinery at full output. The third is there so that one can always be opened up and repaired without stopping production.</p>
<h2>One fire, two jobs</h2>
<p>Alumina is hungrier for heat than for electricity. Each boiler raises 130 tons of steam an hour; it spins the turbine first, and then, at lower pressure, goes on to digest bauxite and thicken liquor.</p>
<blockquote><p>“High-pressure steam turns the turbine first, and what pressure is left goes to the process,” said Guntur Landak, who heads the plant. “So one fire does two jobs.”</p></blockquote>
<p>Before the turbine could be trusted with it, the steam system had to be blown clean. It took 63 blasts over twelve days, until a polished copper plate held in the jet came out unmarked. Neighbors within two kilometers had been given a timetable, for the noise is much like an airliner leaving a runway.</p>
<h2>Emissions so far</h2>
<p>Electrostatic precipitators are designed to remove 99.8 percent of the dust. Readings from the first two days averaged 31 milligrams per cubic meter, inside the national limit. Continuous monitoring is being connected to the public reporting system this month.</p>
<p>Unit 2 is to follow in March and Unit 3 in June 2024. Meanwhile mills, agitators and pumps can begin their no-load runs, the earliest of which is set for the week before Christmas.</p>`,
        metaDescription:
          'Unit 1 of the refinery’s 3 × 25 MW thermal plant has been supplying the site since December 2, 2023. Units 2 and 3 are due by mid-2024.',
      },
    },
  },
] satisfies DemoArticle[];
