import { words } from '../../site/words.ts';

export const aluminaWords = words({
  title: { id: 'Produk Kami', en: 'Our Products' },
  description: {
    id: 'Alumina mutu peleburan berkadar Al₂O₃ sedikitnya 98,6 persen: rantai pasok dari tambang ke pelabuhan dan tujuh bidang pemakaiannya.',
    en: 'Smelter grade alumina with at least 98.6 percent Al₂O₃: the supply chain from mine to port and its seven uses.',
  },
  heroLead: {
    id: 'Alumina mutu peleburan: putih, kering, berbutir seragam, dan sama mutunya dari lot ke lot.',
    en: 'Smelter grade alumina: white, dry, even in grain and the same from lot to lot.',
  },
  lead: {
    id: 'Produk utama kami adalah alumina mutu peleburan (smelter grade alumina, SGA) berkadar Al₂O₃ sedikitnya 98,6 persen, berbutir seragam dan rendah soda. Bijihnya ditambang di Kalimantan Barat, diolah di Mempawah, lalu dikapalkan ke pabrik peleburan aluminium.',
    en: 'Our main product is smelter grade alumina with at least 98.6 percent Al₂O₃, even in grain and low in soda. The ore is mined in West Kalimantan, refined in Mempawah and shipped to aluminum smelters.',
  },
  chainSection: { id: 'Rantai pasok', en: 'Supply chain' },
  chainTitle: { id: 'Satu rantai, seluruhnya di dalam negeri', en: 'One supply chain, entirely domestic' },
  mining: { id: 'Penambangan', en: 'Mining' },
  miningText: {
    id: 'Bauksit ditambang di Kalimantan Barat, dicuci di lokasi tambang, lalu diangkut ke kilang. Lapisan tanah pucuk disimpan untuk memulihkan lahan sesudahnya.',
    en: 'Bauxite is mined in West Kalimantan, washed at the mine and hauled to the refinery. Topsoil is set aside so that the land can be restored afterward.',
  },
  refinery: { id: 'Pengolahan', en: 'Refinery' },
  refineryText: {
    id: 'Di Mempawah, proses Bayer memisahkan alumina dari bijihnya dengan soda kaustik panas, lalu hasilnya dikeringkan dalam kalsiner. Laboratorium memeriksa setiap lot.',
    en: 'In Mempawah the Bayer process separates alumina from its ore in hot caustic soda, and a calciner dries it. The laboratory checks every lot.',
  },
  distribution: { id: 'Distribusi', en: 'Distribution' },
  distributionText: {
    id: 'Alumina disimpan dalam silo tertutup, diangkut dengan truk tangki ke Pelabuhan Kijing, lalu dikapalkan dengan kapal curah ke pabrik peleburan aluminium. Setiap pengapalan disertai sertifikat mutu.',
    en: 'Alumina is stored in closed silos, taken to Kijing Port in tanker trucks and shipped in bulk carriers to aluminum smelters. Every shipment has its certificate.',
  },
  usesSection: { id: 'Pemakaian', en: 'Applications' },
  usesTitle: { id: 'Tujuh bidang yang memakai alumina', en: 'Seven fields that use alumina' },
  usesText: {
    id: 'Hampir semua alumina menjadi aluminium. Selebihnya bekerja di tempat yang panas, keras, atau harus bersih.',
    en: 'Nearly all alumina becomes aluminum. The rest goes to work wherever things are hot, hard or need to be clean.',
  },
  smelting: { id: 'Peleburan', en: 'Smelting' },
  smeltingText: {
    id: 'Dalam sel elektrolisis, kira-kira dua ton alumina menjadi satu ton aluminium: untuk kabel, kendaraan, bangunan, dan kemasan.',
    en: 'In electrolysis cells about two tons of alumina become one ton of aluminum: for cables, vehicles, buildings and packaging.',
  },
  refractory: { id: 'Bahan tahan api', en: 'Refractory' },
  refractoryText: {
    id: 'Alumina meleleh pada sekitar 2.050\u00a0°C. Bata dan semen dari alumina melapisi tungku baja, kaca, dan semen.',
    en: 'Alumina melts at about 2,050\u00a0°C. Bricks and castables made of it line steel, glass and cement furnaces.',
  },
  abrasive: { id: 'Abrasif', en: 'Abrasive' },
  abrasiveText: {
    id: 'Korundum termasuk mineral paling keras. Butirannya memotong dan menghaluskan logam, kayu, dan batu.',
    en: 'Corundum is one of the hardest minerals. Its grains cut and polish metal, wood and stone.',
  },
  ceramic: { id: 'Keramik', en: 'Ceramic' },
  ceramicText: {
    id: 'Keramik alumina tahan aus dan tidak bereaksi: untuk pelapis pompa, pelindung balistik, hingga sendi buatan.',
    en: 'Alumina ceramics resist wear and do not react: for pump linings, ballistic protection and even artificial joints.',
  },
  catalyst: { id: 'Katalis', en: 'Catalyst' },
  catalystText: {
    id: 'Permukaannya yang berpori membawa logam katalis dalam kilang minyak dan pembersih gas buang kendaraan.',
    en: 'Its porous surface carries catalyst metals in oil refineries and in the exhaust systems of vehicles.',
  },
  insulator: { id: 'Isolator', en: 'Insulator' },
  insulatorText: {
    id: 'Alumina menahan arus listrik sekaligus menghantarkan panas: dasar bagi busi, papan sirkuit, dan isolator tegangan tinggi.',
    en: 'Alumina blocks electric current yet conducts heat: the base of spark plugs, circuit boards and high-voltage insulators.',
  },
  adsorbent: { id: 'Adsorben', en: 'Adsorbent' },
  adsorbentText: {
    id: 'Alumina aktif menjerap uap air dan fluorida: mengeringkan udara tekan dan gas, serta menjernihkan air minum.',
    en: 'Activated alumina takes up moisture and fluoride: it dries compressed air and gases and cleans drinking water.',
  },
  specificationSection: { id: 'Spesifikasi', en: 'Specification' },
  specificationTitle: {
    id: 'Spesifikasi dan sertifikat mutu SGA',
    en: 'SGA specification and certificate',
  },
  specificationText: {
    id: 'Batas berikut berlaku untuk setiap lot. Setiap pengapalan disertai sertifikat mutu dari laboratorium kilang; sertifikat pengapalan pertama pada Februari 2025 mencatat Al₂O₃ 98,7 persen, Na₂O 0,38 persen, dan hilang pijar 0,8 persen.',
    en: 'These limits hold for every lot. A certificate of quality from the refinery’s laboratory goes with each shipment; that of the first one, in February 2025, shows Al₂O₃ at 98.7 percent, Na₂O at 0.38 percent and a loss on ignition of 0.8 percent.',
  },
  certificate: { id: 'Minta contoh sertifikat mutu', en: 'Ask for a sample certificate' },
  parameter: { id: 'Parameter', en: 'Parameter' },
  limit: { id: 'Batas', en: 'Limit' },
  atLeast: { id: 'min. {value}', en: 'min. {value}' },
  atMost: { id: 'maks. {value}', en: 'max. {value}' },
  oxide: { id: 'Aluminium oksida (Al₂O₃), %', en: 'Aluminum oxide (Al₂O₃), %' },
  soda: { id: 'Natrium oksida (Na₂O), %', en: 'Sodium oxide (Na₂O), %' },
  iron: { id: 'Besi oksida (Fe₂O₃), %', en: 'Iron oxide (Fe₂O₃), %' },
  silica: { id: 'Silikon dioksida (SiO₂), %', en: 'Silicon dioxide (SiO₂), %' },
  ignition: { id: 'Hilang pijar (LOI), %', en: 'Loss on ignition (LOI), %' },
  fines: { id: 'Butir di bawah 45 µm, %', en: 'Grains below 45 µm, %' },

  nextTitle: { id: 'Bagaimana bijih menjadi serbuk', en: 'How ore becomes powder' },
  nextAction: { id: 'Lihat proses produksi', en: 'See the production process' },
});
