import type { GovernancePolicy } from './policy.ts';

export const codeOfConduct: GovernancePolicy = {
  file: 'Kode_Etik',
  number: 'KA-GCG-04',
  title: { id: 'Kode Etik', en: 'Code of Conduct' },
  picture: 'circularity-1',
  purpose: [
    'Menjelaskan perilaku yang diharapkan dari setiap orang yang bekerja untuk dan bersama perusahaan, dalam kata-kata yang dapat dipakai pada giliran jaga malam.',
    'To describe the behavior expected of everyone who works for and with the company, in words that can be used on a night shift.',
  ],
  articles: [
    {
      title: ['Untuk siapa', 'For whom'],
      clauses: [
        [
          'Kode ini berlaku bagi komisaris, direktur, karyawan, tenaga alih daya, dan pemagang. Pemasok dan kontraktor menerimanya sebagai bagian kontrak.',
          'This code applies to commissioners, directors, employees, outsourced staff and apprentices. Suppliers and contractors accept it as part of their contract.',
        ],
        [
          'Setiap orang yang memimpin bertanggung jawab agar kode ini dibaca, dimengerti, dan dijalankan.',
          'Anyone who leads others is responsible for making sure that this code is read, understood and followed.',
        ],
        [
          'Bila kode ini dan perintah atasan bertentangan, kode ini yang diikuti.',
          'Where this code and an order conflict, this code prevails.',
        ],
      ],
    },
    {
      title: ['Keselamatan lebih dahulu', 'Safety first'],
      clauses: [
        [
          'Setiap orang berhak dan wajib menghentikan pekerjaan yang tidak aman, tanpa meminta izin dan tanpa akibat baginya.',
          'Everyone has the right and the duty to stop unsafe work, without asking and without consequences.',
        ],
        [
          'Pekerjaan berbahaya dimulai dengan izin tertulis dan percakapan di tempat kerja.',
          'Dangerous work begins with a written permit and a talk at the place of work.',
        ],
        [
          'Tidak seorang pun bekerja di bawah pengaruh alkohol atau narkotika, atau lebih dari dua belas jam.',
          'Nobody works under the influence of alcohol or drugs, or for more than twelve hours.',
        ],
        [
          'Setiap kecelakaan dan nyaris celaka dilaporkan pada hari yang sama. Menyembunyikannya lebih berat daripada mengalaminya.',
          'Every accident and near miss is reported on the same day. To hide one is worse than to have one.',
        ],
      ],
    },
    {
      title: ['Saling menghormati', 'Respect'],
      clauses: [
        [
          'Kami tidak membedakan orang menurut suku, agama, jenis kelamin, umur, disabilitas, atau pilihan politik dalam penerimaan, upah, dan kenaikan jabatan.',
          'We do not discriminate by ethnicity, religion, sex, age, disability or political views in hiring, pay and promotion.',
        ],
        [
          'Pelecehan, perundungan, dan ancaman dalam bentuk apa pun dilarang, juga dalam pesan dan media sosial.',
          'Harassment, bullying and threats of any kind are forbidden, in messages and social media too.',
        ],
        [
          'Karyawan bebas berserikat. Perusahaan berunding dengan itikad baik.',
          'Employees are free to organize. The company bargains in good faith.',
        ],
        [
          'Pekerja anak dan kerja paksa tidak diterima di kilang maupun pada pemasok.',
          'Child labor and forced labor are not accepted, at the refinery or with suppliers.',
        ],
      ],
    },
    {
      title: ['Kejujuran', 'Honesty'],
      clauses: [
        [
          'Angka dicatat sebagaimana dibaca. Mengubah hasil laboratorium, catatan jaga, atau laporan lingkungan merupakan pelanggaran berat.',
          'Figures are recorded as they are read. To change a laboratory result, a shift log or an environmental report is a grave breach.',
        ],
        [
          'Suap, pungutan, dan uang pelicin dilarang. Pemberian mengikuti pedoman pengendalian gratifikasi.',
          'Bribes, kickbacks and facilitation payments are forbidden. Gifts follow the gratification policy.',
        ],
        [
          'Benturan kepentingan dinyatakan tertulis sebelum keputusan, bukan sesudahnya.',
          'Conflicts of interest are declared in writing before a decision, not after.',
        ],
      ],
    },
    {
      title: ['Milik perusahaan dan informasi', 'Property and information'],
      clauses: [
        [
          'Alat, kendaraan, bahan, dan waktu perusahaan dipakai untuk pekerjaan perusahaan.',
          'Tools, vehicles, materials and the time of the company are used for its work.',
        ],
        [
          'Informasi yang belum diumumkan tidak dibagikan, juga kepada keluarga, sampai dua tahun setelah hubungan kerja berakhir.',
          'Information that has not been published is not shared, with family either, until two years after employment ends.',
        ],
        [
          'Kata sandi tidak dipinjamkan. Perangkat asing tidak disambungkan ke jaringan kendali.',
          'Passwords are not lent. Unknown devices are not connected to the control network.',
        ],
        [
          'Data pribadi karyawan, warga, dan pelapor hanya dipakai untuk tujuan yang disampaikan kepada mereka.',
          'Personal data of employees, neighbors and those who report are used only for the purpose they were told.',
        ],
      ],
    },
    {
      title: ['Tetangga dan alam', 'Neighbors and nature'],
      clauses: [
        [
          'Kami mendengarkan sebelum memutuskan. Janji kepada desa dicatat dan ditepati, atau dijelaskan mengapa tidak.',
          'We listen before we decide. Promises to villages are recorded and kept, or we explain why not.',
        ],
        [
          'Tidak ada air proses yang dilepas ke badan air. Tumpahan dilaporkan, dibersihkan, dan diumumkan.',
          'No process water is released. Spills are reported, cleaned up and made public.',
        ],
        [
          'Kendaraan perusahaan memberi jalan kepada anak sekolah, sepeda, dan upacara.',
          'Company vehicles give way to schoolchildren, bicycles and ceremonies.',
        ],
      ],
    },
    {
      title: ['Berbicara di luar', 'Speaking in public'],
      clauses: [
        [
          'Yang berbicara atas nama perusahaan ialah direktur utama, sekretaris perusahaan, dan mereka yang ditunjuk.',
          'Those who speak for the company are the president director, the corporate secretary and whoever they name.',
        ],
        [
          'Di media sosial setiap orang berbicara atas nama sendiri, tanpa lambang perusahaan, tanpa rahasia, dan tanpa gambar area terbatas.',
          'On social media, people speak for themselves, without the company’s mark, its secrets or pictures of restricted areas.',
        ],
        [
          'Kegiatan politik dilakukan di luar waktu kerja dan tanpa fasilitas perusahaan.',
          'Political activity takes place outside working hours and without company means.',
        ],
      ],
    },
    {
      title: ['Bertanya dan melapor', 'Asking and reporting'],
      clauses: [
        [
          'Yang ragu bertanya kepada atasan, bidang kepatuhan, atau bidang sumber daya manusia. Bertanya tidak pernah salah.',
          'If in doubt, ask your superior, compliance or people services. It is never wrong to ask.',
        ],
        [
          'Dugaan pelanggaran dilaporkan melalui saluran BAIK, bila perlu tanpa nama. Laporan dirahasiakan dan ditelaah dalam tiga puluh hari.',
          'Suspected breaches are reported through the BAIK channel, without a name if you wish. Reports are confidential and examined within thirty days.',
        ],
        [
          'Pembalasan terhadap pelapor dikenai sanksi seberat pelanggaran yang dilaporkan.',
          'Retaliation is punished as severely as the breach that was reported.',
        ],
      ],
    },
    {
      title: ['Akibat pelanggaran', 'Consequences'],
      clauses: [
        [
          'Sanksi berjenjang: teguran, peringatan tertulis, penurunan jabatan, pemutusan hubungan kerja. Beratnya ditentukan oleh akibat, kesengajaan, dan keterbukaan pelanggar.',
          'Sanctions are graded: reprimand, written warning, demotion, dismissal. They depend on the harm, the intent and the candor of the offender.',
        ],
        [
          'Yang diperiksa berhak mengetahui tuduhan, didampingi, dan meminta peninjauan dalam empat belas hari.',
          'Those under examination have the right to know the charge, to be accompanied, and to ask for a review within fourteen days.',
        ],
        [
          'Ringkasan pelanggaran tanpa nama diumumkan kepada karyawan setiap semester.',
          'A summary of breaches, without names, is given to all employees every half year.',
        ],
      ],
    },
  ],
  annexes: [
    {
      title: ['Lampiran 1. Enam pertanyaan sebelum memutuskan', 'Annex 1. Six questions before deciding'],
      columns: [
        ['Pertanyaan', 'Question'],
        ['Bila jawabannya tidak', 'If the answer is no'],
      ],
      rows: [
        [
          ['Apakah aman bagi semua orang?', 'Is it safe for everyone?'],
          ['Berhenti sekarang.', 'Stop now.'],
        ],
        [
          ['Apakah sesuai hukum dan kode ini?', 'Is it within the law and this code?'],
          ['Jangan dilakukan.', 'Do not do it.'],
        ],
        [
          ['Apakah saya bersedia hal ini dicatat?', 'Would I want it on record?'],
          ['Bicarakan dengan atasan.', 'Talk to your superior.'],
        ],
        [
          ['Apakah saya dapat menjelaskannya kepada warga desa?', 'Could I explain it to the villagers?'],
          ['Cari cara lain.', 'Find another way.'],
        ],
        [
          ['Apakah saya bebas dari kepentingan pribadi?', 'Am I free of personal interest?'],
          ['Nyatakan dan mundur.', 'Declare it and step back.'],
        ],
        [
          ['Apakah saya akan memutuskan hal yang sama besok pagi?', 'Would I decide the same tomorrow morning?'],
          ['Tunggu sampai besok.', 'Wait until tomorrow.'],
        ],
      ],
    },
    {
      title: ['Lampiran 2. Pernyataan tahunan', 'Annex 2. Annual statement'],
      columns: [
        ['Saya menyatakan', 'I declare'],
        ['Tanda tangan', 'Signature'],
      ],
      rows: [
        [
          ['Saya telah membaca dan memahami kode etik ini.', 'I have read and understood this code.'],
          ['', ''],
        ],
        [
          [
            'Saya telah menyatakan semua benturan kepentingan yang saya ketahui.',
            'I have declared all conflicts of interest that I know of.',
          ],
          ['', ''],
        ],
        [
          [
            'Saya telah melaporkan semua pelanggaran yang saya ketahui.',
            'I have reported all breaches that I know of.',
          ],
          ['', ''],
        ],
      ],
    },
  ],
};
