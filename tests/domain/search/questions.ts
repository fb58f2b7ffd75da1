/**
 * What visitors type, and the address that answers it: of a page, of a document, or the title of a news article. Where
 * two answer equally well, either may be found.
 */
export type Question = readonly [asked: string, ...answers: string[]];

export const indonesianQuestions: readonly Question[] = [
  // Vendors
  ['vendor', '/id/procure-plus', '/id/bantuan-vendor'],
  ['cara daftar vendor', '/id/procure-plus', '/id/bantuan-vendor'],
  ['pengadaan barang dan jasa', '/id/procure-plus', '/id/bantuan-vendor'],
  ['tender', '/id/procure-plus', '/id/bantuan-vendor'],
  ['jadi pemasok', '/id/procure-plus', '/id/bantuan-vendor'],
  ['status tagihan', '/id/procure-plus', '/id/bantuan-vendor'],
  ['lelang', '/id/procure-plus', '/id/bantuan-vendor'],
  ['procure', '/id/procure-plus', '/id/bantuan-vendor'],
  // Job seekers
  ['lowongan kerja', '/id/karier'],
  ['karir', '/id/karier'],
  ['magang mahasiswa', '/id/karier'],
  ['penipuan rekrutmen', 'Waspada Penipuan Rekrutmen'],
  ['lamaran pekerjaan', '/id/karier'],
  // Neighbours, employees and others who report something
  ['pelanggaran', '/id/budaya-baik'],
  ['lapor korupsi', '/id/budaya-baik'],
  ['whistleblowing system', '/id/budaya-baik'],
  ['laporan anonim', '/id/budaya-baik'],
  ['gratifikasi', '/id/tata-kelola', '/id/pengendalian-gratifikasi'],
  ['pengaduan masyarakat', '/id/budaya-baik'],
  // Reporters and investors
  ['siapa direktur utama', '/id/direksi-dan-komisaris', '/id/direksi-dan-komisaris#leader-3'],
  ['dewan komisaris', '/id/direksi-dan-komisaris'],
  ['Bayu Melawi', '/id/direksi-dan-komisaris#leader-3'],
  ['laporan tahunan 2024', '/id/laporan-tahunan/2024', '/id/laporan-tahunan'],
  ['laporan keuangan', '/id/laporan-tahunan', '/id/laporan-tahunan/2024'],
  ['kapasitas produksi', '/id/profil-perusahaan', '/id/proses-produksi'],
  ['sejarah perusahaan', '/id/jejak-langkah'],
  ['kapan perusahaan didirikan', '/id/jejak-langkah'],
  ['induk usaha', '/id/profil-perusahaan'],
  ['struktur organisasi', '/id/struktur-organisasi'],
  ['kode etik', '/id/kode-etik'],
  ['piagam direksi', '/id/piagam-direksi'],
  ['pengapalan perdana', 'Pengapalan Perdana: 27.500 Ton Alumina Bertolak dari Kijing'],
  ['berita terbaru', '/id/berita'],
  ['siaran pers', '/id/berita'],
  // Products and process
  ['alumina', '/id/produk-kami'],
  ['kemurnian alumina', '/id/produk-kami'],
  ['proses bayer', '/id/proses-produksi'],
  ['kalsinasi', '/id/proses-produksi'],
  ['pembangkit listrik', '/id/proses-produksi'],
  ['asal bauksit', '/id/produk-kami', 'Stok Bauksit 120.000 Ton Siap, Seluruhnya dari Kalimantan Barat'],
  // Environment and neighbours
  ['limbah', '/id/lingkungan', '/id/sirkularitas', '/id/proses-produksi'],
  ['emisi', '/id/lingkungan'],
  ['csr', '/id/sosial'],
  ['tenaga kerja lokal', '/id/sirkularitas'],
  ['bakau', '/id/lingkungan'],
  // Contact, privacy, and typing errors
  ['alamat kantor', '/id/kontak'],
  ['nomor telepon', '/id/kontak'],
  ['data pribadi', '/id/kebijakan-privasi'],
  ['kuki', '/id/kebijakan-kuki'],
  ['kebrlanjutan', '/id/keberlanjutan'],
];

export const englishQuestions: readonly Question[] = [
  // Vendors
  ['vendor', '/en/procure-plus', '/en/vendor-help'],
  ['become a supplier', '/en/procure-plus', '/en/vendor-help'],
  ['procurement portal', '/en/procure-plus', '/en/vendor-help'],
  ['how to register as a vendor', '/en/procure-plus', '/en/vendor-help'],
  ['invoice status', '/en/procure-plus', '/en/vendor-help'],
  ['bidding', '/en/procure-plus', '/en/vendor-help'],
  // Job seekers
  ['careers', '/en/careers'],
  ['jobs', '/en/careers'],
  ['internship', '/en/careers'],
  ['recruitment fraud', 'Beware of recruitment fraud'],
  ['vacancies', '/en/careers'],
  // Those who report something
  ['whistleblower', '/en/baik-culture'],
  ['report misconduct', '/en/baik-culture'],
  ['corruption', '/en/baik-culture', '/en/governance', '/en/gratification-control'],
  ['anonymous report', '/en/baik-culture'],
  ['gifts policy', '/en/governance', '/en/gratification-control'],
  ['baik', '/en/baik-culture'],
  // Reporters and investors
  ['ceo', '/en/board-of-directors', '/en/board-of-directors#leader-3'],
  ['board of commissioners', '/en/board-of-directors'],
  ['who runs the company', '/en/board-of-directors', '/en/organization-structure'],
  ['Rinjani Sekadau', '/en/board-of-directors#leader-4'],
  ['annual report', '/en/annual-reports'],
  ['2024 annual report pdf', '/en/annual-reports', '/en/annual-reports/2024'],
  ['financial statements', '/en/annual-reports', '/en/annual-reports/2024'],
  ['company history', '/en/our-journey'],
  ['when was the company founded', '/en/our-journey'],
  ['production capacity', '/en/company-profile', '/en/production-process'],
  ['number of employees', '/en/company-profile'],
  ['shareholders', '/en/company-profile', '/en/governance'],
  ['organization chart', '/en/organization-structure'],
  ['code of conduct', '/en/code-of-conduct'],
  ['first shipment', 'First cargo: 27,500 tons of alumina sail from Kijing'],
  ['production record', 'October sets a record: 84,600 tons of alumina, almost the full design rate'],
  ['press releases', '/en/news'],
  // Products and process
  ['smelter grade alumina', '/en/our-products'],
  ['purity', '/en/our-products'],
  ['what is alumina used for', '/en/our-products'],
  ['bayer process', '/en/production-process'],
  ['calcination', '/en/production-process'],
  ['power station', '/en/production-process'],
  // Environment and neighbours
  ['red mud', '/en/environment', '/en/production-process', 'How a 45-meter thickener separates red mud from liquor'],
  ['climate', '/en/environment', '/en/sustainability', '/en/sustainability-commitment'],
  ['community programmes', '/en/social'],
  ['mangroves', '/en/environment'],
  ['scholarships and education', '/en/social'],
  // Contact, privacy, and typing errors
  ['phone number', '/en/contact'],
  ['privacy policy', '/en/privacy-policy'],
  ['cookies', '/en/cookie-policy'],
  ['sustainabilty', '/en/sustainability'],
  ['alumnia', '/en/our-products'],
];
