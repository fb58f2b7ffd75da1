import { words } from '../site/words.ts';

/** The check of the activity log, as its screen shows it. */
export const auditWords = words({
  title: { id: 'Keutuhan log', en: 'Integrity of the log' },
  notChecked: { id: 'Log ini belum pernah diperiksa.', en: 'This log has not been checked yet.' },
  intact: {
    id: 'Utuh: {entries, number} entri diperiksa pada {moment}.',
    en: 'Intact: {entries, plural, one {# entry} other {# entries}} checked on {moment}.',
  },
  startsAfter: {
    id: 'Log dimulai setelah entri {position, number}: entri yang lebih lama telah dihapus setelah masa simpannya berakhir.',
    en: 'The log begins after entry {position, number}: older ones were removed after their time.',
  },
  signedUpTo: {
    id: 'Ditandatangani sampai entri {position, number}.',
    en: 'Signed up to entry {position, number}.',
  },
  notIntact: { id: 'Tidak utuh, diperiksa pada {moment}.', en: 'Not intact, checked on {moment}.' },
  invalidHeads: {
    id: 'Berkas kepala yang bertanda tangan telah diubah atau rusak: {names}',
    en: 'Signed heads that were changed or damaged: {names}',
  },
  whatToDo: {
    id: 'Jangan hapus apa pun. Beri tahu orang yang bertanggung jawab atas basis data.',
    en: 'Delete nothing. Tell the person who is responsible for the database.',
  },
  checkNow: { id: 'Periksa sekarang', en: 'Check now' },
  checking: { id: 'Log sedang diperiksa', en: 'The log is being checked' },
  checkingText: {
    id: 'Log ini panjang. Muat ulang halaman ini sebentar lagi untuk melihat hasilnya.',
    en: 'It is a long one. Load this page again in a while to see the result.',
  },
  checked: { id: 'Log telah diperiksa', en: 'Log checked' },
  evidence: { id: 'Ekspor dengan bukti (ZIP)', en: 'Export with proof (ZIP)' },
});

/** What browsers have blocked, as the screen of the log shows it. */
export const cspWords = words({
  title: { id: 'Yang diblokir peramban pengunjung', en: "Blocked by visitors' browsers" },
  text: {
    id: 'Laporan peramban tentang kebijakan keamanan konten (CSP) dalam 30 hari terakhir, tanpa alamat halaman dan tanpa data pengunjung. Angka ini dapat dikirim oleh siapa saja, dan pengaya peramban juga menyebabkannya. Jika angkanya melonjak setelah pembaruan situs, beri tahu pengembang.',
    en: 'Reports of browsers about the content security policy (CSP) in the last 30 days, without page addresses or data about visitors. Anybody can send them, and browser extensions cause some. Tell the developers if the numbers jump after an update of the site.',
  },
  directive: { id: 'Aturan', en: 'Directive' },
  blocked: { id: 'Sumber', en: 'Source' },
  count: { id: 'Jumlah', en: 'Reports' },
});

/** Why an entry is the first wrong one. `position` is a number, or a dash outside of the chain. */
export const breakWords = words({
  changed: { id: 'Entri {position} diubah setelah ditulis.', en: 'Entry {position} was changed after it was written.' },
  inserted: {
    id: 'Entri {position} disisipkan: bukan situs ini yang menulisnya.',
    en: 'Entry {position} was inserted: this site did not write it.',
  },
  removed: { id: 'Entri {position} hilang: entri ini dihapus.', en: 'Entry {position} is missing: it was removed.' },
  forged: {
    id: 'Entri {position} diubah atau disisipkan, atau entri sebelumnya dihapus, lalu rantainya dihitung ulang tanpa kunci situs ini.',
    en: 'Entry {position} was changed or inserted, or the one before it removed, and the chain was computed anew without the key of this site.',
  },
  rewritten: {
    id: 'Mulai entri {position}, isi log bukan lagi yang ditandatangani: entri diganti atau dihapus.',
    en: 'From entry {position} on, the log is not the one that was signed: entries were replaced or removed.',
  },
});

/** The page inside the export, which works without network. */
export const offlineCheckWords = words({
  title: { id: 'Periksa log aktivitas', en: 'Check the activity log' },
  intro: {
    id: 'Halaman ini memeriksa ekspor log aktivitas di komputer Anda sendiri. Tidak ada data yang dikirim ke mana pun. Yang diperiksa adalah peristiwa (event) beserta isinya; kalimat description hanya menjelaskannya.',
    en: 'This page checks an export of the activity log on your own computer. Nothing is sent anywhere. It checks events with their arguments; the sentence in description only puts them into words.',
  },
  choose: {
    id: 'Pilih activity-log.jsonl dan signed-heads.json dari folder ini, serta kepala bertanda tangan yang Anda terima melalui email',
    en: 'Choose activity-log.jsonl and signed-heads.json of this folder, and signed heads that you received by mail',
  },
  checking: { id: 'Memeriksa …', en: 'Checking …' },
  intact: {
    id: 'Log utuh. Entri yang diperiksa: {entries}.',
    en: 'The log is intact. Entries checked: {entries}.',
  },
  notIntact: { id: 'Log tidak utuh.', en: 'The log is not intact.' },
  signedUpTo: {
    id: 'Kepala bertanda tangan mencakup log sampai entri {position}. Kunci: {keys}',
    en: 'Signed heads cover the log up to entry {position}. Key: {keys}',
  },
  startsAfter: {
    id: 'Log dimulai setelah entri {position}: entri yang lebih lama telah dihapus setelah masa simpannya berakhir.',
    en: 'The log begins after entry {position}: older ones were removed after their time.',
  },
  compareKey: {
    id: 'Bandingkan kunci ini dengan kunci dalam email atau pada layar log: siapa pun dapat menandatangani dengan kunci lain.',
    en: 'Compare this key with the one in the mails or on the screen of the log: anybody can sign with another key.',
  },
  noHeads: {
    id: 'Tanpa kepala bertanda tangan, log yang ditulis ulang seluruhnya atau dipotong di akhir tidak ketahuan. Pilih juga signed-heads.json.',
    en: 'Without signed heads, a log that was rewritten as a whole or cut at its end is not noticed. Choose signed-heads.json too.',
  },
  badSignature: {
    id: 'Tanda tangan kepala tanggal {day} tidak sah.',
    en: 'The signature of the head of {day} is not valid.',
  },
  noLog: { id: 'Pilih juga activity-log.jsonl.', en: 'Choose activity-log.jsonl too.' },
  unreadable: { id: 'Berkas {name} tidak dapat dibaca.', en: 'The file {name} cannot be read.' },
  tooOld: {
    id: 'Peramban ini tidak dapat memeriksa tanda tangan (Ed25519). Gunakan versi yang lebih baru.',
    en: 'This browser cannot check signatures (Ed25519). Use a newer one.',
  },
});

/** In both languages at once: the reader of the mail may not be staff. */
export const headMailWords = words({
  subject: {
    id: 'Log aktivitas {day}: kepala bertanda tangan, entri {position}',
    en: 'Activity log {day}: signed head, entry {position}',
  },
  body: {
    id: 'Simpan email ini. Sampai entri {position}, log aktivitas harus tetap menghasilkan kepala rantai ini. Untuk memeriksanya, simpan baris di bawah sebagai berkas .json dan pilih berkas itu di halaman pemeriksaan dalam ekspor log. Kunci: {key}',
    en: 'Keep this mail. Up to entry {position}, the activity log must still lead to this head. To check it, save the lines below as a .json file and choose it on the page for checking inside an export of the log. Key: {key}',
  },
});
