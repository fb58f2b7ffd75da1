import type { GovernancePolicy } from './policy.ts';

export const gratification: GovernancePolicy = {
  file: 'Pengendalian_Gratifikasi',
  number: 'KA-GCG-01',
  title: { id: 'Pengendalian Gratifikasi', en: 'Gratification Control' },
  picture: 'baik',
  position: 'right',
  purpose: [
    'Menetapkan apa yang boleh diterima dan diberikan, apa yang wajib ditolak, serta cara melaporkannya, sehingga tidak ada keputusan perusahaan yang dapat dibeli atau terlihat seakan-akan dibeli.',
    'To say what may be accepted and given, what has to be refused and how to report it, so that no decision of the company can be bought or appear to have been bought.',
  ],
  articles: [
    {
      title: ['Pengertian', 'Definitions'],
      clauses: [
        [
          'Gratifikasi ialah pemberian dalam arti luas: uang, barang, potongan harga, komisi, pinjaman tanpa bunga, tiket, penginapan, wisata, pengobatan, dan fasilitas lain, diterima di dalam maupun di luar negeri, dengan atau tanpa sarana elektronik.',
          'Gratification is a gift in the wide sense: money, goods, discounts, commissions, loans without interest, tickets, lodging, travel, medical care and other favors, received at home or abroad, by electronic means or otherwise.',
        ],
        [
          'Insan Perusahaan ialah anggota Dewan Komisaris dan Direksi, karyawan, tenaga alih daya, dan siapa pun yang bertindak atas nama perusahaan.',
          'Company personnel are the members of both boards, employees, outsourced staff and whoever acts in the name of the company.',
        ],
        [
          'Unit Pengendalian Gratifikasi (UPG) ialah unit yang menerima, menelaah, dan meneruskan laporan. UPG melapor kepada direktur utama dan ketua komite audit.',
          'The Gratification Control Unit (UPG) receives, examines and passes on reports. It reports to the president director and the chair of the audit committee.',
        ],
        [
          'Keluarga ialah suami atau istri, anak, orang tua, mertua, saudara kandung, dan mereka yang tinggal serumah.',
          'Family means spouse, children, parents, parents-in-law, siblings and those who live in the same household.',
        ],
      ],
    },
    {
      title: ['Asas', 'Principles'],
      clauses: [
        [
          'Yang ditanyakan bukan berapa nilainya, melainkan mengapa diberikan. Pemberian yang tidak akan datang tanpa jabatan penerimanya tidak diterima.',
          'The question is not what a gift is worth but why it was given. A gift that would not have come without the position of the recipient is not accepted.',
        ],
        [
          'Dalam keraguan, tolak dan laporkan. Tidak seorang pun dirugikan karena menolak, termasuk bila penolakan itu menunda pekerjaan.',
          'When in doubt, refuse and report. Nobody will suffer for a refusal, even when it delays the work.',
        ],
        [
          'Aturan ini berlaku sama bagi direktur dan petugas gerbang.',
          'These rules are the same for a director and for a gatekeeper.',
        ],
      ],
    },
    {
      title: ['Pemberian yang wajib ditolak', 'Gifts that must be refused'],
      clauses: [
        [
          'Uang tunai, setara kas, logam mulia, voucer, dan aset digital dalam jumlah berapa pun.',
          'Cash, cash equivalents, precious metal, vouchers and digital assets, whatever the amount.',
        ],
        [
          'Pemberian dari pihak yang sedang mengikuti pengadaan, diperiksa, berselisih, atau menunggu keputusan perusahaan.',
          'Anything from a party that is bidding, being audited, in dispute or waiting for a decision of the company.',
        ],
        [
          'Perjalanan, penginapan, dan hiburan yang dibiayai pemasok, kecuali kunjungan kerja yang disetujui tertulis dan biayanya ditanggung perusahaan.',
          'Travel, lodging and entertainment paid by a supplier, except working visits that were approved in writing and are paid for by the company.',
        ],
        [
          'Pemberian kepada keluarga yang berkaitan dengan jabatan Insan Perusahaan.',
          'Gifts to members of the family that are connected with the position of company personnel.',
        ],
      ],
    },
    {
      title: ['Pemberian yang boleh diterima', 'Gifts that may be accepted'],
      clauses: [
        [
          'Barang promosi berlogo yang dibagikan kepada umum, bernilai paling banyak Rp500.000, dan tidak dari pihak dalam Pasal 3 ayat 2.',
          'Promotional articles with a logo that are handed out to the public, worth no more than Rp500,000 and not from a party named in Article 3, clause 2.',
        ],
        [
          'Hidangan yang wajar dalam rapat kerja dan acara resmi yang berlaku umum.',
          'Ordinary refreshments at working meetings and at official events open to all who take part.',
        ],
        [
          'Hadiah dari keluarga dan kerabat tanpa benturan kepentingan, serta pemberian pada pernikahan, kelahiran, dan kedukaan sampai Rp1.000.000 per pemberi.',
          'Presents from family and relatives without conflict of interest, and gifts at weddings, births and bereavements of up to Rp1,000,000 from each giver.',
        ],
        [
          'Penghargaan, beasiswa, dan hadiah undian yang terbuka bagi setiap orang dengan syarat yang sama.',
          'Awards, scholarships and prizes that are open to everybody on the same terms.',
        ],
      ],
    },
    {
      title: ['Pemberian oleh perusahaan', 'Gifts by the company'],
      clauses: [
        [
          'Perusahaan tidak memberikan apa pun untuk memperoleh keputusan, izin, atau perlakuan khusus, juga tidak melalui perantara.',
          'The company gives nothing in return for a decision, a permit or special treatment, nor does it do so through others.',
        ],
        [
          'Cendera mata berlogo sampai Rp500.000 boleh diberikan pada acara resmi dan dicatat oleh sekretaris perusahaan.',
          'Souvenirs with the logo worth up to Rp500,000 may be given at official events and are recorded by the corporate secretary.',
        ],
        [
          'Sumbangan dan sponsor disetujui menurut program masyarakat, dibayarkan ke rekening lembaga, dan diumumkan dalam laporan tahunan. Sumbangan politik dilarang.',
          'Donations and sponsorship are approved under the community program, paid to the account of an institution and published in the annual report. Political donations are forbidden.',
        ],
      ],
    },
    {
      title: ['Pelaporan', 'Reporting'],
      clauses: [
        [
          'Setiap penerimaan, penolakan, dan permintaan gratifikasi dilaporkan kepada UPG paling lambat tujuh hari kerja, dengan formulir Lampiran 1 atau melalui saluran BAIK.',
          'Every gift received, refused or asked for is reported to the UPG within seven working days, on the form of Annex 1 or through the BAIK channel.',
        ],
        [
          'UPG meneruskan laporan yang termasuk kewenangan Komisi Pemberantasan Korupsi paling lambat tiga puluh hari kerja sejak penerimaan.',
          'The UPG passes on reports that fall to the Corruption Eradication Commission within thirty working days of receipt of the gift.',
        ],
        [
          'Barang yang mudah rusak disalurkan kepada lembaga sosial pada hari itu juga, dengan berita acara dan foto.',
          'Perishable goods go to a charity on the same day, with a record and a photograph.',
        ],
      ],
    },
    {
      title: ['Penetapan dan penyimpanan', 'Decision and custody'],
      clauses: [
        [
          'UPG menetapkan status pemberian dalam empat belas hari kerja: dikembalikan, disalurkan, menjadi milik perusahaan, atau menjadi milik penerima.',
          'Within fourteen working days the UPG decides what becomes of a gift: returned, given to charity, kept by the company or left to the recipient.',
        ],
        [
          'Selama menunggu, barang disimpan UPG dengan tanda terima bernomor.',
          'Until then the UPG keeps it against a numbered receipt.',
        ],
        [
          'Register gratifikasi disimpan sepuluh tahun dan diperiksa audit internal setiap tahun.',
          'The register is kept for ten years and examined by internal audit every year.',
        ],
      ],
    },
    {
      title: ['Perlindungan pelapor', 'Protection of those who report'],
      clauses: [
        [
          'Identitas pelapor dirahasiakan. Membuka identitas itu tanpa hak merupakan pelanggaran berat.',
          'The identity of those who report is confidential. To disclose it without right is a grave breach.',
        ],
        [
          'Pelapor tidak boleh dimutasi, diturunkan, atau dinilai buruk karena laporannya. Komite audit memeriksanya enam bulan kemudian.',
          'Nobody may be transferred, demoted or given a poor appraisal for a report. The audit committee checks this six months later.',
        ],
        [
          'Siapa yang lebih dahulu melapor atas pelanggarannya sendiri memperoleh keringanan, kecuali tindak pidana.',
          'Whoever comes forward about a breach of their own is treated more leniently, crimes excepted.',
        ],
      ],
    },
    {
      title: ['Sanksi dan peninjauan', 'Sanctions and review'],
      clauses: [
        [
          'Pelanggaran dikenai sanksi menurut peraturan perusahaan, sampai pemutusan hubungan kerja, dan dapat diserahkan kepada penegak hukum. Pemasok dapat dikeluarkan dari daftar.',
          'Breaches are sanctioned under the company regulations, up to dismissal, and may be passed to the police. Suppliers may be removed from the list.',
        ],
        [
          'Setiap Insan Perusahaan menandatangani pernyataan tahunan dan mengikuti pelatihan satu kali setahun.',
          'All personnel sign a yearly statement and are trained once a year.',
        ],
        [
          'Pedoman ini ditinjau setiap dua tahun atau bila peraturan berubah.',
          'This policy is reviewed every two years, or when the law changes.',
        ],
      ],
    },
  ],
  annexes: [
    {
      title: ['Lampiran 1. Formulir laporan gratifikasi', 'Annex 1. Gratification report form'],
      columns: [
        ['Isian', 'Field'],
        ['Diisi pelapor', 'To be filled in'],
      ],
      rows: [
        [
          ['Nama dan jabatan pelapor (boleh dikosongkan)', 'Name and position (may be left blank)'],
          ['', ''],
        ],
        [
          ['Tanggal dan tempat', 'Date and place'],
          ['', ''],
        ],
        [
          ['Pemberi dan hubungannya dengan perusahaan', 'Giver and relation to the company'],
          ['', ''],
        ],
        [
          ['Bentuk pemberian dan taksiran nilai', 'Kind of gift and estimated value'],
          ['', ''],
        ],
        [
          ['Diterima, ditolak, atau diminta', 'Received, refused or asked for'],
          ['', ''],
        ],
        [
          ['Keadaan dan saksi', 'Circumstances and witnesses'],
          ['', ''],
        ],
        [
          ['Nomor register UPG', 'UPG register number'],
          ['', ''],
        ],
      ],
    },
    {
      title: ['Lampiran 2. Contoh dan keputusan', 'Annex 2. Examples and decisions'],
      columns: [
        ['Keadaan', 'Case'],
        ['Keputusan', 'Decision'],
      ],
      rows: [
        [
          ['Pemasok mengirim parsel hari raya ke rumah.', 'A supplier sends a festive hamper to your home.'],
          [
            'Tolak; bila sudah di rumah, laporkan dan salurkan.',
            'Refuse; if it is there already, report it and give it away.',
          ],
        ],
        [
          [
            'Peserta seminar memperoleh tas dan buku catatan berlogo.',
            'Everyone at a seminar gets a bag and a notebook with a logo.',
          ],
          ['Boleh diterima.', 'May be accepted.'],
        ],
        [
          ['Kontraktor membayar makan malam setelah serah terima.', 'A contractor pays for dinner after a handover.'],
          ['Tolak; bayar bagian sendiri.', 'Refuse; pay your own share.'],
        ],
        [
          [
            'Warga memberi sekeranjang rambutan kepada petugas lapangan.',
            'A neighbor gives field staff a basket of rambutan.',
          ],
          ['Terima dengan hormat, bagikan, laporkan.', 'Accept with thanks, share it, report it.'],
        ],
        [
          ['Calon pemasok menawarkan magang bagi anak manajer.', 'A bidder offers an internship to a manager’s child.'],
          ['Tolak dan laporkan sebagai benturan kepentingan.', 'Refuse and report as a conflict of interest.'],
        ],
      ],
    },
  ],
};
