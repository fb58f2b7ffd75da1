/**
 * Facts about the company. Changing them rebrands all pages, feeds, mails and documents.
 * The demo company is fictional, including its addresses, numbers and links.
 */
export const company = {
  name: 'Khatulistiwa Alumina',
  legalName: 'PT Khatulistiwa Alumina',
  shortName: 'KA',
  tagline: { id: 'Kilang alumina di dekat khatulistiwa', en: 'The alumina refinery near the equator' },
  holdingGroup: { id: 'Holding Pertambangan BUMN', en: 'State mining holding group' },
  copyrightYear: 2025,
  mailbox: 'info@khatulistiwa-alumina.example',
  reportMailbox: 'baik@khatulistiwa-alumina.example',
  headOffice: {
    street: 'Jl. Gatot Subroto Kav. 27, Lantai 12',
    city: 'Jakarta Selatan',
    region: 'DKI Jakarta',
    postalCode: '12950',
    telephone: '+62 21 5550 0127',
    country: 'ID',
  },
  refinery: {
    street: 'Jl. Raya Sungai Kunyit KM 8, Desa Bukit Batu',
    city: 'Kabupaten Mempawah',
    region: 'Kalimantan Barat',
    postalCode: '78371',
    telephone: '+62 561 5550 127',
    country: 'ID',
  },
  social: [
    { network: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/khatulistiwa.alumina.example' },
    { network: 'TikTok', icon: 'tiktok', url: 'https://www.tiktok.com/@khatulistiwa.alumina.example' },
    { network: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@khatulistiwa.alumina.example' },
    { network: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/khatulistiwa-alumina-example' },
  ],
  annualReport: '/assets/laporan-tahunan-2024.pdf',
  /** The annual report that comes next, and the day on which it is due; not shown once it is published. */
  nextAnnualReport: { year: 2025, due: '2026-12-31' },
  procurementPortal: 'https://procure.khatulistiwa-alumina.example',
  timeZone: 'Asia/Pontianak',
  /** Bylines that are not a person's name. */
  desks: [
    { id: 'Divisi Lingkungan', en: 'Environment Division' },
    { id: 'Komunikasi Korporat', en: 'Corporate Communications' },
    { id: 'Redaksi Kilang', en: 'Refinery Desk' },
    { id: 'Redaksi Proyek', en: 'Project Desk' },
    { id: 'Sekretaris Perusahaan', en: 'Corporate Secretary' },
    { id: 'Sumber Daya Manusia', en: 'Human Resources' },
  ] as readonly { id: string; en: string }[],
  /** Where releases of the site are published with the digests of their sources: not on a server of the company. */
  releases: 'https://codeberg.org/khatulistiwa-alumina-example/site/releases',
  /** Target of the report channel's quick exit: an inconspicuous page, the weather. */
  quickExit: 'https://www.bmkg.go.id/',
  figures: {
    capacityInTons: 1_000_000,
    professionals: 800,
    domesticBauxitePercent: 100,
    aluminaPurityPercent: 98.6,
    powerPlant: '3 × 25 MW',
  },
} as const;
