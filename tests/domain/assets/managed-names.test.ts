import { expect, test } from 'bun:test';
import { managedNames, managedPlaces } from '../../../src/domain/assets/managed-names.ts';
import { filesLike, readSource } from '../../support/sources.ts';

/** How page code refers to managed pictures. */
const asking = [/managedPicture\(\s*\w+,\s*'([\w]+)'/g, /\bpictureName = '(\w+)'/g, /\bpictureName: '(\w+)'/g];

test('every picture and document that a page uses by name counts as in use', () => {
  const sources = filesLike('src/pages/**/*.{ts,tsx}').map(readSource);
  const asked = sources.flatMap((source) =>
    asking.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !Object.hasOwn(managedNames, name))).toEqual([]);
});

test('pages use these files by name', () => {
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
    Direksi_dan_Komisaris: 'board-of-directors',
    Pengendalian_Gratifikasi: 'governance',
    Piagam_Dewan_Komisaris: 'governance',
    Piagam_Direksi: 'governance',
    Kode_Etik: 'governance',
    Standar_Etika_Perusahaan: 'governance',
  });
});

test('pages show the pictures of these subcategories', () => {
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
