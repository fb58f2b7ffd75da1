import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const profileWords = words({
  title: { id: 'Profil Perusahaan', en: 'Company Profile' },
  description: {
    id: 'Kilang alumina berkapasitas satu juta ton per tahun di Mempawah: kapasitas, tenaga profesional, rantai pasok, dan Holding Pertambangan BUMN.',
    en: 'An alumina refinery with a capacity of one million tons a year in Mempawah: its professionals, supply chain and holding group.',
  },
  lead: {
    id: 'Satu kilang di pesisir Kalimantan Barat, dengan tugas yang jelas: mengolah bauksit di negeri sendiri.',
    en: 'One refinery on the coast of West Kalimantan, with one clear task: to refine Indonesian bauxite in Indonesia.',
  },

  factsTitle: { id: 'Tiga angka yang menggambarkan kami', en: 'Three figures that sum us up' },
  capacity: { id: 'Kapasitas produksi', en: 'Production capacity' },
  capacityValue: { id: '1 juta ton', en: '1 million tons' },
  capacityText: {
    id: 'Alumina setiap tahun pada kapasitas operasi percobaan, dari dua lini pengolahan yang berjalan bersamaan.',
    en: 'Alumina a year at trial operation capacity, from two refining lines that run side by side.',
  },
  workforce: { id: 'Tenaga profesional', en: 'Professional workforce' },
  workforceText: {
    id: 'Operator, analis, insinyur, dan tenaga pendukung menjaga kilang siang dan malam. Sebagian besar berasal dari Kalimantan Barat.',
    en: 'Operators, analysts, engineers and support staff keep the refinery running day and night. Most of them are from West Kalimantan.',
  },
  supply: { id: 'Rantai pasok', en: 'Supply chain' },
  supplyText: {
    id: 'Bauksit dalam negeri: ditambang di Kalimantan Barat, diolah di Mempawah, dan dikirim ke pabrik peleburan aluminium Indonesia.',
    en: 'Domestic bauxite: mined in West Kalimantan, refined in Mempawah and shipped to Indonesian aluminum smelters.',
  },

  storyTitle: { id: 'Di antara tambang dan pabrik peleburan', en: 'Between the mine and the smelter' },
  storyFirst: {
    id: `${company.name} mengoperasikan kilang alumina di Sungai Kunyit, Kabupaten Mempawah. Bijih laterit yang merah masuk dari satu sisi; alumina mutu peleburan (smelter grade alumina, SGA), putih dan halus seperti gula, keluar dari sisi lain. Di antaranya bekerja proses Bayer: pelarutan dengan soda kaustik, pemisahan residu, presipitasi, lalu kalsinasi pada sekitar 1.000\u00a0°C.`,
    en: `${company.name} runs an alumina refinery at Sungai Kunyit in Mempawah Regency. Red laterite ore enters on one side; smelter grade alumina, white and fine as sugar, leaves on the other. In between, the Bayer process does its work: digestion in caustic soda, separation of the residue, precipitation, then calcination at about 1,000\u00a0°C.`,
  },
  storySecond: {
    id: 'Pembangkit listrik tenaga uap 3 × 25\u00a0MW di dalam kawasan menyediakan uap dan listrik bagi seluruh proses. Dari silo, alumina diangkut dengan truk tangki bertekanan ke Pelabuhan Kijing dan dimuat ke kapal lewat konveyor tertutup, tanpa debu di jalan maupun di dermaga.',
    en: 'A 3 × 25\u00a0MW thermal power plant on the site supplies steam and electricity for the whole process. From the silos, pressurized tankers take the alumina to Kijing Port, where a covered conveyor loads it onto ships: no dust on the road, none on the quay.',
  },
  storyThird: {
    id: 'Sebelum kilang ini berdiri, Indonesia menjual bauksit sebagai bijih dan membeli kembali alumina dari luar negeri. Kami ada untuk menutup celah itu.',
    en: 'Before this refinery stood, Indonesia sold bauxite as ore and bought alumina back from abroad. We exist to close that gap.',
  },

  groupTitle: { id: 'Bagian dari Holding Pertambangan BUMN', en: 'Part of the state mining holding group' },
  groupText: {
    id: 'Negara memiliki holding, dan holding memiliki perusahaan-perusahaan tambangnya. Kami dimiliki bersama oleh dua di antaranya: penambang bauksit yang memasok bijih dan pabrik peleburan aluminium yang memakai alumina kami. Seluruh rantai berada dalam satu kelompok.',
    en: 'The state owns the holding company, and the holding owns its mining companies. Two of them own us together: the bauxite miner that supplies our ore and the aluminum smelter that uses our alumina. The whole chain stays within one group.',
  },
  groupDiagram: {
    id: `Bagan kelompok usaha: kedudukan ${company.name} dalam Holding Pertambangan BUMN`,
    en: `Group chart: the place of ${company.name} in the state mining holding group`,
  },
  enlarge: { id: 'Perbesar bagan', en: 'Enlarge the chart' },
  asText: { id: 'Baca bagan sebagai teks', en: 'Read the chart as text' },

  actionTitle: {
    id: 'Sepuluh tahun dari survei pertama ke alumina pertama',
    en: 'Ten years from first survey to first alumina',
  },
  action: { id: 'Ikuti jejak langkah kami', en: 'Follow our journey' },
});

export const groupWords = words({
  state: { id: 'Negara Republik Indonesia', en: 'Republic of Indonesia' },
  stateLine: { id: 'Pemegang saham', en: 'Shareholder' },
  holding: { id: 'Holding Pertambangan BUMN', en: 'State mining holding company' },
  metals: { id: 'Emas, tembaga, dan nikel', en: 'Gold, copper and nickel' },
  metalsLine: { id: 'Perusahaan anggota', en: 'Member companies' },
  minerals: { id: 'Timah dan batu bara', en: 'Tin and coal' },
  bauxite: { id: 'Perusahaan tambang bauksit', en: 'Bauxite mining company' },
  bauxiteLine: { id: 'Memasok bijih', en: 'Supplies the ore' },
  aluminium: { id: 'Perusahaan peleburan aluminium', en: 'Aluminum smelting company' },
  aluminiumLine: { id: 'Memakai alumina', en: 'Uses the alumina' },
  companyLine: {
    id: 'Kilang alumina, milik bersama kedua perusahaan di atas',
    en: 'Alumina refinery, owned jointly by the two companies above',
  },
});
