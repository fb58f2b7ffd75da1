import { words } from '../../site/words.ts';

export const environmentWords = words({
  title: { id: 'Lingkungan', en: 'Environment' },
  description: {
    id: 'Pemulihan mangrove, pelepasan benih ikan endemik, serta pengolahan air dan emisi di kawasan kilang alumina Mempawah.',
    en: 'Mangrove restoration, release of young endemic fish, and treatment of water and emissions at the Mempawah alumina refinery.',
  },
  lead: {
    id: 'Kilang kami berdiri di antara hutan mangrove dan muara, dan keduanya harus tetap hidup. Hasil pemantauan disampaikan kepada dinas lingkungan dan dirangkum dalam laporan tahunan.',
    en: 'Our refinery stands between mangroves and an estuary, and both must stay alive. Monitoring results go to the environmental agency and are summarized in the annual report.',
  },
  initiativesTitle: { id: 'Tiga upaya untuk tanah, air, dan udara', en: 'Three initiatives for land, water and air' },
  ecosystem: { id: 'Ekosistem', en: 'Ecosystem' },
  ecosystemText: {
    id: 'Pemulihan mangrove dan pembibitan pohon: warga pesisir menanam dan merawat mangrove, sementara persemaian kami menyiapkan bibit asli untuk lahan yang dipulihkan.',
    en: 'Mangrove restoration and a tree nursery: coastal communities plant and tend mangroves, while our nursery raises native seedlings for land under restoration.',
  },
  aquatic: { id: 'Sumber daya perairan', en: 'Aquatic resources' },
  aquaticText: {
    id: 'Pelepasan benih ikan endemik: benih dari balai benih desa dilepas ke sungai setiap musim, bersama nelayan yang menjaganya.',
    en: 'Release of young endemic fish: each season, fish from the village hatchery are released into the rivers together with the fishers who protect them.',
  },
  treatment: { id: 'Air dan emisi', en: 'Water and emissions' },
  treatmentText: {
    id: 'Pengolahan dan pengendalian air serta emisi: air dijernihkan sebelum dilepas, debu ditangkap di cerobong, dan keduanya dipantau terus-menerus.',
    en: 'Treatment and control of water and emissions: water is clarified before it is released, dust is captured at the stack, and both are monitored around the clock.',
  },
  residueTitle: { id: 'Lumpur merah (residu bauksit)', en: 'Red mud (bauxite residue)' },
  residueText: {
    id: 'Lumpur merah, sering disebut juga tailing, adalah sisa bauksit setelah aluminanya diambil. Residu dicuci agar soda kaustiknya kembali ke proses, lalu ditumpuk kering di dalam kawasan kilang.',
    en: 'Red mud, often called tailings, is what is left of bauxite when its alumina has been taken out. It is washed, so that the caustic soda returns to the process, and stacked dry on the refinery’s own site.',
  },
  residueVolume: { id: 'Jumlah', en: 'Volume' },
  residueVolumeText: {
    id: '61.000 ton residu disimpan kering pada 2024, tahun komisioning.',
    en: '61,000 tons were stored dry in 2024, the year of commissioning.',
  },
  residueStorage: { id: 'Penyimpanan', en: 'Storage' },
  residueStorageText: {
    id: 'Ditumpuk kering di balik tanggul, bukan di kolam lumpur. Air dari lantai pabrik dinetralkan dan kembali ke pencucian residu; tidak ada air proses yang dibuang ke sungai atau laut pada 2024.',
    en: 'Stacked dry behind an embankment, not in a pond of mud. Water from process floors is neutralized and returns to residue washing; no process water went into rivers or the sea in 2024.',
  },
  residueSafety: { id: 'Keamanan tanggul', en: 'Dam safety' },
  residueSafetyText: {
    id: 'Tanggul (bendungan residu) dipantau dengan radar dan ditinjau pihak ketiga. Peta risiko 2024 menilai kemungkinan jebol paling rendah, 1 dari 5, dan akibatnya paling berat, 5 dari 5.',
    en: 'Radar watches the embankment, and a third party reviews it. The risk map of 2024 rates a failure as least likely, 1 of 5, and its impact as the highest, 5 of 5.',
  },
  residueMonitoring: { id: 'Pemantauan', en: 'Monitoring' },
  residueMonitoringText: {
    id: 'Tiga puluh empat alat ukur mengawasi air limpasan; bila ada angka di luar batas, pintu air menutup dalam 20 detik. Contoh air diambil bersama warga, dan angkanya dipasang setiap bulan di kantor desa.',
    en: 'Thirty-four probes watch the run-off; a doubtful reading shuts the gate within 20 seconds. Water samples are taken together with neighbors, and the figures are posted at village offices every month.',
  },
  residueReuse: { id: 'Pemakaian ulang', en: 'Reuse' },
  residueReuseText: {
    id: 'Residu yang telah dicuci diuji sebagai bahan bata dan jalan bersama universitas setempat.',
    en: 'Washed residue is being tested as a material for bricks and roads with local universities.',
  },
  residueFigures: { id: 'Angka pemantauan emisi dan air', en: 'Readings of emissions and water' },
  residueReport: { id: 'Ada yang tidak beres? Sampaikan keluhan', en: 'Something wrong? Make a complaint' },

  nextTitle: { id: 'Ikuti kabarnya', en: 'Follow the progress' },
  nextAction: { id: 'Lihat publikasi', en: 'See the publications' },
});
