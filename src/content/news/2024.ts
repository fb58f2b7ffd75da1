import type { DemoArticle } from './demo-article.ts';

export const articles2024: DemoArticle[] = [
  {
    key: 'bauxite-stockyard-filled',
    category: 'news',
    topic: 'operations-and-production',
    status: 'published',
    author: 'Redaksi Kilang',
    featuredImage: '/assets/news-11.webp',
    publishedAt: '2024-02-22T09:30:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Stok Bauksit 120.000 Ton Siap, Seluruhnya dari Kalimantan Barat',
        slug: 'stok-bauksit-120000-ton-siap-seluruhnya-dari-kalimantan-barat',
        excerpt:
          'Lapangan penimbunan terisi dalam 41 hari dari tambang di Toho dan Kuala Mandor. Jumlah itu cukup untuk tahap awal komisioning kilang.',
        content: `<p>Bukit merah setinggi 14 meter kini menjadi penanda baru di sisi timur kilang. Sejak 8 Januari, truk dari tambang di Toho dan Kuala Mandor menurunkan rata-rata 2.900 ton bauksit tercuci setiap hari. Pada Minggu (18/2), timbunan mencapai 120.000 ton, batas yang ditetapkan sebelum penggiling boleh diberi umpan.</p>
<p>Seluruh bijih berasal dari dalam negeri, dan untuk tahap ini dari satu provinsi. Kilang kelak membutuhkan sekitar tiga ton bauksit bagi setiap ton alumina. Artinya, pada kapasitas 1.000.000 ton per tahun, kurang lebih 3.000.000 ton bijih yang dahulu diekspor mentah akan diolah di Mempawah.</p>
<h2>Bukan tumpukan sembarangan</h2>
<p>Bauksit tidak pernah seragam. Kadar aluminanya dapat berbeda dari satu blok tambang ke blok lain, demikian pula silika yang menghabiskan soda kaustik. Maka bijih ditebar berlapis-lapis memanjang, lalu diambil secara melintang. Setiap sendok alat pengambil memotong puluhan lapisan sekaligus, dan hasilnya mendekati rata-rata.</p>
<p>Contoh diambil otomatis setiap 500 ton. Laboratorium melaporkan hasilnya dalam empat jam:</p>
<ul>
<li>alumina 47,8 persen, dengan simpangan 0,6 persen;</li>
<li>silika reaktif 3,1 persen;</li>
<li>kadar air 9,4 persen.</li>
</ul>
<p>“Angka simpangan itu yang paling kami jaga. Kilang bisa menyesuaikan diri dengan bijih apa pun, selama bijihnya tidak berganti watak setiap jam,” ujar Damar Sekadau, General Manager Operasi.</p>
<h2>Debu dan air hujan</h2>
<p>Lapangan seluas 6 hektare itu beralas tanah liat padat dan dikelilingi parit yang bermuara di kolam pengendap. Penyemprot air bekerja otomatis ketika angin melebihi 7 meter per detik. Pada bulan-bulan basah, bagian atas timbunan ditutup terpal supaya bijih tidak lengket di corong umpan.</p>
<p>Uji penggiling dengan bijih dijadwalkan pertengahan Maret, disusul pengisian larutan kaustik ke rangkaian pelarutan.</p>`,
        metaDescription:
          'Kilang alumina di Mempawah menimbun 120.000 ton bauksit dari Toho dan Kuala Mandor sebagai umpan pertama untuk masa komisioning 2024.',
      },
      en: {
        title: 'The stockyard fills: 120,000 tons of local bauxite before the first charge',
        slug: 'the-stockyard-fills-120000-tons-of-local-bauxite-before-the-first-charge',
        excerpt:
          'In six weeks the mines of Toho and Kuala Mandor have built a red hill beside the mills. Blending it evenly matters more than the size of the pile.',
        content: `<p>A red hill, fourteen meters high, has risen on the eastern edge of the refinery. It holds 120,000 tons of washed bauxite, the quantity that operators wanted to see before the mills take their first charge, and every ton of it came from West Kalimantan.</p>
<p>Deliveries from Toho and Kuala Mandor began on January 8 at about 2,900 tons a day and reached the mark on February 18. Once the plant runs at its capacity of 1 million tons of alumina a year it will need roughly three times that weight in ore, all from domestic mines.</p>
<h2>Layers, then slices</h2>
<p>No two truckloads of bauxite are alike. A stacker therefore spreads the ore in thin lengthwise layers, hundreds of them, and a reclaimer later cuts across the pile so that each bucket takes a little from every layer.</p>
<p>Samplers take a portion from each 500 tons, and the laboratory answers within four hours. So far the blend averages 47.8 percent alumina, with a deviation of 0.6, 3.1 percent reactive silica and 9.4 percent moisture.</p>
<blockquote><p>“That deviation is the figure we guard most closely,” said Damar Sekadau, General Manager Operations. “A refinery can adjust to any ore, as long as the ore does not change its character every hour.”</p></blockquote>
<h2>Keeping it where it belongs</h2>
<p>The yard spreads over six hectares of compacted clay, ringed by drains that lead to a settling pond. Sprays start by themselves when the wind passes seven meters a second. In the wet months tarpaulins go over the crest, because sodden bauxite clings to chutes like pottery clay.</p>
<p>Mills will be tried with ore in the middle of March. After that caustic liquor enters the digestion train, and the long warm-up begins.</p>`,
        metaDescription:
          'The refinery stockyard in Mempawah holds 120,000 tons of blended West Kalimantan bauxite, ready for the first commissioning runs of 2024.',
      },
    },
  },
  {
    key: 'process-water-pond',
    category: 'news',
    topic: 'sustainability',
    status: 'published',
    author: 'Divisi Lingkungan',
    featuredImage: '/assets/news-06.webp',
    publishedAt: '2024-05-16T08:45:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Kolam Air 480.000 Meter Kubik Menutup Siklus Air Proses',
        slug: 'kolam-air-480000-meter-kubik-menutup-siklus-air-proses',
        excerpt:
          'Curah hujan Kalimantan Barat ditampung untuk menggantikan air sungai. Kilang dirancang tanpa pembuangan air proses ke badan air.',
        content: `<p>Kalimantan Barat menerima lebih dari 3.000 milimeter hujan setahun. Bagi kilang di Sungai Kunyit, hujan itu sekaligus bahan baku dan ancaman: air dibutuhkan di setiap tahap, tetapi limpasan dari area proses tidak boleh sampai ke sungai. Jawabannya sebuah kolam berkapasitas 480.000 meter kubik yang mulai diisi penuh bulan ini.</p>
<h2>Dua aliran yang tidak boleh bertemu</h2>
<p>Air hujan dari atap gudang, jalan, dan lahan hijau masuk ke kolam bersih. Air dari lantai pabrik, yang mungkin tercampur kaustik, mengalir lewat saluran tertutup ke kolam kendali berlapis ganda, dinetralkan, lalu dikembalikan ke proses pencucian residu. Sebanyak 34 alat ukur pH dan daya hantar listrik mengawasi kedua aliran; bila ada angka di luar batas, pintu air menutup dalam 20 detik.</p>
<p>Manajer Lingkungan Ratih Mendawai menyebut targetnya jelas: tidak ada air proses yang dibuang ke badan air dalam kondisi operasi normal. Untuk hujan ekstrem dengan kala ulang seratus tahun, tersedia ruang kosong 95.000 meter kubik yang selalu dijaga.</p>
<h2>Menghemat air tawar</h2>
<p>Menurut neraca air rancangan, kilang akan memakai 2,9 meter kubik air baru untuk setiap ton alumina. Hampir tiga perempatnya dipenuhi dari hujan yang ditampung dan air kondensat yang dipakai ulang. Pengambilan dari sungai hanya berlangsung pada bulan kering, dengan batas yang tercantum dalam izin.</p>
<blockquote><p>“Sungai Mempawah dipakai orang mandi, mencari ikan, dan mengairi sawah. Kilang tidak boleh menjadi pelanggan yang paling haus,” ujar Ratih.</p></blockquote>
<p>Burung kuntul dan belibis sudah lebih dahulu menempati tepian kolam bersih. Pengelola membiarkan sepertiga tepiannya ditumbuhi purun, yang ikut menyaring lumpur halus. Prinsip pemakaian ulang ini diuraikan lebih lanjut di halaman <a href="/id/sirkularitas">Sirkularitas</a>.</p>`,
        metaDescription:
          'Kolam 480.000 meter kubik menampung hujan bagi kilang alumina di Mempawah dan mencegah pembuangan air proses ke sungai.',
      },
      en: {
        title: 'Rain in, no process water out: the pond that closes the loop',
        slug: 'rain-in-no-process-water-out-the-pond-that-closes-the-loop',
        excerpt:
          'A 480,000 cubic meter pond lets the refinery live mainly on rain. Two drainage systems, kept strictly apart, make sure that caustic water never leaves.',
        content: `<p>More than three meters of rain fall on this coast every year. A refinery can treat that as a nuisance or as its water supply. At Sungai Kunyit a pond of 480,000 cubic meters, which is being filled to its working level this month, settles the question.</p>
<h2>Clean side, guarded side</h2>
<p>Roofs, roads and lawns drain to the pond. Anything that falls on a process floor takes another way: through closed channels into a double-lined basin, where it is neutralized and sent back to wash residue. Thirty-four probes measure acidity and conductivity along both routes. A gate shuts within twenty seconds of a doubtful reading.</p>
<p>In ordinary operation no process water is discharged at all. For the sort of storm that comes once in a hundred years, 95,000 cubic meters of the basin are kept permanently empty.</p>
<h2>A modest customer of the river</h2>
<p>The design allows for 2.9 cubic meters of new water per ton of alumina. Nearly three quarters will be stored rain and reused condensate. River water is a dry-season reserve, capped by permit.</p>
<blockquote><p>“People bathe in the Mempawah River, fish in it and water their rice with it,” said Ratih Mendawai, Environment Manager. “The refinery must not be its thirstiest customer.”</p></blockquote>
<p>Egrets moved in before the engineers had finished. A third of the bank has been left to rushes, which trap fine silt and ask for no maintenance. Readers who would like the wider picture will find it under <a href="/en/circularity">Circularity</a>, and monthly water figures will be published from the first quarter of operation.</p>
<p>Schools from Mempawah have booked four visits already. The pond is fenced, lined and, the guides make a point of saying, unsuitable for swimming.</p>`,
        metaDescription:
          'A 480,000 cubic meter rain pond supplies the Mempawah alumina refinery and keeps all process water on site, easing demand on the river.',
      },
    },
  },
  {
    key: 'native-fish-hatchery',
    category: 'news',
    topic: 'social-activities',
    status: 'published',
    author: 'Raka Pesisir',
    featuredImage: '/assets/news-17.webp',
    publishedAt: '2024-08-08T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Balai Benih Desa Melepas 25.000 Ekor Ikan Asli ke Sungai Mempawah',
        slug: 'balai-benih-desa-melepas-25000-ekor-ikan-asli-ke-sungai-mempawah',
        excerpt:
          'Biawan dan tengadak yang makin jarang tertangkap kini dibiakkan warga di dua belas kolam. Setahun pertama, kelompok itu juga menjual 3,6 ton ikan konsumsi.',
        content: `<p>Sepuluh tahun lalu, kata Usman Biawan, sekali tebar jala di hulu Sungai Mempawah cukup untuk makan sekeluarga dua hari. Belakangan jalanya lebih sering naik dengan ikan nila yang lepas dari keramba. Ikan yang memberinya nama panggilan justru menghilang.</p>
<p>Selasa (6/8), petambak berusia 52 tahun itu melepas sendiri ember pertama berisi anakan biawan. Hari itu 25.000 ekor ikan asli, terdiri atas biawan dan tengadak, ditebar di tiga lubuk yang telah ditetapkan desa sebagai kawasan larang tangkap.</p>
<h2>Kolam milik kelompok</h2>
<p>Benih dihasilkan balai benih desa yang berdiri sejak Juli 2023. Perusahaan membangun dua belas kolam, satu rumah pemijahan, dan sebuah laboratorium kecil; dinas perikanan kabupaten menugaskan penyuluh; sembilan belas anggota kelompok menjalankannya sehari-hari.</p>
<p>Memijahkan tengadak di kolam ternyata tidak mudah. Tiga percobaan gagal sebelum anggota kelompok menemukan bahwa induknya menunggu suara hujan. Kini air disemprotkan ke permukaan kolam pada sore hari, dan persentase telur yang menetas naik dari 12 menjadi 68 persen.</p>
<blockquote><p>“Itu tidak ada di buku. Yang menemukan Ibu Sari, yang tiap sore menyiram tanaman di pinggir kolam,” tutur Tirta Sambas, Manajer Pengembangan Masyarakat.</p></blockquote>
<h2>Separuh ke sungai, separuh ke pasar</h2>
<p>Menurut kesepakatan, setengah dari benih dikembalikan ke sungai dan setengah lagi dibesarkan untuk dijual. Dalam setahun kelompok ini memasarkan 3,6 ton ikan ke Mempawah dan Singkawang, dengan pendapatan bersih Rp74 juta. Sepuluh persennya disisihkan untuk pengawas lubuk.</p>
<p>Hasil tangkapan nelayan di tiga desa akan dicatat selama dua tahun untuk mengetahui apakah penebaran benar-benar berpengaruh. Pelepasan berikutnya direncanakan pada November, menjelang air naik.</p>
<p>Sementara itu, dua desa tetangga sudah meminta indukan untuk memulai kolam mereka sendiri.</p>`,
        metaDescription:
          'Balai benih desa binaan kilang alumina melepas 25.000 ekor biawan dan tengadak ke Sungai Mempawah serta menjual 3,6 ton ikan konsumsi.',
      },
      en: {
        title: 'Village hatchery returns 25,000 native fish to the Mempawah River',
        slug: 'village-hatchery-returns-25000-native-fish-to-the-mempawah-river',
        excerpt:
          'Two species that fishermen had almost stopped catching are being bred in twelve village ponds. The trick, it turned out, was the sound of rain.',
        content: `<p>Tinfoil barb will not spawn because a calendar says so. Members of the hatchery group upstream of Mempawah lost three batches before one of them noticed that the fish grew lively when drops hit the surface. Today a sprinkler plays rain at dusk. Hatching has gone from 12 percent to 68.</p>
<blockquote><p>“That is not in any book,” said Tirta Sambas, Community Development Manager. “It was found by Sari, who waters the plants at the edge of the ponds every afternoon.”</p></blockquote>
<p>On August 6 the group released 25,000 young fish, barb and kissing gourami, both native and both scarce, into three deep pools that the village has closed to fishing.</p>
<h3>How it is shared</h3>
<p>The company paid for twelve ponds, a spawning house and a small laboratory, all finished in July 2023. An adviser comes from the regency fisheries office. The nineteen members do the rest, and have agreed on a simple rule: half of what they breed goes back to the river, half is grown for sale.</p>
<p>In twelve months they sold 3.6 tons of fish in Mempawah and Singkawang and cleared 74 million rupiah. A tenth pays the wardens who watch over the pools.</p>
<h3>Does it work?</h3>
<p>Nobody knows yet. Catches in three villages will be written down for two years and compared with pools where nothing was released. Should the numbers disappoint, said the community development team, the money will go into spawning grounds instead. A second release is planned for November, just before the water rises.</p>`,
        metaDescription:
          'A village hatchery supported by the alumina refinery has released 25,000 native fish into the Mempawah River and earns a living from the rest.',
      },
    },
  },
  {
    key: 'first-alumina',
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Komunikasi Korporat',
    featuredImage: '/assets/news-23.webp',
    publishedAt: '2024-10-03T08:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Alumina Pertama',
        slug: 'alumina-pertama',
        excerpt:
          'Pada 2 Oktober 2024 pukul 21.40 WIB, butiran putih pertama keluar dari unit kalsinasi. Sepuluh tahun setelah survei laterit, bauksit Mempawah menjadi alumina.',
        content: `<p>Rabu malam (2/10), pukul 21.40 WIB, seorang operator membuka katup contoh di bawah pendingin kalsinasi. Yang jatuh ke cawan adalah serbuk putih, kering, dan masih hangat. Laboratorium memastikannya dua jam kemudian: alumina, dengan kadar aluminium oksida 98,4 persen.</p>
<p>Itulah alumina pertama yang dihasilkan kilang di Sungai Kunyit, dari bauksit yang ditambang kurang dari 60 kilometer jauhnya.</p>
<h2>Sepuluh tahun menuju satu cawan</h2>
<ul>
<li><strong>2014</strong> – Survei laterit menetapkan calon lokasi di Mempawah.</li>
<li><strong>2015–2019</strong> – Pembebasan lahan, studi kelayakan, dan kajian lingkungan.</li>
<li><strong>2020</strong> – Peletakan batu pertama.</li>
<li><strong>2021–2023</strong> – Konstruksi, dengan lebih dari 3.000 pekerja pada puncaknya.</li>
<li><strong>2024</strong> – Komisioning: bijih pertama digiling pada Maret, larutan jenuh pertama pada Juli, hidrat pertama pada awal September.</li>
</ul>
<p>Hidrat, yaitu kristal aluminium hidroksida, masih mengandung air dalam ikatannya. Baru setelah dipanaskan pada suhu sekitar 1.000 °C, air itu lepas dan tinggallah alumina. Karena itulah peristiwa semalam, dan bukan yang terjadi pada September, yang dicatat sebagai kelahiran produk.</p>
<blockquote><p>“Tidak ada yang bersorak. Semua orang melihat ke cawan itu dan diam, barangkali setengah menit. Lalu kepala regu bilang: kembali ke layar masing-masing,” cerita Damar Sekadau, General Manager Operasi.</p></blockquote>
<h2>Langkah selanjutnya</h2>
<p>Produksi dinaikkan bertahap sambil memperbaiki ukuran butir dan kadar soda. Mutu yang dituju ialah alumina mutu peleburan dengan kemurnian sekurang-kurangnya 98,6 persen. Sampai akhir tahun, perusahaan memperkirakan hasil komisioning sekitar 28.000 ton. Operasi percobaan pada kapasitas rancangan 1.000.000 ton per tahun direncanakan berlangsung pada 2025.</p>
<p>Perusahaan menyampaikan terima kasih kepada Holding Pertambangan BUMN, pemerintah daerah, para kontraktor, dan warga Sungai Kunyit yang dengan sabar hidup di samping sebuah proyek selama hampir empat tahun. Cawan pertama itu kini disimpan di lobi gedung kendali, dengan label tulisan tangan.</p>
<p>Kunjungan media ke area produksi akan dibuka mulai November, dengan jumlah peserta terbatas karena sebagian peralatan masih dalam tahap uji. Permohonan dapat diajukan lewat <a href="/id/kontak">halaman kontak</a>.</p>`,
        metaDescription:
          'Kilang alumina di Mempawah menghasilkan alumina pertamanya pada 2 Oktober 2024, dari bauksit yang seluruhnya berasal dari dalam negeri.',
      },
      en: {
        title: 'First alumina',
        slug: 'first-alumina',
        excerpt:
          'At 9:40 p.m. on October 2, 2024 a dish of warm white powder came out of the calciner: the first alumina made at Mempawah, ten years after the first survey.',
        content: `<p>A shift operator opened the sampling valve beneath the cooler, and white powder, dry and still warm, slid into a dish. It was twenty to ten in the evening on Wednesday, October 2. By midnight the laboratory had the figure: 98.4 percent aluminum oxide.</p>
<p>The refinery in Sungai Kunyit has made alumina.</p>
<p>Getting there was a matter of stages. Ore went through the mills in March. A saturated liquor was ready in July, and early September brought hydrate, the sugar-like crystals from which alumina is made. Hydrate still holds water in its structure, though. It has to be heated to around 1,000 °C before the water leaves and the product deserves its name.</p>
<h2>A short history of a long wait</h2>
<p>Surveyors marked the laterite site in 2014. Land purchase and studies ran from 2015 to 2019, ground was broken in 2020, and construction filled the following three years. The ore in that first dish had been dug less than sixty kilometers away.</p>
<blockquote><p>“Nobody cheered,” said Damar Sekadau, General Manager Operations. “Everyone looked at the dish and was silent for perhaps half a minute. Then the crew leader said: back to your screens.”</p></blockquote>
<h2>What comes next</h2>
<ol>
<li>Bring purity up to smelter grade, at least 98.6 percent, and settle grain size and soda content.</li>
<li>Produce about 28,000 tons by the end of the year while the second calciner is commissioned.</li>
<li>Begin trial operation in 2025 at the design capacity of 1 million tons a year.</li>
</ol>
<p>The company thanks the holding group, the regency and provincial governments, its contractors and above all the people of Sungai Kunyit. The dish has been put on show in the lobby of the control building; its label is in ballpoint.</p>`,
        metaDescription:
          'On October 2, 2024, the refinery in Mempawah, West Kalimantan, produced its first alumina, made entirely from domestic bauxite.',
      },
    },
  },
  {
    key: 'laboratory-round-robin',
    category: 'news',
    topic: 'hr-development',
    status: 'published',
    author: 'Laras Kapuas',
    featuredImage: '/assets/news-07.webp',
    publishedAt: '2024-11-14T10:00:00+07:00',
    defaultLanguage: 'en',
    details: {
      en: {
        title: 'Laboratory analysts pass an international round-robin on alumina purity',
        slug: 'laboratory-analysts-pass-an-international-round-robin-on-alumina-purity',
        excerpt:
          'Thirty-one laboratories in nine countries analyzed the same powder. The young team in Sungai Kunyit came within 0.02 percentage points of the agreed value.',
        content: `<p>Some time in August, identical jars of white powder were posted to thirty-one laboratories in nine countries. Each had six weeks to say what was in them, without talking to the others. The results came back on November 11, and the laboratory of the Mempawah refinery, which did not exist two years ago, was in the first quarter of the table.</p>
<p>Such a round-robin is how chemists keep each other honest. Nobody is told the true composition; it is worked out from all the answers together. A laboratory that strays too far loses the confidence of customers who buy alumina on the strength of its certificates.</p>
<h2>Eleven elements, one deviation</h2>
<p>Our analysts reported eleven impurities besides the main oxide. Ten fell well inside the permitted band, among them silicon, iron and sodium, the three that a smelter asks about first. Calcium was a little high. The cause turned out to be a batch of crucibles, since replaced.</p>
<p>For aluminum oxide itself the difference from the agreed value was 0.02 percentage points.</p>
<h2>Who they are</h2>
<p>The team numbers twenty-two, with an average age of twenty-five. Fourteen studied chemistry in Pontianak. All spent between three and seven months in laboratories elsewhere in the holding group before coming here, and each works under a mentor until signed off on every method separately.</p>
<blockquote><p>“I don’t ask people whether they got the right answer,” said Intan Kayan, Head of Laboratory. “I ask how they would know if it were wrong.”</p></blockquote>
<p>She rotates analysts between night shifts on process samples, where speed counts, and weeks on certification, where it does not. Two of the team are now studying for a master’s degree with company support.</p>
<h2>Next on the bench</h2>
<ul>
<li>Accreditation audit for twelve test methods, planned for the second quarter of 2025.</li>
<li>A second X-ray fluorescence spectrometer, to halve the waiting time for shift samples.</li>
<li>Open days for vocational schools from Singkawang and Mempawah, twice a year.</li>
</ul>
<p>What the numbers mean for those who use the product is described under <a href="/en/our-products">Our products</a>.</p>`,
        metaDescription:
          'The refinery’s young laboratory team finished in the top quarter of an international proficiency test on alumina among 31 laboratories.',
      },
    },
  },
] satisfies DemoArticle[];
