import { words } from '../../site/words.ts';

export const messageWords = words({
  title: { id: 'Pesan', en: 'Messages' },
  text: {
    id: 'Yang ditulis pengunjung melalui formulir kontak. Spam hanya tampil jika Anda memintanya.',
    en: 'What visitors wrote through the contact form. Spam shows only when you ask for it.',
  },
  noPage: { id: 'Halaman pesan ini tidak ada', en: 'This page of the messages does not exist' },
  noMessage: { id: 'Pesan tidak ditemukan', en: 'Message not found' },
  noFile: { id: 'Berkas tidak ditemukan', en: 'File not found' },
  messages: {
    id: '{count, plural, other {pesan}}',
    en: '{count, plural, one {message} other {messages}}',
  },
  caption: { id: 'Pesan', en: 'Messages' },
  nothingFound: {
    id: 'Tidak ada pesan yang sesuai dengan kriteria Anda',
    en: 'No messages found matching your criteria',
  },
  nothing: { id: 'Belum ada pesan', en: 'No messages yet' },
  filter: { id: 'Saring pesan', en: 'Filter the messages' },
  searched: { id: 'Nama, alamat, telepon, atau kata', en: 'Name, address, phone or words' },
  allButSpam: { id: 'Semua selain spam', en: 'All but spam' },
  from: { id: 'Dari', en: 'From' },
  message: { id: 'Pesan', en: 'Message' },
  received: { id: 'Diterima', en: 'Received' },
  status: { id: 'Status', en: 'Status' },
  fileCount: { id: '{count, number} berkas', en: '{count, plural, one {# file} other {# files}}' },

  allMessages: { id: 'Semua pesan', en: 'All messages' },
  subtitle: { id: '{subject} · pesan #{id}', en: '{subject} · message #{id}' },
  changeTo: { id: 'Ubah menjadi', en: 'Change to' },
  saveStatus: { id: 'Simpan status', en: 'Save status' },
  chooseStatus: { id: 'Pilih salah satu status', en: 'Choose one of the statuses' },
  statusSaved: { id: 'Status disimpan', en: 'Status saved' },
  isNow: { id: 'Status pesan sekarang: {status}', en: 'The message is now: {status}' },
  sender: { id: 'Pengirim', en: 'Sender' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Telepon', en: 'Phone' },
  writtenIn: { id: 'Ditulis dalam', en: 'Written in' },
  eraseThis: { id: 'Hapus data orang ini', en: "Erase this person's data" },
  files: { id: 'Berkas', en: 'Files' },
  filesText: {
    id: 'Berkas ini dikirim orang yang tidak dikenal. Bukalah dengan hati-hati.',
    en: 'Strangers sent these. Open them with care.',
  },

  number: { id: 'Nomor', en: 'Number' },
  name: { id: 'Nama', en: 'Name' },
  subject: { id: 'Subjek', en: 'Subject' },
  language: { id: 'Bahasa', en: 'Language' },
});

export const messageStatusWords = words({
  new: { id: 'Baru', en: 'New' },
  in_progress: { id: 'Diproses', en: 'In progress' },
  answered: { id: 'Dijawab', en: 'Answered' },
  closed: { id: 'Selesai', en: 'Closed' },
  spam: { id: 'Spam', en: 'Spam' },
});

export const replyWords = words({
  title: { id: 'Balas', en: 'Reply' },
  text: {
    id: 'Kepada {email}. Pesannya dikutip di bawah jawaban Anda.',
    en: 'To {email}. The message is quoted below your answer.',
  },
  cannotSend: {
    id: 'Email belum disiapkan di server ini. Jawablah dari kotak surat Anda sendiri.',
    en: 'Email is not set up on this server. Answer from your own mailbox instead.',
  },
  notSent: { id: 'Balasan belum dikirim', en: 'The reply has not been sent' },
  subject: { id: 'Subjek', en: 'Subject' },
  answer: { id: 'Jawaban Anda', en: 'Your answer' },
  send: { id: 'Kirim balasan', en: 'Send reply' },
  sent: { id: 'Balasan dikirim', en: 'Reply sent' },
  deliveredTo: { id: 'Email dikirim ke {email}', en: 'Email delivered to {email}' },
  isWaiting: { id: 'Balasan menunggu', en: 'Reply is waiting' },
  waitingText: {
    id: 'Kotak surat sedang sibuk. Balasan ada di kotak keluar dan akan terkirim dengan sendirinya.',
    en: 'The mailbox is busy. The reply is in the outbox and leaves by itself.',
  },
});

export const erasureWords = words({
  title: { id: 'Hapus data seseorang', en: "Erase a person's data" },
  text: {
    id: 'Jika seseorang memintanya: setiap pesan dari suatu alamat dihapus bersama berkas dan balasannya, dan alamat itu hilang dari email lain, dari pesan orang lain, dari log aktivitas, serta dari artikel, aset, dan anggota direksi beserta draf, komentar, dan semua versinya.',
    en: 'When somebody asks for it: every message from an address goes, with its files and replies, and the address disappears from other emails, from messages of others, from the activity log, and from articles, assets and leaders with their drafts, comments and all versions.',
  },
  whose: { id: 'Data siapa?', en: 'Whose data?' },
  email: { id: 'Alamat email', en: 'Email address' },
  look: { id: 'Cari data', en: 'Look for it' },
  emailRequired: { id: 'Alamat email wajib diisi', en: 'Email address is required' },
  emailInvalid: {
    id: 'Masukkan alamat email lengkap, misalnya nama@perusahaan.com',
    en: 'Enter a whole email address, such as name@company.com',
  },
  nothingKept: { id: 'Tidak ada data yang tersimpan dari alamat ini', en: 'Nothing is kept of this address' },
  confirm: { id: 'Hapus data orang ini?', en: "Erase this person's data?" },
  erase: { id: 'Hapus', en: 'Erase' },
  everythingFrom: { id: 'Semua dari', en: 'Everything from' },
  willBeRemoved: { id: 'akan dihapus selamanya: {what}.', en: 'will be removed for good: {what}.' },
  notReached: {
    id: 'Nama tanpa alamat email tidak ditemukan dengan cara ini. Yang sudah berada di kotak surat, cadangan, dan berkas log server tidak terjangkau dari sini. Log aktivitas menyimpan apa yang dilakukan, tetapi tidak lagi dengan siapa.',
    en: "Names without the address are not found this way. What already lies in mailboxes, backups and the server's own log files is not reached from here. The activity log keeps what was done, and no longer with whom.",
  },
  erased: { id: 'Data dihapus', en: 'Data erased' },
  removed: { id: 'Dihapus: {what}', en: 'Removed: {what}' },
  personalData: {
    id: '{messages, number} pesan, {files, number} berkas, {emails, number} email lain, {mentions, number} penyebutan di tempat lain, dan {versions, number} versi konten',
    en: '{messages, plural, one {# message} other {# messages}}, {files, plural, one {# file} other {# files}}, {emails, plural, one {# other email} other {# other emails}}, {mentions, plural, one {# mention} other {# mentions}} elsewhere and {versions, plural, one {# version} other {# versions}} of content',
  },
});
