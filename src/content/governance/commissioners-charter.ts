import type { GovernancePolicy } from './policy.ts';

export const commissionersCharter: GovernancePolicy = {
  file: 'Piagam_Dewan_Komisaris',
  number: 'KA-GCG-02',
  title: { id: 'Piagam Dewan Komisaris', en: 'Board of Commissioners Charter' },
  picture: 'governance',
  purpose: [
    'Mengatur tugas, wewenang, susunan, dan cara kerja Dewan Komisaris dalam mengawasi kebijakan dan jalannya pengurusan perusahaan serta memberi nasihat kepada Direksi.',
    'To set out the duties, powers, composition and working methods of the Board of Commissioners in supervising the policy and management of the company and in advising the directors.',
  ],
  articles: [
    {
      title: ['Dasar dan kedudukan', 'Basis and standing'],
      clauses: [
        [
          'Piagam ini disusun berdasarkan undang-undang tentang perseroan terbatas, anggaran dasar, dan pedoman tata kelola Holding Pertambangan BUMN. Bila berbeda, undang-undang dan anggaran dasar yang berlaku.',
          'This charter rests on company law, the articles of association and the governance code of the holding. Where they differ, law and articles prevail.',
        ],
        [
          'Dewan Komisaris bertugas secara kolegial. Tidak seorang pun anggotanya bertindak sendiri atas nama dewan tanpa kuasa tertulis.',
          'The board acts as a body. None of its members acts alone in its name without written authority.',
        ],
        [
          'Dewan Komisaris mengawasi dan memberi nasihat; ia tidak mengurus perusahaan.',
          'The board supervises and advises; it does not manage.',
        ],
      ],
    },
    {
      title: ['Susunan dan syarat', 'Composition and requirements'],
      clauses: [
        [
          'Dewan Komisaris terdiri atas sekurang-kurangnya dua orang, satu di antaranya komisaris utama. Sedikitnya satu anggota tidak terafiliasi dengan pemegang saham.',
          'The board has at least two members, one of whom is president commissioner. At least one member is not affiliated with a shareholder.',
        ],
        [
          'Anggota diangkat rapat umum pemegang saham untuk lima tahun dan dapat diangkat kembali satu kali.',
          'Members are appointed by the general meeting for five years and may be reappointed once.',
        ],
        [
          'Calon memiliki integritas, waktu yang cukup, serta pengetahuan dalam sedikitnya satu bidang: metalurgi, keuangan, hukum, keselamatan, atau lingkungan.',
          'Candidates have integrity, enough time, and knowledge of at least one of metallurgy, finance, law, safety or environment.',
        ],
        [
          'Anggota tidak merangkap jabatan pada pesaing, pemasok, atau pelanggan perusahaan di luar kelompok usaha.',
          'Members hold no post with a competitor, supplier or customer outside the group.',
        ],
      ],
    },
    {
      title: ['Tugas pengawasan', 'Duties of supervision'],
      clauses: [
        [
          'Menelaah dan menyetujui rencana jangka panjang serta rencana kerja dan anggaran, lalu mengawasi pelaksanaannya setiap triwulan.',
          'To examine and approve the long-term plan and the annual plan and budget, and to monitor them quarter by quarter.',
        ],
        [
          'Mengawasi keselamatan proses sebelum membahas produksi dan biaya, dalam setiap rapat dengan Direksi.',
          'To review process safety before production and cost, at every meeting with the directors.',
        ],
        [
          'Mengawasi manajemen risiko, pengendalian internal, kepatuhan, dan tindak lanjut temuan audit.',
          'To supervise risk management, internal control, compliance and the closing of audit findings.',
        ],
        [
          'Memantau dampak perusahaan terhadap warga dan lingkungan, termasuk dengan mengunjungi kilang dan desa sekurang-kurangnya dua kali setahun.',
          'To monitor the effects of the company on neighbors and the environment, among other things by visiting the refinery and the villages at least twice a year.',
        ],
      ],
    },
    {
      title: ['Wewenang', 'Powers'],
      clauses: [
        [
          'Anggota Dewan Komisaris berhak memasuki setiap tempat kerja, melihat setiap catatan, dan meminta penjelasan dari siapa pun, dengan memberitahukan Direksi.',
          'Members may enter every workplace, see every record and ask anyone for an explanation, informing the directors.',
        ],
        [
          'Persetujuan tertulis Dewan Komisaris diperlukan untuk pinjaman dan jaminan di atas Rp250 miliar, kontrak di atas lima tahun, penyertaan modal, dan pelepasan aset tetap di atas Rp25 miliar.',
          'The written consent of the board is needed for loans and security above Rp250 billion, contracts of more than five years, equity investments and the sale of fixed assets above Rp25 billion.',
        ],
        [
          'Dewan Komisaris dapat memberhentikan sementara anggota Direksi dengan alasan tertulis, dan dalam tiga puluh hari mengundang rapat umum.',
          'The board may suspend a director, giving reasons in writing, and calls a general meeting within thirty days.',
        ],
        [
          'Dewan Komisaris dapat menugasi ahli dari luar atas biaya perusahaan.',
          'The board may engage outside experts at the expense of the company.',
        ],
      ],
    },
    {
      title: ['Rapat', 'Meetings'],
      clauses: [
        [
          'Rapat diadakan sekurang-kurangnya sekali sebulan, dan sekurang-kurangnya setiap dua bulan bersama Direksi. Bahan dikirim lima hari kerja sebelumnya.',
          'The board meets at least once a month, and at least every two months with the directors. Papers are sent five working days before.',
        ],
        [
          'Rapat sah bila dihadiri lebih dari setengah anggota. Keputusan diambil dengan musyawarah; bila tidak tercapai, dengan suara terbanyak.',
          'Meetings are quorate with more than half of the members. Decisions are reached by consensus or, failing that, by majority.',
        ],
        [
          'Anggota yang memiliki benturan kepentingan menyatakannya, keluar dari ruang, dan tidak ikut memutuskan.',
          'A member with a conflict of interest declares it, leaves the room and takes no part in the decision.',
        ],
        [
          'Risalah memuat pendapat yang berbeda dan ditandatangani semua yang hadir dalam empat belas hari.',
          'Minutes record dissent and are signed by all present within fourteen days.',
        ],
      ],
    },
    {
      title: ['Komite', 'Committees'],
      clauses: [
        [
          'Dewan Komisaris membentuk komite audit dan komite pemantau risiko, masing-masing diketuai seorang komisaris dan beranggotakan sedikitnya dua ahli dari luar.',
          'The board sets up an audit and a risk committee, each chaired by a commissioner and with at least two outside experts.',
        ],
        [
          'Komite audit menelaah laporan keuangan, mengusulkan auditor eksternal, dan menerima laporan saluran BAIK yang menyangkut Direksi.',
          'The audit committee reviews the accounts, proposes the external auditor and receives BAIK reports that concern directors.',
        ],
        [
          'Komite pemantau risiko menelaah peta risiko setiap triwulan dan menyaksikan satu latihan darurat setiap tahun.',
          'The risk committee reviews the risk map every quarter and attends one emergency exercise a year.',
        ],
      ],
    },
    {
      title: ['Hubungan dengan Direksi dan pemegang saham', 'Relations with directors and shareholders'],
      clauses: [
        [
          'Permintaan informasi melalui direktur utama atau sekretaris perusahaan, kecuali dalam pemeriksaan.',
          'Information is asked for through the president director or the corporate secretary, except in an investigation.',
        ],
        [
          'Dewan Komisaris melaporkan pengawasannya kepada rapat umum tahunan dan menyampaikan pendapat atas laporan tahunan.',
          'The board reports on its supervision to the annual meeting and gives its opinion on the annual report.',
        ],
        [
          'Komisaris utama memberi tahu pemegang saham tanpa menunda bila terjadi peristiwa yang mengancam jiwa, lingkungan, atau kelangsungan perusahaan.',
          'The president commissioner informs the shareholders without delay of any event that threatens life, the environment or the existence of the company.',
        ],
      ],
    },
    {
      title: ['Penilaian, belajar, dan remunerasi', 'Appraisal, learning and pay'],
      clauses: [
        [
          'Dewan Komisaris menilai kinerjanya sendiri setiap tahun menurut Lampiran 1; setiap tiga tahun penilaian dilakukan pihak luar.',
          'The board appraises its own work every year using Annex 1; every third year an external assessor does so.',
        ],
        [
          'Anggota baru mengikuti orientasi dalam tiga bulan, termasuk dua giliran jaga di ruang kendali.',
          'New members are introduced to the company within three months, two shifts in the control room included.',
        ],
        [
          'Remunerasi ditetapkan rapat umum, diumumkan dalam laporan tahunan, dan tidak bergantung pada laba.',
          'Pay is set by the general meeting, published in the annual report and not tied to profit.',
        ],
      ],
    },
    {
      title: ['Penutup', 'Closing provisions'],
      clauses: [
        [
          'Piagam ini berlaku sejak ditetapkan, ditinjau setiap dua tahun, dan diumumkan di situs perusahaan.',
          'This charter takes effect on adoption, is reviewed every two years and is published on the company website.',
        ],
        [
          'Hal yang belum diatur diputuskan rapat Dewan Komisaris sepanjang tidak bertentangan dengan anggaran dasar.',
          'Whatever it does not provide for is decided by a meeting of the board, within the articles of association.',
        ],
      ],
    },
  ],
  annexes: [
    {
      title: ['Lampiran 1. Penilaian diri tahunan', 'Annex 1. Annual self-appraisal'],
      columns: [
        ['Pertanyaan', 'Question'],
        ['Nilai 1–5', 'Score 1–5'],
      ],
      rows: [
        [
          [
            'Apakah kami membahas keselamatan sebelum biaya dalam setiap rapat?',
            'Did we discuss safety before cost at every meeting?',
          ],
          ['', ''],
        ],
        [
          [
            'Apakah bahan rapat datang tepat waktu dan dapat dipahami?',
            'Did papers come in time, and could they be understood?',
          ],
          ['', ''],
        ],
        [
          ['Apakah perbedaan pendapat didengar dan dicatat?', 'Was dissent heard and recorded?'],
          ['', ''],
        ],
        [
          ['Apakah kami mengunjungi kilang dan desa?', 'Did we visit the refinery and the villages?'],
          ['', ''],
        ],
        [
          ['Apakah nasihat kami tahun lalu ditindaklanjuti?', 'Was last year’s advice acted on?'],
          ['', ''],
        ],
        [
          [
            'Apakah susunan dewan masih sesuai dengan tugasnya?',
            'Does the composition of the board still fit its task?',
          ],
          ['', ''],
        ],
      ],
    },
    {
      title: ['Lampiran 2. Kalender tahunan', 'Annex 2. Annual calendar'],
      columns: [
        ['Bulan', 'Month'],
        ['Pokok bahasan', 'Subject'],
      ],
      rows: [
        [
          ['Januari–Februari', 'January–February'],
          ['Laporan tahunan, penilaian Direksi', 'Annual report, appraisal of the directors'],
        ],
        [
          ['Maret–April', 'March–April'],
          ['Audit keuangan, persiapan rapat umum', 'Financial audit, general meeting'],
        ],
        [
          ['Mei–Juni', 'May–June'],
          ['Kunjungan kilang dan desa, keselamatan proses', 'Visit to refinery and villages, process safety'],
        ],
        [
          ['Juli–Agustus', 'July–August'],
          ['Tinjauan tengah tahun, peta risiko', 'Half-year review, risk map'],
        ],
        [
          ['September–Oktober', 'September–October'],
          ['Rencana jangka panjang, suksesi', 'Long-term plan, succession'],
        ],
        [
          ['November–Desember', 'November–December'],
          ['Rencana kerja dan anggaran, penilaian diri', 'Plan and budget, self-appraisal'],
        ],
      ],
    },
  ],
};
