import { type Route, routes } from '../../routes.ts';

/** The managed picture behind the annual report on the home page. */
export const reportBackgroundName = 'Annual_Report_Background_New';

/** The group photograph of both boards. Without one, the page has none. */
export const leadershipPictureName = 'Direksi_dan_Komisaris';

/** The pictures and documents that pages ask for by name. */
export const managedNames: Readonly<Record<string, Route>> = {
  [reportBackgroundName]: routes.home.index,
  TENTANG_overview: routes.about.index,
  PROFIL: routes.profile.index,
  JEJAK_LANGKAH: routes.journey.index,
  Struktur_Organisasi: routes.organization.index,
  [leadershipPictureName]: routes.leadership.index,
  Tata_Kelola: routes.governance.index,
  Produk: routes.products.index,
  Produk_Kami: routes.products.alumina,
  Proses_Produksi: routes.products.process,
  Keberlanjutan: routes.sustainability.index,
  Komitmen_Keberlanjutan: routes.sustainability.commitment,
  Publikasi_Overview: routes.publications.index,
  Kontak: routes.contact.index,
  Laporan_Sec: routes.reports.index,
  Budaya_BAIK_Banner: routes.baik.index,
  Procure_Plus: routes.procurement.index,
  Pengendalian_Gratifikasi: routes.governance.index,
  Piagam_Dewan_Komisaris: routes.governance.index,
  Piagam_Direksi: routes.governance.index,
  Kode_Etik: routes.governance.index,
  Standar_Etika_Perusahaan: routes.governance.index,
};

/** The pages that show all pictures of a place, by category and subcategory. */
export const managedPlaces: Readonly<Record<string, Route>> = {
  'home/header': routes.home.index,
  'circularity/header': routes.sustainability.circularity,
  'circularity/stack': routes.sustainability.circularity,
  'social/header': routes.sustainability.social,
  'social/stack': routes.sustainability.social,
  'environment/header': routes.sustainability.environment,
  'environment/stack': routes.sustainability.environment,
};
