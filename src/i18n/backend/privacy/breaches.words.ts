import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const breachWords = words({
  title: { id: 'Kegagalan Pelindungan Data', en: 'Data Breaches' },
  text: {
    id: 'Catat kegagalan pelindungan data, susun pemberitahuan, dan lihat siapa yang terdampak. Pemberitahuan wajib disampaikan dalam 3 × 24 jam.',
    en: 'Record a breach, draft the notice and see who is affected. The notice is due within 72 hours.',
  },
  add: { id: 'Catat kegagalan', en: 'Record a breach' },
  edit: { id: 'Sunting catatan', en: 'Edit the record' },
  caption: { id: 'Kegagalan pelindungan data, terbaru dahulu', en: 'Data breaches, newest first' },
  nothing: { id: 'Tidak ada kegagalan yang tercatat', en: 'No breaches are recorded' },
  name: { id: 'Judul', en: 'Title' },
  discoveredAt: { id: 'Diketahui pada (WIB)', en: 'Discovered at (WIB)' },
  revealed: { id: 'Data pribadi yang terungkap', en: 'Personal data that were revealed' },
  cause: { id: 'Kapan dan bagaimana data terungkap', en: 'When and how they were revealed' },
  measures: { id: 'Upaya penanganan dan pemulihan', en: 'What was done about it' },
  affected: { id: 'Yang terdampak', en: 'Those affected' },
  affectedText: {
    id: 'Pengirim pesan yang diterima pada tanggal berikut, dan alamat lain.',
    en: 'Senders of messages that were received on these days, and other addresses.',
  },
  receivedFrom: { id: 'Pesan diterima dari tanggal', en: 'Messages received from' },
  receivedTo: { id: 'sampai tanggal', en: 'to' },
  otherAddresses: { id: 'Alamat lain, satu per baris', en: 'Other addresses, one on each line' },
  save: { id: 'Simpan catatan', en: 'Save record' },
  saved: { id: 'Catatan disimpan', en: 'Record saved' },
  notSaved: { id: 'Catatan belum dapat disimpan', en: 'The record could not be saved' },
  notFound: { id: 'Catatan tidak ditemukan', en: 'Record not found' },
  all: { id: 'Semua kegagalan', en: 'All breaches' },
  deadline: { id: 'Pemberitahuan sebelum {moment}', en: 'Notice due before {moment}' },
  notified: { id: 'Pemberitahuan kepada yang terdampak', en: 'Notice to those affected' },
  reported: { id: 'Pemberitahuan kepada lembaga', en: 'Notice to the authority' },
  open: { id: 'Belum', en: 'Not yet' },
  markNotified: { id: 'Catat bahwa yang terdampak sudah diberi tahu', en: 'Record that those affected were notified' },
  markReported: { id: 'Catat bahwa lembaga sudah diberi tahu', en: 'Record that the authority was notified' },
  marked: { id: 'Tercatat', en: 'Recorded' },
  markedBefore: { id: 'Sudah tercatat sebelumnya', en: 'Recorded before' },
  notice: { id: 'Naskah pemberitahuan', en: 'Draft of the notice' },
  noticeText: {
    id: 'Salin ke email atau surat. Naskah selalu dalam bahasa Indonesia.',
    en: 'Copy it into an email or a letter. The draft is always in Indonesian.',
  },
  addresses: {
    id: '{count, number} alamat terdampak',
    en: '{count, plural, one {# address} other {# addresses}} affected',
  },
  addressesFile: { id: 'Unduh daftar (CSV)', en: 'Download the list (CSV)' },
  nobody: { id: 'Belum ada alamat', en: 'No addresses yet' },
});

/** The notice itself is always written in Indonesian (article 46 of Law 27/2022). */
export function breachNotice(breach: { revealed: string; cause: string; measures: string }): string {
  return [
    'Pemberitahuan kegagalan pelindungan data pribadi',
    '',
    `Berdasarkan Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, ${company.legalName} memberitahukan hal berikut.`,
    '',
    '1. Data pribadi yang terungkap',
    breach.revealed,
    '',
    '2. Kapan dan bagaimana data pribadi terungkap',
    breach.cause,
    '',
    '3. Upaya penanganan dan pemulihan',
    breach.measures,
    '',
    `Pertanyaan dapat dikirim ke ${company.mailbox}.`,
    '',
    `${company.legalName}`,
    `${company.headOffice.street}, ${company.headOffice.city}`,
  ].join('\n');
}
