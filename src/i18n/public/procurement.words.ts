import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const procurementWords = words({
  title: { id: 'Procure+', en: 'Procure+' },
  metaTitle: { id: 'Pengadaan Procure+', en: 'Procure+ procurement' },
  description: {
    id: `Procure+ adalah portal pengadaan ${company.name}: pendaftaran vendor, tender, kontrak, gudang, tagihan, dan dasbor.`,
    en: `Procure+ is the procurement portal of ${company.name}: vendors, tenders, contracts, warehouse, invoices and a dashboard.`,
  },
  heroLead: {
    id: 'Satu portal untuk seluruh pengadaan kami, dari pendaftaran vendor hingga tagihan yang lunas.',
    en: 'One portal for all our procurement, from vendor registration to paid invoice.',
  },
  lead: {
    id: 'Setiap tahap tercatat, sehingga mitra dapat melihat sampai di mana penawaran atau tagihannya. Pemasok dari Kalimantan Barat kami undang untuk mendaftar.',
    en: 'Every step is recorded, so that partners can see where their bid or invoice stands. Suppliers from West Kalimantan are invited to register.',
  },
  open: { id: 'Buka portal Procure+', en: 'Open the Procure+ portal' },
  featuresTitle: { id: 'Enam pekerjaan, satu tempat', en: 'Six tasks, one place' },
  vendor: { id: 'Vendor', en: 'Vendor' },
  vendorText: {
    id: 'Mendaftar sekali, melengkapi dokumen kualifikasi, dan memperbaruinya sendiri. Hasil penilaian terlihat oleh vendor yang bersangkutan.',
    en: 'Register once, complete the qualification documents and keep them current yourself. Each vendor sees its own assessment.',
  },
  tender: { id: 'Tender', en: 'Tender' },
  tenderText: {
    id: 'Undangan, penjelasan, dan pemasukan penawaran berlangsung di portal. Penawaran tetap tertutup sampai waktu pembukaan.',
    en: 'Invitations, clarifications and bidding all take place in the portal. Bids stay sealed until they are opened.',
  },
  contract: { id: 'Kontrak', en: 'Contract' },
  contractText: {
    id: 'Naskah, persetujuan, dan perubahan kontrak tersimpan dalam satu berkas, lengkap dengan tenggat dan jaminannya.',
    en: 'Contract drafts, approvals and amendments are kept in one file, with their deadlines and bonds.',
  },
  warehouse: { id: 'Gudang', en: 'Warehouse' },
  warehouseText: {
    id: 'Jadwal kirim, penerimaan barang, dan pemeriksaan mutu dicatat di gerbang dan di gudang kilang.',
    en: 'Delivery slots, goods received and quality checks are recorded at the gate and in the refinery’s warehouses.',
  },
  invoice: { id: 'Tagihan', en: 'Invoice' },
  invoiceText: {
    id: 'Tagihan diunggah beserta bukti serah terima, lalu dapat diikuti dari pemeriksaan sampai pembayaran.',
    en: 'Invoices are uploaded with the proof of delivery and can be followed from checking to payment.',
  },
  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  dashboardText: {
    id: 'Tender terbuka, kontrak berjalan, dan tagihan yang menunggu, semuanya dalam satu layar untuk setiap mitra.',
    en: 'Open tenders, active contracts and pending invoices, all on one screen for each partner.',
  },
  help: { id: 'Bantuan bagi vendor, tahap demi tahap', en: 'Help for vendors, stage by stage' },
  nextTitle: { id: 'Siap bermitra dengan kami?', en: 'Ready to work with us?' },
  nextText: {
    id: 'Portal terbuka bagi perusahaan yang ingin memasok barang atau jasa untuk kilang.',
    en: 'The portal is open to companies that want to supply goods or services to the refinery.',
  },
});
