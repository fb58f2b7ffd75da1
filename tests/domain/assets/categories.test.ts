import { expect, test } from 'bun:test';
import {
  assetCategories,
  canonicalSubcategory,
  findCategory,
  firstCategory,
} from '../../../src/domain/assets/categories.ts';
import { managedNames, managedPlaces } from '../../../src/domain/assets/managed-names.ts';
import { nameFromFile } from '../../../src/domain/assets/naming.ts';

test('the asset manager has six categories with what may lie in them', () => {
  const told = assetCategories.map(({ value, label, mediaTypes, subcategories }) => [
    value,
    label,
    mediaTypes.join(),
    subcategories.map((one) => `${one.value}: ${one.label}`).join(),
  ]);
  expect(told).toEqual([
    ['news', 'News', 'image', ''],
    ['reports', 'Reports', 'image,document', ''],
    ['home', 'Home', 'image,video', 'header: Header image/video'],
    ['circularity', 'Circularity', 'image', 'header: Header,stack: Stack'],
    ['social', 'Social', 'image', 'header: Header,stack: Stack'],
    ['environment', 'Environment', 'image', 'header: Header,stack: Stack'],
  ]);
  expect(firstCategory.value).toBe('news');
});

test('a category is found whatever its case and the space around it', () => {
  expect([findCategory(' HOME ')?.value, findCategory('homes')]).toEqual(['home', undefined]);
});

test.each([
  ['header', 'header'],
  [' Header Image/Video ', 'header'],
  ['STACK', 'stack'],
  [' Other ', 'other'],
])('the subcategory %p is stored as %p', (name, stored) => {
  expect(canonicalSubcategory(name)).toBe(stored);
});

test.each([
  ['Kilang  baru.final.jpg', 'Kilang baru.final'],
  [' peta .png', 'peta'],
  ['kilang', 'kilang'],
  [`${'a'.repeat(201)}.jpg`, 'a'.repeat(200)],
])('a file %p without a name of its own is called %p', (filename, name) => {
  expect(nameFromFile(filename)).toBe(name);
});

test('pages use these files by their names', () => {
  expect(Object.fromEntries(Object.entries(managedNames).map(([name, { path }]) => [name, path.en]))).toEqual({
    Annual_Report_Background_New: '',
    TENTANG_overview: 'about',
    PROFIL: 'company-profile',
    JEJAK_LANGKAH: 'our-journey',
    Struktur_Organisasi: 'organization-structure',
    Tata_Kelola: 'governance',
    Produk: 'products',
    Produk_Kami: 'our-products',
    Proses_Produksi: 'production-process',
    Keberlanjutan: 'sustainability',
    Komitmen_Keberlanjutan: 'sustainability-commitment',
    Publikasi_Overview: 'publications',
    Kontak: 'contact',
    Laporan_Sec: 'annual-reports',
    Budaya_BAIK_Banner: 'baik-culture',
    Procure_Plus: 'procure-plus',
    Pengendalian_Gratifikasi: 'governance',
    Piagam_Dewan_Komisaris: 'governance',
    Piagam_Direksi: 'governance',
    Kode_Etik: 'governance',
    Standar_Etika_Perusahaan: 'governance',
  });
});

test('pages show the pictures in these places', () => {
  expect(Object.fromEntries(Object.entries(managedPlaces).map(([place, { path }]) => [place, path.en]))).toEqual({
    'home/header': '',
    'circularity/header': 'circularity',
    'circularity/stack': 'circularity',
    'social/header': 'social',
    'social/stack': 'social',
    'environment/header': 'environment',
    'environment/stack': 'environment',
  });
});
