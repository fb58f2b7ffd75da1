import { words } from '../../site/words.ts';

export const registerWords = words({
  title: { id: 'Daftar Pemrosesan', en: 'Processing Register' },
  text: {
    id: 'Kegiatan pemrosesan data pribadi, pemroses, dan pengiriman ke luar negeri.',
    en: 'Processing of personal data, processors, and transfers abroad.',
  },
  add: { id: 'Tambah entri', en: 'Add entry' },
  edit: { id: 'Sunting entri', en: 'Edit entry' },
  caption: { id: 'Entri daftar pemrosesan', en: 'Entries of the processing register' },
  nothing: { id: 'Belum ada entri', en: 'No entries yet' },
  kind: { id: 'Jenis', en: 'Kind' },
  kind_activity: { id: 'Kegiatan pemrosesan', en: 'Processing activity' },
  kind_processor: { id: 'Pemroses', en: 'Processor' },
  kind_transfer: { id: 'Pengiriman ke luar negeri', en: 'Transfer abroad' },
  name: { id: 'Nama', en: 'Name' },
  purpose: { id: 'Tujuan', en: 'Purpose' },
  legalBasis: { id: 'Dasar hukum', en: 'Legal basis' },
  dataCategories: { id: 'Kategori data dan subjek data', en: 'Categories of data and people' },
  recipients: { id: 'Penerima', en: 'Recipients' },
  retention: { id: 'Jangka waktu penyimpanan', en: 'Retention' },
  safeguards: { id: 'Pengamanan', en: 'Safeguards' },
  save: { id: 'Simpan entri', en: 'Save entry' },
  saved: { id: 'Entri disimpan', en: 'Entry saved' },
  notSaved: { id: 'Entri belum dapat disimpan', en: 'The entry could not be saved' },
  full: { id: 'Daftar ini penuh', en: 'The register is full' },
  remove: { id: 'Hapus entri', en: 'Delete entry' },
  removeTitle: { id: 'Hapus "{name}" dari daftar?', en: 'Delete "{name}" from the register?' },
  removeText: { id: 'Entri ini tidak dapat dikembalikan.', en: 'The entry cannot be restored.' },
  removed: { id: 'Entri dihapus', en: 'Entry deleted' },
  notFound: { id: 'Entri tidak ditemukan', en: 'Entry not found' },
  required: { id: 'Wajib diisi', en: 'Required' },
  tooLong: { id: 'Teks ini terlalu panjang', en: 'This text is too long' },
  unreadable: { id: 'Ada karakter yang tidak dapat dibaca', en: 'Some characters cannot be read' },
  dateInvalid: { id: 'Tanggal ini tidak ada', en: 'This date does not exist' },
  addressInvalid: { id: 'Tulis satu alamat email lengkap per baris', en: 'Write one whole email address on each line' },
});

/** What the site itself processes: entries of a register that is still empty. */
export const firstEntryWords = words({
  messages: { id: 'Pesan kontak', en: 'Contact messages' },
  messagesPurpose: { id: 'Menjawab pertanyaan pengunjung.', en: 'Answering questions of visitors.' },
  messagesBasis: { id: 'Persetujuan', en: 'Consent' },
  messagesData: {
    id: 'Nama, alamat email, telepon, pesan, dan lampiran pengunjung.',
    en: 'Name, email address, telephone, message and attachments of visitors.',
  },
  reports: { id: 'Laporan BAIK', en: 'BAIK reports' },
  reportsPurpose: { id: 'Memeriksa dugaan pelanggaran.', en: 'Examining suspected misconduct.' },
  reportsBasis: { id: 'Kewajiban hukum dan kepentingan yang sah', en: 'Legal duty and legitimate interest' },
  reportsData: {
    id: 'Isi laporan, lampiran, dan kontak bila pelapor memberikannya; semuanya terenkripsi.',
    en: 'Reports, attachments, and contact details if the reporter gives them; all encrypted.',
  },
  staff: { id: 'Akun staf dan log aktivitas', en: 'Staff accounts and activity log' },
  staffPurpose: { id: 'Mengamankan akses dan mencatat perubahan.', en: 'Securing access and recording changes.' },
  staffBasis: { id: 'Kepentingan yang sah', en: 'Legitimate interest' },
  staffData: {
    id: 'Nama pengguna, alamat email, dan tindakan staf.',
    en: 'User names, email addresses and acts of staff.',
  },
});
