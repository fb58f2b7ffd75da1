import { site } from '../site.ts';
import { words } from './words.ts';

export const procurementWords = words({
  title: { id: 'Procure+', en: 'Procure+' },
  metaTitle: { id: 'Pengadaan Procure+', en: 'Procure+ procurement' },
  description: {
    id: `Procure+ adalah portal pengadaan ${site.name}: pendaftaran vendor, tender, kontrak, gudang, tagihan, dan dasbor.`,
    en: `Procure+ is the procurement portal of ${site.name}: vendors, tenders, contracts, warehouse, invoices and a dashboard.`,
  },
  lead: {
    id: 'Procure+ menyatukan seluruh pengadaan kami dalam satu portal: pendaftaran vendor, tender, kontrak, gudang, tagihan, dan dasbor. Setiap tahap tercatat, sehingga mitra dapat melihat di mana penawaran atau tagihannya berada. Pemasok dari Kalimantan Barat kami undang untuk mendaftar.',
    en: 'Procure+ brings all our procurement into one portal: vendor registration, tenders, contracts, warehouse, invoices and a dashboard. Every step is recorded, so that partners can see where their bid or invoice stands. Suppliers from West Kalimantan are invited to register.',
  },
  open: { id: 'Buka portal Procure+', en: 'Open the Procure+ portal' },
});
