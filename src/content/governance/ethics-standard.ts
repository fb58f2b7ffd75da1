import type { GovernancePolicy } from './policy.ts';

export const ethicsStandard: GovernancePolicy = {
  file: 'Standar_Etika_Perusahaan',
  number: 'KA-GCG-05',
  title: { id: 'Standar Etika Perusahaan', en: 'Company Ethics Standard' },
  picture: 'publications',
  purpose: [
    'Menetapkan standar etika perusahaan dalam hubungan usaha, pengadaan, data, lingkungan, dan media, serta cara mengukur dan melaporkan penerapannya.',
    'To set the ethical standards of the company in business relations, procurement, data, environment and media, and how they are measured and reported.',
  ],
  articles: [
    {
      title: ['Ruang lingkup', 'Scope'],
      clauses: [
        [
          'Kode etik mengatur orang; standar ini mengatur perusahaan: kebijakan, kontrak, sistem, dan angka yang diterbitkannya.',
          'The code of conduct is for people; this standard is for the company: its policies, contracts, systems and published figures.',
        ],
        [
          'Standar ini berlaku bagi seluruh kegiatan perusahaan dan bagi usaha patungan yang dikendalikannya. Dalam usaha lain perusahaan mengupayakan penerapan yang setara.',
          'It applies to all activities of the company and to joint ventures under its control. In other ventures the company works toward an equivalent standard.',
        ],
        [
          'Pemilik standar ialah sekretaris perusahaan; penilainya audit internal.',
          'The corporate secretary owns this standard; internal audit assesses it.',
        ],
      ],
    },
    {
      title: ['Hubungan usaha', 'Business relations'],
      clauses: [
        [
          'Mitra dinilai sebelum kontrak: pemilik sebenarnya, riwayat hukum, kemampuan keuangan, keselamatan, dan lingkungan.',
          'Partners are assessed before a contract: ultimate owners, legal record, finances, safety and environment.',
        ],
        [
          'Perusahaan tidak membuat kesepakatan harga, membagi pasar, atau bertukar informasi sensitif dengan pesaing.',
          'The company does not fix prices, share markets or exchange sensitive information with competitors.',
        ],
        [
          'Mutu dalam sertifikat sama dengan mutu muatan di kapal. Penyimpangan diberitahukan kepada pembeli sebelum bongkar.',
          'The quality on the certificate is the quality on board. Buyers are told of deviations before unloading.',
        ],
        [
          'Perantara penjualan hanya dipakai dengan persetujuan Direksi, jasa yang tertulis, dan pembayaran ke rekening di negara jasanya.',
          'Agents are used only with the consent of the directors, for services set out in writing and paid in the country where they are rendered.',
        ],
      ],
    },
    {
      title: ['Pengadaan', 'Procurement'],
      clauses: [
        [
          'Pengadaan di atas Rp500 juta diumumkan dan dinilai melalui Procure+. Kriteria dan bobot ditetapkan sebelum penawaran dibuka.',
          'Purchases above Rp500 million are announced and evaluated in Procure+. Criteria and weights are fixed before bids are opened.',
        ],
        [
          'Yang menyusun kebutuhan tidak menilai penawaran; yang menilai tidak membayar.',
          'Those who define the need do not judge the bids; those who judge do not pay.',
        ],
        [
          'Penunjukan langsung memerlukan alasan tertulis, persetujuan dua direktur, dan dimuat dalam laporan triwulanan kepada komite audit.',
          'Direct awards need reasons in writing and the approval of two directors, and are listed in the quarterly report to the audit committee.',
        ],
        [
          'Peserta yang kalah memperoleh penjelasan tertulis dalam sepuluh hari kerja dan berhak menyanggah.',
          'Unsuccessful bidders receive reasons in writing within ten business days and may object.',
        ],
        ['Faktur usaha kecil dibayar dalam empat belas hari.', 'Small firms are paid within fourteen days.'],
      ],
    },
    {
      title: ['Data dan teknologi', 'Data and technology'],
      clauses: [
        [
          'Data pribadi diproses menurut undang-undang pelindungan data pribadi: seperlunya, dengan tujuan yang dinyatakan, dan dihapus pada waktunya.',
          'Personal data are processed under the data protection law: no more than needed, for a stated purpose, and deleted on time.',
        ],
        [
          'Kebocoran data diberitahukan kepada yang terdampak dan pihak berwenang paling lambat tiga hari.',
          'Breaches are notified to those affected and to the authority within three days.',
        ],
        [
          'Keputusan tentang orang tidak diserahkan kepada sistem otomatis tanpa pemeriksaan manusia.',
          'Decisions about people are not left to automated systems without a human check.',
        ],
        [
          'Jaringan kendali terpisah dari jaringan kantor dan diuji setiap tahun oleh pihak luar.',
          'The control network is separate from the office network and tested by an outside party every year.',
        ],
      ],
    },
    {
      title: ['Lingkungan dan masyarakat', 'Environment and community'],
      clauses: [
        [
          'Perusahaan mengukur air, udara, bising, dan residu terus-menerus, dan menerbitkan angkanya setiap bulan dalam bahasa yang dapat dipahami.',
          'The company measures water, air, noise and residue continuously and publishes the figures every month in plain words.',
        ],
        [
          'Contoh air sungai diambil bersama warga; botol kedua disimpan desa.',
          'River samples are taken together with villagers; the village keeps a second bottle.',
        ],
        [
          'Lahan hanya diperoleh melalui musyawarah, dengan persetujuan masyarakat adat yang terdampak atas dasar informasi awal tanpa paksaan.',
          'Land is acquired by negotiation only, with the free, prior and informed consent of the indigenous communities concerned.',
        ],
        [
          'Keluhan dijawab dalam tiga hari dan diselesaikan dalam tiga puluh.',
          'Grievances are answered within three days and settled within thirty.',
        ],
      ],
    },
    {
      title: ['Media dan keterbukaan', 'Media and openness'],
      clauses: [
        [
          'Informasi penting diumumkan pada saat yang sama kepada semua, dalam bahasa Indonesia dan Inggris.',
          'Material information is published to all at the same time, in Indonesian and English.',
        ],
        [
          'Perusahaan tidak membayar pemberitaan dan tidak memberi uang kepada wartawan. Kunjungan media dibiayai medianya sendiri.',
          'The company does not pay for coverage or give money to journalists. Media pay for their own visits.',
        ],
        [
          'Kesalahan dalam terbitan perusahaan diralat di tempat yang sama, dengan tanggal.',
          'Errors in the company’s publications are corrected in the same place, with the date.',
        ],
        [
          'Iklan dan klaim keberlanjutan dapat dibuktikan dengan angka yang diaudit atau dinyatakan sebagai sasaran.',
          'Advertising and sustainability claims are backed by audited figures or marked as goals.',
        ],
      ],
    },
    {
      title: ['Keuangan dan pajak', 'Finance and tax'],
      clauses: [
        [
          'Semua transaksi dicatat. Tidak ada rekening, kas, atau kontrak di luar pembukuan.',
          'All transactions are recorded. There are no accounts, funds or contracts off the books.',
        ],
        [
          'Pajak dan royalti dibayar di tempat kegiatan berlangsung. Struktur tanpa isi usaha tidak dipakai.',
          'Taxes and royalties are paid where the activity takes place. Structures without substance are not used.',
        ],
        [
          'Pembayaran kepada pemerintah diumumkan per jenis dalam laporan tahunan.',
          'Payments to governments are published by type in the annual report.',
        ],
      ],
    },
    {
      title: ['Mengukur dan memperbaiki', 'Measuring and improving'],
      clauses: [
        [
          'Ukuran dalam Lampiran 1 dilaporkan kepada Dewan Komisaris setiap semester.',
          'The measures of Annex 1 are reported to the commissioners every half year.',
        ],
        [
          'Survei etika tanpa nama dilakukan setiap tahun oleh pihak luar; hasilnya dibuka kepada karyawan.',
          'An outside party runs an anonymous ethics survey every year; the results are shared with employees.',
        ],
        [
          'Setiap pelanggaran terbukti diikuti pertanyaan: aturan, pelatihan, atau sistem mana yang harus berubah.',
          'Every confirmed breach is followed by a question: which rule, training or system has to change.',
        ],
      ],
    },
    {
      title: ['Penutup', 'Closing provisions'],
      clauses: [
        [
          'Standar ini ditetapkan Direksi dengan persetujuan Dewan Komisaris dan ditinjau setiap dua tahun.',
          'This standard is adopted by the directors with the consent of the commissioners and reviewed every two years.',
        ],
        [
          'Penyimpangan dari standar hanya dapat diizinkan Dewan Komisaris, tertulis, beralasan, dan berbatas waktu.',
          'Only the commissioners may allow a departure from it, in writing, with reasons and for a limited time.',
        ],
      ],
    },
  ],
  annexes: [
    {
      title: ['Lampiran 1. Ukuran etika', 'Annex 1. Measures of ethics'],
      columns: [
        ['Ukuran', 'Measure'],
        ['Batas', 'Threshold'],
      ],
      rows: [
        [
          ['Pernyataan tahunan ditandatangani', 'Annual statements signed'],
          ['100%', '100%'],
        ],
        [
          ['Penunjukan langsung terhadap nilai pengadaan', 'Direct awards as a share of purchases'],
          ['di bawah 5%', 'below 5%'],
        ],
        [
          ['Laporan BAIK ditelaah dalam tiga puluh hari', 'BAIK reports examined within thirty days'],
          ['sekurang-kurangnya 95%', 'at least 95%'],
        ],
        [
          ['Pelapor yang mengalami pembalasan', 'Reporters who suffered retaliation'],
          ['0', '0'],
        ],
        [
          ['Faktur usaha kecil dibayar tepat waktu', 'Small firms paid on time'],
          ['sekurang-kurangnya 98%', 'at least 98%'],
        ],
        [
          ['Keluhan warga selesai dalam tiga puluh hari', 'Grievances settled within thirty days'],
          ['sekurang-kurangnya 95%', 'at least 95%'],
        ],
        [
          ['Karyawan yang berani menghentikan pekerjaan (survei)', 'Employees who would dare to stop a job (survey)'],
          ['sekurang-kurangnya 90%', 'at least 90%'],
        ],
      ],
    },
    {
      title: ['Lampiran 2. Daftar periksa mitra', 'Annex 2. Partner checklist'],
      columns: [
        ['Pokok', 'Subject'],
        ['Bukti', 'Evidence'],
      ],
      rows: [
        [
          ['Pemilik sebenarnya', 'Ultimate owners'],
          ['Akta dan pernyataan', 'Deeds and statement'],
        ],
        [
          ['Daftar sanksi dan perkara', 'Sanctions lists and court cases'],
          ['Hasil penelusuran', 'Result of the search'],
        ],
        [
          ['Catatan keselamatan tiga tahun', 'Safety record of three years'],
          ['Angka dan laporan kecelakaan', 'Figures and accident reports'],
        ],
        [
          ['Izin lingkungan', 'Environmental permits'],
          ['Salinan izin dan hasil pantau', 'Copies and monitoring results'],
        ],
        [
          ['Upah dan jam kerja', 'Wages and hours'],
          ['Slip upah contoh, wawancara', 'Sample payslips, interviews'],
        ],
        [
          ['Benturan kepentingan', 'Conflicts of interest'],
          ['Pernyataan kedua pihak', 'Statements of both parties'],
        ],
      ],
    },
  ],
};
