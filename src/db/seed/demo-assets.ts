import type { DemoAsset } from './demo-asset.ts';

/** Names that pages ask for, in the places that editors know from the sidebar of the asset manager. */
const managed: DemoAsset[] = [
  picture('home-hero', 'Home_Header_Desktop', 'home', 'header', 'Beranda, layar lebar', {
    id: 'Kilang alumina di Kalimantan Barat diterangi matahari rendah, dengan tanah laterit merah di depannya',
    en: 'The alumina refinery in West Kalimantan in low sunlight, red laterite ground in front of it',
  }),
  picture('home-hero-tablet', 'Home_Header_Tablet', 'home', 'header', 'Beranda, tablet', {
    id: 'Menara kalsinasi dan tangki kilang alumina dalam cahaya senja',
    en: 'Calciner tower and tanks of the alumina refinery in evening light',
  }),
  picture('home-hero-phone', 'Home_Header_Mobile', 'home', 'header', 'Beranda, ponsel', {
    id: 'Menara kalsinasi kilang alumina menjulang di atas tanah merah',
    en: 'The calciner tower of the alumina refinery rises over red ground',
  }),
  picture('about', 'TENTANG_overview', 'home', null, 'Tentang kami', {
    id: 'Deretan bejana proses kilang alumina dilihat dari jalan dalam tapak',
    en: 'A row of process vessels seen from the road inside the refinery',
  }),
  picture('profile-aerial', 'PROFIL', 'home', null, 'Profil perusahaan', {
    id: 'Kilang alumina dilihat dari udara, dikelilingi hutan dan tanah merah',
    en: 'The alumina refinery from the air, surrounded by forest and red ground',
  }),
  picture('journey', 'JEJAK_LANGKAH', 'home', null, 'Jejak langkah', {
    id: 'Jalan laterit menuju kilang alumina di kejauhan',
    en: 'A laterite road leading to the alumina refinery in the distance',
  }),
  picture('governance', 'Tata_Kelola', 'home', null, 'Tata kelola', {
    id: 'Gedung kantor kilang dengan kisi-kisi segi enam',
    en: 'The office building of the refinery behind a hexagonal screen',
  }),
  picture('organization', 'Struktur_Organisasi', 'home', null, 'Struktur organisasi', {
    id: 'Susunan bejana dan pipa kilang yang saling terhubung',
    en: 'Vessels and pipes of the refinery, connected to each other',
  }),
  picture('products', 'Produk', 'home', null, 'Produk', {
    id: 'Timbunan alumina putih di gudang penyimpanan',
    en: 'A heap of white alumina in the storage hall',
  }),
  picture('sustainability', 'Keberlanjutan', 'home', null, 'Keberlanjutan', {
    id: 'Lahan hijau yang dipulihkan di tepi kilang alumina',
    en: 'Restored green land beside the alumina refinery',
  }),
  picture('publications', 'Publikasi_Overview', 'news', null, 'Publikasi', {
    id: 'Kilang alumina dalam kabut pagi, dilihat dari tepi sungai',
    en: 'The alumina refinery in morning haze, seen from the river bank',
  }),
  picture('contact', 'Kontak', 'home', null, 'Kontak', {
    id: 'Gerbang masuk kilang alumina di pagi hari',
    en: 'The entrance gate of the alumina refinery in the morning',
  }),
  picture('baik', 'Budaya_BAIK_Banner', 'home', null, 'Budaya BAIK', {
    id: 'Cahaya pagi menembus kisi segi enam',
    en: 'Morning light through a lattice of hexagons',
  }),
  picture('procure-plus', 'Procure_Plus', 'home', null, 'Procure+', {
    id: 'Rak suku cadang dan palet di gudang kilang',
    en: 'Racks of spare parts and pallets in the warehouse of the refinery',
  }),
  picture('reports', 'Laporan_Sec', 'reports', null, 'Laporan tahunan', {
    id: 'Tumpukan laporan tahunan di atas meja',
    en: 'A stack of annual reports on a desk',
  }),
  picture('annual-report-cover', 'Annual_Report_Background_New', 'reports', null, 'Sampul laporan tahunan', {
    id: 'Sampul laporan tahunan: butiran alumina putih di atas latar hijau tua',
    en: 'Cover of the annual report: white alumina grains on deep petrol',
  }),
];

const sustainability: DemoAsset[] = [
  picture('circularity', 'Circularity_Header', 'circularity', 'header', 'Sirkularitas', {
    id: 'Kolam air proses kilang yang memantulkan langit',
    en: 'The process water pond of the refinery, mirroring the sky',
  }),
  picture('circularity-1', 'Circularity_Stack_1', 'circularity', 'stack', 'Tenaga kerja lokal', {
    id: 'Jalur pejalan kaki di antara bejana kilang, tempat kerja tenaga lokal',
    en: 'A walkway between refinery vessels, where people of the region work',
  }),
  picture('circularity-2', 'Circularity_Stack_2', 'circularity', 'stack', 'Pasokan dalam negeri', {
    id: 'Sabuk konveyor mengangkut bauksit dari tempat penimbunan',
    en: 'A conveyor belt carries bauxite from the stockyard',
  }),
  picture('circularity-3', 'Circularity_Stack_3', 'circularity', 'stack', 'Nilai ekonomi', {
    id: 'Kapal curah memuat alumina di dermaga',
    en: 'A bulk carrier loads alumina at the berth',
  }),
  picture('social', 'Social_Header', 'social', 'header', 'Sosial', {
    id: 'Rumah panggung di pesisir Kalimantan Barat pada pagi hari',
    en: 'Stilt houses on the coast of West Kalimantan in the morning',
  }),
  picture('social-1', 'Social_Stack_1', 'social', 'stack', 'Kesehatan', {
    id: 'Pos kesehatan desa dengan beranda kayu',
    en: 'A village health post with a wooden veranda',
  }),
  picture('social-2', 'Social_Stack_2', 'social', 'stack', 'Pendidikan', {
    id: 'Ruang kelas dengan deretan bangku kayu dan papan tulis',
    en: 'A classroom with rows of wooden benches and a blackboard',
  }),
  picture('social-3', 'Social_Stack_3', 'social', 'stack', 'Budaya', {
    id: 'Sampan berhias warna-warni di tepi sungai',
    en: 'Decorated sampans in bright colours at the river bank',
  }),
  picture('social-4', 'Social_Stack_4', 'social', 'stack', 'Ekonomi', {
    id: 'Kios pasar desa dengan hasil bumi',
    en: 'A village market stall with local produce',
  }),
  picture('environment', 'Environment_Header', 'environment', 'header', 'Lingkungan', {
    id: 'Sabuk bakau di muara sungai, kilang tampak di kejauhan',
    en: 'A belt of mangroves at the river mouth, the refinery in the distance',
  }),
  picture('environment-1', 'Environment_Stack_1', 'environment', 'stack', 'Bakau dan persemaian', {
    id: 'Bibit bakau muda tumbuh di persemaian',
    en: 'Young mangrove seedlings growing in the nursery',
  }),
  picture('environment-2', 'Environment_Stack_2', 'environment', 'stack', 'Sumber daya perairan', {
    id: 'Kolam benih ikan asli sungai di balai benih desa',
    en: 'Ponds with native river fish at the village hatchery',
  }),
  picture('environment-3', 'Environment_Stack_3', 'environment', 'stack', 'Air dan emisi', {
    id: 'Kolam pengendapan dan instalasi pengolahan air kilang',
    en: 'Settling pond and water treatment plant of the refinery',
  }),
];

const newsPictures: [title: string, id: string, en: string][] = [
  ['Pengapalan', 'Kapal curah di dermaga sedang memuat alumina', 'A bulk carrier at the berth, loading alumina'],
  ['Konveyor', 'Konveyor panjang membelah tapak kilang', 'A long conveyor crossing the refinery site'],
  ['Cerobong', 'Cerobong kilang menjulang ke langit sore', 'The refinery stack against the evening sky'],
  ['Jalan angkut', 'Truk bauksit di jalan angkut laterit merah', 'A bauxite truck on a red laterite haul road'],
  ['Persemaian', 'Deretan bibit pohon di bawah naungan persemaian', 'Rows of tree seedlings in the shade of a nursery'],
  ['Kolam air proses', 'Kolam air proses di tepi kilang', 'The process water pond beside the refinery'],
  ['Laboratorium', 'Peralatan gelas di meja laboratorium kilang', 'Glassware on a bench of the refinery laboratory'],
  ['Kalsinasi', 'Menara kalsinasi dengan siklon dan saluran gas', 'The calciner tower with its cyclones and gas ducts'],
  ['Tangki kaustik', 'Tangki kaustik dengan tanggul pengaman', 'Caustic tanks inside their containment wall'],
  ['Jalan akses', 'Jalan akses laterit menuju tapak kilang', 'The laterite access road to the refinery site'],
  ['Stok bauksit', 'Timbunan bauksit merah di tempat penimbunan', 'Red heaps of bauxite in the stockyard'],
  ['Ruang kendali', 'Deretan layar di ruang kendali kilang', 'Rows of screens in the control room of the refinery'],
  ['Gudang logistik', 'Palet logistik tersusun di dalam gudang', 'Pallets of relief goods inside a warehouse'],
  ['Bakau', 'Sabuk bakau di muara saat air pasang', 'A belt of mangroves at the river mouth at high tide'],
  ['Rumah panggung', 'Rumah panggung di pesisir Sungai Kunyit', 'Stilt houses on the coast at Sungai Kunyit'],
  ['Ruang kelas', 'Gedung sekolah dasar dengan ruang kelas baru', 'A primary school building with new classrooms'],
  ['Benih ikan', 'Kolam balai benih ikan di tepi sungai', 'Hatchery ponds beside the river'],
  ['Pembangkit', 'Unit pembangkit listrik kilang saat fajar', 'The power plant of the refinery at dawn'],
  ['Kilang', 'Kilang alumina dilihat dari kejauhan pada pagi hari', 'The alumina refinery from afar in the morning'],
  [
    'Bengkel las',
    'Meja las dan pipa baja di bengkel pelatihan',
    'Welding benches and steel pipes in a training workshop',
  ],
  ['Rak pipa', 'Rak pipa panjang di antara bejana kilang', 'A long pipe rack between refinery vessels'],
  ['Pengental', 'Tangki pengental berdiameter besar dilihat dari atas', 'A wide thickener tank seen from above'],
  ['Alumina', 'Alumina putih mengalir ke timbunan', 'White alumina pouring onto a heap'],
  ['Sungai', 'Sungai Mempawah berkabut saat subuh', 'The Mempawah river in mist before sunrise'],
];

const news: DemoAsset[] = newsPictures.map(([title, id, en], index) => {
  const key = `news-${String(index + 1).padStart(2, '0')}`;
  return { ...picture(key, key, 'news', null, title, { id, en }), tags: 'berita, news' };
});

const documents: DemoAsset[] = [2024, 2023].map((year) => ({
  name: `Laporan_Tahunan_${year}`,
  file: `laporan-tahunan-${year}.pdf`,
  title: `Laporan Tahunan ${year}`,
  alt: { id: `Laporan Tahunan ${year} (PDF)`, en: `Annual Report ${year} (PDF)` },
  category: 'reports',
  subcategory: null,
  mediaType: 'document',
  tags: `laporan tahunan, annual report, ${year}`,
}));

/** Everything that the demo company keeps in its asset manager, in the order in which it is shown. */
export const demoAssets: readonly DemoAsset[] = [...managed, ...sustainability, ...news, ...documents];

function picture(
  key: string,
  name: string,
  category: DemoAsset['category'],
  subcategory: DemoAsset['subcategory'],
  title: string,
  alt: DemoAsset['alt'],
): DemoAsset {
  return { name, file: `${key}.webp`, title, alt, category, subcategory, mediaType: 'image', tags: '' };
}
