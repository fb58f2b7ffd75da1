export const financeNotes = [
  {
    title: { id: 'Dasar penyusunan', en: 'Basis of preparation' },
    text: {
      id: [
        'Angka disusun menurut prinsip standar akuntansi keuangan Indonesia sebagai contoh. Angka itu rekaan dan tidak diaudit.',
      ],
      en: [
        'The figures follow the principles of Indonesian accounting standards by way of example. They are fictional and have not been audited.',
      ],
    },
  },
  {
    title: { id: 'Aset dalam penyelesaian', en: 'Assets under construction' },
    text: {
      id: [
        'Saldo Rp14.962 miliar mencakup kalsiner, rangkaian Bayer, dermaga, dan tempat penyimpanan residu. Bunga yang dikapitalisasi selama tahun 2024 Rp742 miliar. Aset dipindahkan ke aset tetap setelah operasi percobaan membuktikan kapasitasnya.',
      ],
      en: [
        'The balance of Rp14,962 billion comprises the calciners, the Bayer circuit, the jetty and the residue store. Interest capitalised in 2024 was Rp742 billion. Assets are transferred to plant once trial operation has proven their capacity.',
      ],
    },
  },
  {
    title: { id: 'Pinjaman sindikasi', en: 'Syndicated loan' },
    text: {
      id: [
        'Fasilitas Rp10.500 miliar dari lima bank, jatuh tempo pada 2034, dijamin dengan tanah dan pabrik. Telah ditarik Rp9.800 miliar; angsuran pertama Rp620 miliar jatuh tempo pada 2025. Pembatasan keuangan dipenuhi.',
      ],
      en: [
        'A facility of Rp10,500 billion from five banks, due in 2034 and secured on land and plant. Rp9,800 billion has been drawn; the first instalment of Rp620 billion falls due in 2025. The financial covenants are met.',
      ],
    },
  },
  {
    title: { id: 'Pihak berelasi', en: 'Related parties' },
    text: {
      id: [
        'Bauksit dibeli dari pemegang saham dengan harga patokan pemerintah, seluruhnya Rp164 miliar. Pinjaman pemegang saham berbunga sama dengan sindikasi dan dibayar sesudahnya.',
      ],
      en: [
        'Bauxite was bought from a shareholder at the government’s reference price, Rp164 billion in all. Shareholder loans bear the same interest as the syndicate and rank behind it.',
      ],
    },
  },
  {
    title: { id: 'Peristiwa setelah akhir tahun', en: 'After the end of the year' },
    text: {
      id: [
        'Pada 19 Februari 2025 pengapalan pertama, 27.500 ton, bertolak dari Kijing. Nilainya melebihi nilai tercatat persediaan.',
      ],
      en: [
        'On February 19, 2025, the first cargo of 27,500 tons sailed from Kijing. It fetched more than the carrying amount.',
      ],
    },
  },
];
