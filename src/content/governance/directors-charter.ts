import type { GovernancePolicy } from './policy.ts';

export const directorsCharter: GovernancePolicy = {
  file: 'Piagam_Direksi',
  number: 'KA-GCG-03',
  title: { id: 'Piagam Direksi', en: 'Board of Directors Charter' },
  picture: 'organization',
  purpose: [
    'Mengatur tugas, pembagian bidang, wewenang, dan tata cara pengambilan keputusan Direksi, sehingga setiap keputusan memiliki penanggung jawab yang jelas.',
    'To set out the duties, portfolios, powers and decision-making of the Board of Directors, so that each decision has someone who is accountable for it.',
  ],
  articles: [
    {
      title: ['Kedudukan dan tanggung jawab', 'Standing and responsibility'],
      clauses: [
        [
          'Direksi bertanggung jawab penuh atas pengurusan perusahaan untuk kepentingan dan tujuan perusahaan, dengan itikad baik dan kehati-hatian.',
          'The directors are fully responsible for managing the company in its interest and for its purposes, in good faith and with care.',
        ],
        [
          'Tanggung jawab itu bersama. Pembagian bidang tidak membebaskan seorang direktur dari keputusan yang diambil dewan.',
          'That responsibility is joint. Having a portfolio does not free a director from decisions that the board has taken.',
        ],
        [
          'Direksi mewakili perusahaan di dalam dan di luar pengadilan menurut anggaran dasar.',
          'The directors represent the company in and out of court under the articles of association.',
        ],
      ],
    },
    {
      title: ['Susunan dan syarat', 'Composition and requirements'],
      clauses: [
        [
          'Direksi terdiri atas sekurang-kurangnya tiga orang, satu di antaranya direktur utama, diangkat rapat umum untuk lima tahun.',
          'The board has at least three members, one of whom is president director, appointed by the general meeting for five years.',
        ],
        [
          'Bila jabatan direktur utama kosong, Dewan Komisaris menunjuk seorang direktur sebagai pelaksana tugas paling lama dua belas bulan.',
          'When the post of president director is vacant, the commissioners appoint a director to act for no more than twelve months.',
        ],
        [
          'Direktur tidak merangkap jabatan yang menimbulkan benturan kepentingan dan melaporkan kepemilikan saham keluarganya setiap tahun.',
          'Directors hold no post that leads to a conflict of interest and report the shareholdings of their families every year.',
        ],
      ],
    },
    {
      title: ['Pembagian bidang', 'Portfolios'],
      clauses: [
        [
          'Direktur utama memimpin Direksi serta membawahi operasi kilang, audit internal, sekretaris perusahaan, dan keselamatan dan lingkungan.',
          'The president director leads the board and heads refinery operations, internal audit, the corporate secretary, and safety and environment.',
        ],
        [
          'Direktur niaga dan dukungan bisnis strategis membawahi penjualan dan logistik, pengadaan, keuangan, sumber daya manusia, dan pengembangan masyarakat.',
          'The commercial and strategic business support director heads sales and logistics, procurement, finance, human resources and community development.',
        ],
        [
          'Direktur rekayasa dan proyek membawahi rekayasa proses, pelaksanaan proyek, dan pengembangan kawasan.',
          'The engineering and projects director heads process engineering, project execution and the development of the site.',
        ],
        [
          'Bila seorang direktur berhalangan lebih dari tujuh hari, bidangnya dipegang direktur yang ditetapkan dalam daftar pengganti.',
          'When a director is away for more than seven days, the portfolio passes to the one named in the list of deputies.',
        ],
      ],
    },
    {
      title: ['Tugas', 'Duties'],
      clauses: [
        [
          'Menyusun rencana jangka panjang, rencana kerja, dan anggaran, serta melaksanakannya setelah disetujui.',
          'To draw up the long-term plan, the annual plan and the budget, and to carry them out once approved.',
        ],
        [
          'Menjamin operasi yang aman. Tidak ada sasaran produksi yang membenarkan pekerjaan tanpa izin kerja.',
          'To ensure safe operation. No production target justifies work without a permit.',
        ],
        [
          'Memelihara pembukuan, pengendalian internal, manajemen risiko, dan keamanan informasi.',
          'To maintain proper accounts, internal control, risk management and information security.',
        ],
        [
          'Menyampaikan angka lingkungan kepada pihak berwenang dan kepada desa setiap bulan, termasuk bila hasilnya tidak baik.',
          'To give environmental figures to the authorities and the villages every month, good or bad.',
        ],
      ],
    },
    {
      title: ['Batas wewenang', 'Limits of authority'],
      clauses: [
        [
          'Keputusan yang memerlukan persetujuan Dewan Komisaris atau rapat umum tercantum dalam Lampiran 1.',
          'Annex 1 lists the decisions that need the consent of the commissioners or the general meeting.',
        ],
        [
          'Pembayaran di atas Rp1 miliar memerlukan dua tanda tangan dari dua bidang yang berbeda.',
          'Payments above Rp1 billion need two signatures from two portfolios.',
        ],
        [
          'Pemecahan kontrak untuk menghindari batas dilarang.',
          'Splitting a contract to stay below a limit is forbidden.',
        ],
      ],
    },
    {
      title: ['Pengambilan keputusan', 'Decision-making'],
      clauses: [
        [
          'Direksi bersidang setiap minggu. Rapat sah bila dihadiri lebih dari setengah anggota.',
          'The board meets every week. A meeting is quorate with more than half of its members.',
        ],
        [
          'Usul tertulis memuat pilihan yang ditolak beserta alasannya, risiko, dan pendapat bidang keselamatan.',
          'Written proposals give the options rejected and why, the risks, and the view of the safety function.',
        ],
        [
          'Keputusan diambil dengan musyawarah. Bila suara sama, usul itu ditolak.',
          'Decisions are reached by consensus. When votes are tied, the proposal fails.',
        ],
        [
          'Keputusan tanpa rapat sah bila disetujui tertulis oleh semua anggota dan dicatat dalam rapat berikutnya.',
          'Decisions without a meeting are valid when all members agree in writing and the next meeting records them.',
        ],
      ],
    },
    {
      title: ['Panel kenaikan beban', 'Panel for increases in load'],
      clauses: [
        [
          'Selama operasi percobaan, setiap kenaikan beban diputuskan panel yang terdiri atas operasi, perawatan, lingkungan, dan keselamatan. Masing-masing memiliki satu suara dan hak menolak.',
          'During trial operation each increase in load is decided by a panel of operations, maintenance, environment and safety. Each has one vote and may refuse.',
        ],
        [
          'Direksi tidak dapat membatalkan penolakan panel; Direksi hanya dapat memintanya bersidang kembali dengan keterangan baru.',
          'The directors cannot overrule a refusal; they may only ask the panel to meet again on new information.',
        ],
      ],
    },
    {
      title: ['Benturan kepentingan', 'Conflicts of interest'],
      clauses: [
        [
          'Direktur menyatakan benturan kepentingan begitu mengetahuinya, tidak ikut membahas, dan tidak ikut memutuskan.',
          'A director declares a conflict of interest as soon as it is known, and neither discusses nor decides the matter.',
        ],
        [
          'Bila semua direktur memiliki benturan kepentingan, Dewan Komisaris yang memutuskan.',
          'When all directors have a conflict, the commissioners decide.',
        ],
        [
          'Register benturan kepentingan dipegang sekretaris perusahaan dan terbuka bagi komite audit.',
          'The register is kept by the corporate secretary and open to the audit committee.',
        ],
      ],
    },
    {
      title: ['Pertanggungjawaban dan penutup', 'Accountability and closing provisions'],
      clauses: [
        [
          'Direksi melapor kepada Dewan Komisaris setiap bulan dan kepada rapat umum setiap tahun. Kecelakaan berat dilaporkan dalam dua jam.',
          'The directors report to the commissioners every month and to the general meeting every year. Serious accidents are reported within two hours.',
        ],
        [
          'Kinerja dinilai Dewan Komisaris menurut sasaran tahunan; sedikitnya sepertiga insentif bergantung pada keselamatan.',
          'The commissioners appraise performance against annual goals; at least a third of the incentive depends on safety.',
        ],
        [
          'Piagam ini ditinjau setiap dua tahun dan diumumkan di situs perusahaan.',
          'This charter is reviewed every two years and is published on the company website.',
        ],
      ],
    },
  ],
  annexes: [
    {
      title: ['Lampiran 1. Batas wewenang', 'Annex 1. Limits of authority'],
      columns: [
        ['Keputusan', 'Decision'],
        ['Direksi', 'Directors'],
        ['Persetujuan lain', 'Further consent'],
      ],
      rows: [
        [
          ['Pengadaan barang dan jasa', 'Purchase of goods and services'],
          ['sampai Rp250 miliar', 'up to Rp250 billion'],
          ['Dewan Komisaris di atasnya', 'Commissioners above that'],
        ],
        [
          ['Pinjaman dan jaminan', 'Loans and security'],
          ['sampai Rp250 miliar', 'up to Rp250 billion'],
          [
            'Dewan Komisaris; di atas setengah aset: rapat umum',
            'Commissioners; above half of assets: general meeting',
          ],
        ],
        [
          ['Pelepasan aset tetap', 'Sale of fixed assets'],
          ['sampai Rp25 miliar', 'up to Rp25 billion'],
          ['Dewan Komisaris di atasnya', 'Commissioners above that'],
        ],
        [
          ['Kontrak penjualan', 'Sales contracts'],
          ['sampai lima tahun', 'up to five years'],
          ['Dewan Komisaris di atasnya', 'Commissioners above that'],
        ],
        [
          ['Penyertaan modal, penggabungan', 'Equity investments, mergers'],
          ['usul', 'proposal'],
          ['Rapat umum', 'General meeting'],
        ],
        [
          ['Penghentian darurat kilang', 'Emergency shutdown'],
          ['tidak diperlukan', 'not needed'],
          ['Setiap kepala regu berwenang', 'Every shift head may order it'],
        ],
      ],
    },
    {
      title: ['Lampiran 2. Daftar pengganti', 'Annex 2. List of deputies'],
      columns: [
        ['Jabatan', 'Post'],
        ['Pengganti pertama', 'First deputy'],
      ],
      rows: [
        [
          ['Direktur utama', 'President director'],
          ['Direktur rekayasa dan proyek', 'Engineering and projects director'],
        ],
        [
          ['Direktur niaga dan dukungan bisnis strategis', 'Commercial and strategic business support director'],
          ['Direktur utama', 'President director'],
        ],
        [
          ['Direktur rekayasa dan proyek', 'Engineering and projects director'],
          ['Direktur utama', 'President director'],
        ],
      ],
    },
  ],
};
