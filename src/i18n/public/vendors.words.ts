import { company } from '../../company.ts';
import { words } from '../site/words.ts';

export const vendorsWords = words({
  title: { id: 'Bantuan Vendor', en: 'Vendor Help' },
  metaTitle: { id: 'Bantuan vendor dan pengadaan', en: 'Help for vendors and bidders' },
  description: {
    id: `Bantuan bagi vendor ${company.name}: mendaftar di Procure+, dokumen yang diperlukan, mengikuti tender, mengirim barang, dan menagih.`,
    en: `Help for vendors of ${company.name}: registering in Procure+, the documents that you need, bidding, delivering and invoicing.`,
  },
  lead: {
    id: 'Dari pendaftaran sampai pembayaran: apa yang terjadi pada setiap tahap, dan kepada siapa Anda bertanya bila tersendat.',
    en: 'From registration to payment: what happens at each stage, and whom to ask when you are stuck.',
  },

  stepsTitle: { id: 'Lima tahap di Procure+', en: 'Five stages in Procure+' },
  register: { id: 'Mendaftar', en: 'Register' },
  registerText: {
    id: 'Daftarkan perusahaan satu kali di portal dan lengkapi dokumen kualifikasi. Penilaiannya memakan waktu hingga enam minggu, jadi mendaftarlah sebelum tender yang Anda tuju.',
    en: 'Register your company once in the portal and complete the qualification documents. The assessment takes up to six weeks, so register ahead of the tender you have in mind.',
  },
  bid: { id: 'Menawar', en: 'Bid' },
  bidText: {
    id: 'Undangan, penjelasan, dan pemasukan penawaran berlangsung di portal. Penawaran tetap tertutup sampai dibuka; kriteria dan bobotnya sudah ditetapkan sebelumnya.',
    en: 'Invitations, clarifications and bids all go through the portal. Bids stay sealed until they are opened; criteria and weights have been fixed by then.',
  },
  sign: { id: 'Berkontrak', en: 'Sign' },
  signText: {
    id: 'Naskah, persetujuan, perubahan, tenggat, dan jaminan kontrak tersimpan dalam satu berkas. Kode Etik kami menjadi bagian dari setiap kontrak.',
    en: 'Drafts, approvals, amendments, deadlines and bonds of a contract are kept in one file. Our Code of Conduct is part of every contract.',
  },
  deliver: { id: 'Mengirim', en: 'Deliver' },
  deliverText: {
    id: 'Jadwal kirim, penerimaan barang, dan pemeriksaan mutu dicatat di gerbang dan di gudang kilang.',
    en: 'Delivery slots, goods received and quality checks are recorded at the gate and in the refinery’s warehouses.',
  },
  invoice: { id: 'Menagih', en: 'Invoice' },
  invoiceText: {
    id: 'Unggah tagihan beserta bukti serah terima, lalu ikuti dari pemeriksaan sampai pembayaran. Usaha kecil dibayar dalam empat belas hari.',
    en: 'Upload the invoice with the proof of delivery and follow it from checking to payment. Small firms are paid within fourteen days.',
  },

  papersTitle: { id: 'Dokumen untuk mendaftar', en: 'Papers for registration' },
  papersText: {
    id: 'Siapkan berkas ini dalam bentuk PDF sebelum mendaftar sebagai vendor (rekanan). Usaha kecil cukup menyerahkan empat yang pertama.',
    en: 'Have these documents ready as PDF files before you register as a vendor. Small firms need only the first four.',
  },
  paperIdentity: {
    id: 'Nomor Induk Berusaha (NIB) dan KTP pengurus',
    en: 'Business Identification Number (NIB) and identity cards of the managers',
  },
  paperTax: {
    id: 'NPWP dan bukti lapor pajak tahun terakhir',
    en: 'Tax number (NPWP) and the tax return of the last year',
  },
  paperBank: { id: 'Bukti rekening bank atas nama perusahaan', en: 'Proof of a bank account in the name of the firm' },
  paperPact: {
    id: 'Pakta integritas yang ditandatangani; formatnya ada di portal',
    en: 'The signed integrity pact; the form is in the portal',
  },
  paperDeed: {
    id: 'Akta pendirian dan perubahannya, dengan pengesahan',
    en: 'Deed of establishment and its amendments, with approval',
  },
  paperAccounts: { id: 'Laporan keuangan dua tahun terakhir', en: 'Financial statements of the last two years' },
  paperPermits: {
    id: 'Izin dan sertifikat bidang usaha, misalnya SBU untuk konstruksi',
    en: 'Permits and certificates of your trade, such as SBU for construction',
  },
  paperSafety: {
    id: 'Dokumen K3, bila bekerja di dalam kawasan kilang',
    en: 'Safety documents, if you will work on the refinery’s site',
  },
  paperWork: {
    id: 'Daftar pekerjaan sejenis dalam tiga tahun terakhir',
    en: 'A list of similar work in the last three years',
  },

  questionsTitle: { id: 'Pertanyaan yang sering muncul', en: 'Common questions' },
  announcedQuestion: { id: 'Pengadaan mana yang diumumkan?', en: 'Which purchases are announced?' },
  announcedAnswer: {
    id: 'Semua pengadaan di atas Rp500 juta diumumkan dan dinilai melalui Procure+. Penunjukan langsung memerlukan alasan tertulis dan persetujuan dua direktur.',
    en: 'All purchases above Rp500 million are announced and evaluated in Procure+. Direct awards need reasons in writing and the approval of two directors.',
  },
  judgesQuestion: { id: 'Siapa yang menilai penawaran?', en: 'Who judges the bids?' },
  judgesAnswer: {
    id: 'Yang menyusun kebutuhan tidak menilai penawaran, dan yang menilai tidak membayar.',
    en: 'Those who define the need do not judge the bids, and those who judge do not pay.',
  },
  lostQuestion: { id: 'Penawaran kami tidak terpilih. Lalu?', en: 'Our bid was not selected. What now?' },
  lostAnswer: {
    id: 'Anda memperoleh penjelasan tertulis dalam sepuluh hari kerja dan berhak menyanggah.',
    en: 'You receive the reasons in writing within ten working days, and you may object.',
  },
  localQuestion: { id: 'Apakah usaha setempat dibantu?', en: 'Do you support local firms?' },
  localAnswer: {
    id: 'Ya. Pemasok dari Kalimantan Barat kami undang untuk mendaftar, dan usaha kecil, koperasi, serta nelayan kami dampingi agar memenuhi syarat pengadaan.',
    en: 'Yes. Suppliers from West Kalimantan are invited to register, and we coach small businesses, cooperatives and fishers until they qualify for contracts.',
  },
  giftsQuestion: { id: 'Bolehkah memberi hadiah kepada karyawan?', en: 'May we give presents to your staff?' },
  giftsAnswer: {
    id: 'Tidak selama Anda mengikuti pengadaan, diperiksa, berselisih, atau menunggu keputusan kami. Selebihnya diatur dalam pedoman pengendalian gratifikasi.',
    en: 'Not while you are bidding, being audited, in dispute or waiting for a decision. Everything else is governed by our gratification policy.',
  },
  gifts: { id: 'Pengendalian Gratifikasi', en: 'Gratification Control' },
  wrongQuestion: {
    id: 'Ada yang meminta imbalan. Ke mana kami melapor?',
    en: 'Someone asked us for a favor. Where do we report it?',
  },
  wrongAnswer: {
    id: 'Laporkan melalui saluran BAIK. Laporan Anda rahasia, dan boleh tanpa nama.',
    en: 'Report it through the BAIK channel. Your report is confidential, and it may be anonymous.',
  },
  baik: { id: 'Buka saluran BAIK', en: 'Open the BAIK channel' },

  askTitle: { id: 'Masih tersendat?', en: 'Still stuck?' },
  askText: {
    id: 'Tulis kepada kami dengan subjek “Bantuan vendor”. Sebutkan nama perusahaan, nomor tender, kontrak, atau tagihannya, dan lampirkan tangkapan layar bila portal bermasalah.',
    en: 'Write to us with the subject “Vendor help”. Name your company and the number of the tender, contract or invoice, and attach a screenshot if the portal is the problem.',
  },
  ask: { id: 'Tanya tim kami', en: 'Ask our team' },
});
