import { company } from '../../company.ts';
import type { PolicyText } from './text.ts';

export const privacyText: PolicyText = {
  id: [
    {
      id: 'pengelola',
      title: 'Siapa yang bertanggung jawab',
      paragraphs: [
        `Situs ini dikelola oleh ${company.legalName}, ${company.headOffice.street}, ${company.headOffice.city}. Kami bertanggung jawab atas data pribadi yang sampai kepada kami melalui situs ini, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
        `Pertanyaan tentang kebijakan ini dapat dikirim ke ${company.mailbox}.`,
      ],
    },
    {
      id: 'data',
      title: 'Data yang kami terima',
      paragraphs: ['Kami hanya menerima data yang Anda kirimkan sendiri dan catatan teknis yang dibutuhkan server.'],
      points: [
        'Formulir kontak: nama, alamat email, nomor telepon bila Anda isi, subjek, pesan, dan berkas yang Anda lampirkan.',
        'Laporan Budaya BAIK: isi laporan dan berkas yang Anda lampirkan. Nama dan kontak boleh dikosongkan.',
        'Permintaan data pribadi: alamat email dan permintaan Anda; nama dan penjelasan bila Anda isi.',
        'Catatan server: waktu, jenis halaman, kode jawaban, dan lama pemrosesan, untuk menjaga situs tetap berjalan dan aman. Kunjungan ke halaman laporan Budaya BAIK tidak dicatat.',
        'Alamat jaringan (IP): agar satu pengirim tidak menghalangi yang lain, situs ini menghitung kiriman dari setiap jaringan. Alamat itu sendiri tidak disimpan. Untuk formulir kontak dan permintaan data pribadi, yang disimpan hanyalah hash dengan kunci yang berganti setiap hari, paling lama tiga jam. Hash seperti itu dari alamat email pengirim juga disimpan, paling lama 26 jam, agar tidak ada alamat yang menerima banyak email otomatis. Untuk laporan Budaya BAIK, hash jaringan itu hanya berada di memori server, paling lama satu jam.',
      ],
    },
    {
      id: 'pemakaian',
      title: 'Untuk apa data dipakai',
      paragraphs: [
        'Pesan Anda kami pakai untuk menjawab Anda. Laporan kami pakai untuk memeriksa dugaan pelanggaran. Catatan server kami pakai untuk menemukan gangguan dan penyalahgunaan.',
        'Kami tidak menjual data, tidak memasang iklan, dan tidak membuat profil pengunjung.',
      ],
    },
    {
      id: 'penerima',
      title: 'Siapa yang dapat melihatnya',
      paragraphs: [
        'Pesan dibaca oleh bagian yang menanganinya. Laporan Budaya BAIK dikunci sebelum disimpan. Yang dapat membukanya adalah penerima yang ditunjuk dan pengirimnya, dengan kodenya. Untuk keadaan darurat ada kunci cadangan: di situs ini kunci itu hanya dapat dipakai bila dua orang setuju, atau 72 jam setelah semua penerima diberi tahu.',
        'Penyedia email dan pusat data memproses data atas nama kami.',
        'Kami menyerahkan data kepada pihak berwenang hanya bila undang-undang mewajibkannya.',
      ],
    },
    {
      id: 'penyimpanan',
      title: 'Berapa lama kami menyimpannya',
      paragraphs: [
        'Setelah jangka waktu berikut, data dihapus secara otomatis. Laporan yang masih diperiksa tidak dihapus, dan penghapusan laporan dapat ditunda bila masih diperlukan untuk perkara hukum. Salinan cadangan dapat memuat data yang sudah dihapus. Salinan itu dihapus setelah 35 hari, begitu ada yang lebih baru; bila situs dipulihkan darinya, data tersebut dihapus kembali.',
        'Catatan server tidak memuat nama, alamat email, alamat jaringan, atau isi kiriman Anda.',
      ],
    },
    {
      id: 'keamanan',
      title: 'Bagaimana kami menjaganya',
      paragraphs: [
        'Koneksi ke situs ini dienkripsi. Akses ke pesan dan laporan dibatasi menurut tugas dan dicatat. Bila terjadi kebocoran yang menyangkut Anda, kami memberi tahu Anda dan lembaga yang berwenang dalam tiga kali dua puluh empat jam.',
      ],
    },
    {
      id: 'hak',
      title: 'Hak Anda',
      paragraphs: [
        'Anda dapat mengajukan permintaan melalui formulir permintaan data pribadi, atau menulis kepada kami kapan saja, untuk:',
      ],
      points: [
        'mengetahui data apa tentang Anda yang kami simpan dan memperoleh salinannya;',
        'memperbaiki atau melengkapinya;',
        'meminta penghapusan, atau menarik persetujuan yang pernah Anda berikan;',
        'mengajukan keberatan kepada kami atau kepada lembaga pelindungan data pribadi.',
      ],
    },
    {
      id: 'anak',
      title: 'Anak di bawah 13 tahun',
      paragraphs: [
        'Situs ini tidak ditujukan bagi anak di bawah 13 tahun, dan kami tidak dengan sengaja mengumpulkan data mereka. Bila Anda orang tua atau wali dan mengetahui bahwa seorang anak telah mengirimkan data kepada kami, beri tahu kami agar data itu kami hapus.',
      ],
    },
    {
      id: 'tautan',
      title: 'Tautan ke situs lain',
      paragraphs: [
        'Situs ini menautkan ke media sosial dan portal pengadaan. Begitu Anda membuka tautan itu, berlaku kebijakan privasi situs yang bersangkutan.',
      ],
    },
    {
      id: 'perubahan',
      title: 'Perubahan kebijakan',
      paragraphs: [
        'Bila kebijakan ini berubah, versi baru diterbitkan di halaman ini dengan tanggal berlakunya. Perubahan yang penting kami umumkan di ruang berita.',
      ],
    },
  ],
  en: [
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        `This site is run by ${company.legalName}, ${company.headOffice.street}, ${company.headOffice.city}, Indonesia. We are responsible for the personal data that reach us through it, under Indonesian Law No. 27 of 2022 on Personal Data Protection.`,
        `Questions about this policy can be sent to ${company.mailbox}.`,
      ],
    },
    {
      id: 'data',
      title: 'Data that we receive',
      paragraphs: ['We receive only what you send us yourself, and the technical records that a server needs.'],
      points: [
        'Contact form: name, email address, telephone number if you give one, subject, message and the files you attach.',
        'BAIK culture reports: what you report and the files you attach. You may leave out your name and contact.',
        'Personal data requests: your email address and what you ask for; name and explanation if you give them.',
        'Server records: time, kind of page, status code and duration, to keep the site running and safe. Visits to the pages of BAIK culture reports are not recorded.',
        "Network (IP) addresses: so that one sender cannot shut out the others, this site counts what each network sends. The address itself is not stored. For the contact form and personal data requests, only a hash is stored, with a key that changes every day, for at most three hours. Such a hash of the sender's email address is stored too, for at most 26 hours, so that no address gets many automatic emails. For BAIK culture reports, the hash of the network is in the memory of the server only, for at most one hour.",
      ],
    },
    {
      id: 'use',
      title: 'What we use them for',
      paragraphs: [
        'We use your message to answer you, reports to examine suspected misconduct, and server records to find faults and abuse.',
        'We sell no data, show no advertising and build no profiles of visitors.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who can see them',
      paragraphs: [
        'Messages are read by the department that deals with them. BAIK culture reports are locked before they are stored. The appointed recipients can open them, and their senders with their codes. There is a spare key for emergencies: on this site it can only be used when two people agree, or 72 hours after all recipients were told.',
        'Our email and hosting providers process data on our behalf.',
        'We disclose data to authorities only where the law requires it.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep them',
      paragraphs: [
        'After these periods, data are erased automatically. Reports that are still being examined are not erased, and the erasure of a report can be put off while legal proceedings need it. Backups can hold data that was erased. They are deleted after 35 days, once there is a newer one; when the site is restored from one, that data is erased again.',
        'Server records contain no name, email address, network address or text of yours.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect them',
      paragraphs: [
        'Connections to this site are encrypted. Access to messages and reports is limited by duty and recorded. If a breach concerns you, we notify you and the competent authority within 72 hours.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['You can make a request with the personal data request form, or write to us at any time, to:'],
      points: [
        'learn which data about you we hold and receive a copy;',
        'have them corrected or completed;',
        'have them deleted, or withdraw a consent that you gave;',
        'object, with us or with the data protection authority.',
      ],
    },
    {
      id: 'children',
      title: 'Children under 13',
      paragraphs: [
        'This site is not for children under 13, and we do not knowingly collect data about them. If you are a parent or guardian and know that a child has sent us data, tell us and we will delete them.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      paragraphs: [
        'This site links to social networks and to a procurement portal. Once you follow such a link, the privacy policy of that site applies.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When this policy changes, the new version is published on this page with its date. We announce important changes in the newsroom.',
      ],
    },
  ],
};
