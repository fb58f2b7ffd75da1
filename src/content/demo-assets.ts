import { leadershipPictureName } from '../domain/assets/managed-names.ts';
import type { DemoAsset } from './demo-asset.ts';
import { demoLeaders } from './demo-leaders.ts';

/** Managed files used by pages, by their category and subcategory in the asset manager. */
const managed: DemoAsset[] = [
  picture('home-hero', 'Home_Header_Desktop', 'home', 'header', 'Beranda, layar lebar'),
  picture('home-hero-tablet', 'Home_Header_Tablet', 'home', 'header', 'Beranda, tablet'),
  picture('home-hero-phone', 'Home_Header_Mobile', 'home', 'header', 'Beranda, ponsel'),
  picture('about', 'TENTANG_overview', 'home', null, 'Tentang kami'),
  picture('profile-aerial', 'PROFIL', 'home', null, 'Profil perusahaan'),
  picture('journey', 'JEJAK_LANGKAH', 'home', null, 'Jejak langkah'),
  picture('governance', 'Tata_Kelola', 'home', null, 'Tata kelola'),
  picture('organization', 'Struktur_Organisasi', 'home', null, 'Struktur organisasi'),
  picture('products', 'Produk', 'home', null, 'Produk'),
  picture('our-products', 'Produk_Kami', 'home', null, 'Produk kami'),
  picture('production-process', 'Proses_Produksi', 'home', null, 'Proses produksi'),
  picture('sustainability', 'Keberlanjutan', 'home', null, 'Keberlanjutan'),
  picture('commitment', 'Komitmen_Keberlanjutan', 'home', null, 'Komitmen keberlanjutan'),
  picture('publications', 'Publikasi_Overview', 'news', null, 'Publikasi'),
  picture('contact', 'Kontak', 'home', null, 'Kontak'),
  picture('baik', 'Budaya_BAIK_Banner', 'home', null, 'Budaya BAIK'),
  picture('procure-plus', 'Procure_Plus', 'home', null, 'Procure+'),
  picture('reports', 'Laporan_Sec', 'reports', null, 'Laporan tahunan'),
  picture('timeline-2024', 'Annual_Report_Background_New', 'reports', null, 'Latar laporan tahunan di beranda'),
  picture('report-cover-2024', 'Sampul_Laporan_2024', 'reports', null, 'Sampul Laporan Tahunan 2024'),
  picture('report-cover-2023', 'Sampul_Laporan_2023', 'reports', null, 'Sampul Laporan Tahunan 2023'),
];

/** Drawn by `bun run pictures portraits`. */
const illustrations: DemoAsset[] = [
  picture('leaders', leadershipPictureName, 'home', null, 'Direksi dan komisaris (ilustrasi)'),
  ...demoLeaders.map(({ key, name }) =>
    picture(`leader-${key}`, `Potret_${name.replaceAll(' ', '_')}`, 'home', null, `Potret ${name} (ilustrasi)`),
  ),
].map((asset) => ({ ...asset, credit: 'Notionists, Zoish (CC0 1.0)' }));

/** The portrait of a member of the demo company's boards. */
export function portraitPath(key: (typeof demoLeaders)[number]['key']): string {
  return `/assets/leader-${key}.webp`;
}

const sustainability: DemoAsset[] = [
  picture('circularity', 'Circularity_Header', 'circularity', 'header', 'Sirkularitas'),
  picture('circularity-1', 'Circularity_Stack_1', 'circularity', 'stack', 'Tenaga kerja lokal'),
  picture('circularity-2', 'Circularity_Stack_2', 'circularity', 'stack', 'Pasokan dalam negeri'),
  picture('circularity-3', 'Circularity_Stack_3', 'circularity', 'stack', 'Nilai ekonomi'),
  picture('social', 'Social_Header', 'social', 'header', 'Sosial'),
  picture('social-1', 'Social_Stack_1', 'social', 'stack', 'Kesehatan'),
  picture('social-2', 'Social_Stack_2', 'social', 'stack', 'Pendidikan'),
  picture('social-3', 'Social_Stack_3', 'social', 'stack', 'Budaya'),
  picture('social-4', 'Social_Stack_4', 'social', 'stack', 'Ekonomi'),
  picture('environment', 'Environment_Header', 'environment', 'header', 'Lingkungan'),
  picture('environment-1', 'Environment_Stack_1', 'environment', 'stack', 'Mangrove dan persemaian'),
  picture('environment-2', 'Environment_Stack_2', 'environment', 'stack', 'Sumber daya perairan'),
  picture('environment-3', 'Environment_Stack_3', 'environment', 'stack', 'Air dan emisi'),
];

const newsPictures = [
  'Pengapalan',
  'Konveyor',
  'Cerobong',
  'Jalan angkut',
  'Persemaian',
  'Kolam air proses',
  'Laboratorium',
  'Kalsinasi',
  'Tangki kaustik',
  'Jalan akses',
  'Stok bauksit',
  'Kantor pada senja',
  'Gudang logistik',
  'Mangrove',
  'Rumah panggung',
  'Sekolah desa',
  'Kolam benih ikan',
  'Pembangkit',
  'Kilang pada senja',
  'Tangki presipitasi',
  'Rak pipa dan jalan kilang',
  'Pengental',
  'Gudang alumina',
  'Sungai',
];

/** Numbers of the news pictures whose scene is in another demo picture, in a different crop. */
const secondCrops = new Set([4, 12, 13, 14, 15, 16, 17, 24]);

const news: DemoAsset[] = newsPictures.map((title, index) => {
  const key = `news-${String(index + 1).padStart(2, '0')}`;
  return {
    ...picture(key, key, 'news', null, title),
    tags: 'berita, news',
    ...(secondCrops.has(index + 1) && { isListed: false }),
  };
});

const annualReports: DemoAsset[] = [2024, 2023].map((year) => ({
  name: `Laporan_Tahunan_${year}`,
  file: `laporan-tahunan-${year}.pdf`,
  title: `Laporan Tahunan ${year}`,
  alt: { id: `Laporan Tahunan ${year} (PDF)`, en: `Annual Report ${year} (PDF)` },
  category: 'reports',
  subcategory: null,
  mediaType: 'document',
  tags: `laporan tahunan, annual report, ${year}`,
}));

const governanceDocuments: DemoAsset[] = [
  policy('Pengendalian_Gratifikasi', 'Pengendalian Gratifikasi', 'Gratification Control'),
  policy('Piagam_Dewan_Komisaris', 'Piagam Dewan Komisaris', 'Board of Commissioners Charter'),
  policy('Piagam_Direksi', 'Piagam Direksi', 'Board of Directors Charter'),
  policy('Kode_Etik', 'Kode Etik', 'Code of Conduct'),
  policy('Standar_Etika_Perusahaan', 'Standar Etika Perusahaan', 'Company Ethics Standard'),
];

/** All assets of the demo company, in display order. */
export const demoAssets: readonly DemoAsset[] = [
  ...managed,
  ...illustrations,
  ...sustainability,
  ...news,
  ...annualReports,
  ...governanceDocuments,
];

function picture(
  key: string,
  name: string,
  category: DemoAsset['category'],
  subcategory: DemoAsset['subcategory'],
  title: string,
): DemoAsset {
  return { name, file: `${key}.webp`, title, category, subcategory, mediaType: 'image', tags: '' };
}

/** The category of reports is the only one with documents. */
function policy(name: string, title: string, english: string): DemoAsset {
  return {
    name,
    file: `${name}.pdf`,
    title,
    alt: { id: `${title} (PDF)`, en: `${english} (PDF)` },
    category: 'reports',
    subcategory: null,
    mediaType: 'document',
    tags: 'tata kelola, governance',
  };
}
