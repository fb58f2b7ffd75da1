import { words } from '../../site/words.ts';

/** Assignment, conversation and history of a contact message. */
export const conversationWords = words({
  handling: { id: 'Penanganan', en: 'Handling' },
  assignee: { id: 'Ditangani oleh', en: 'Assigned to' },
  nobody: { id: 'Belum ada', en: 'Nobody' },
  assign: { id: 'Simpan penanggung jawab', en: 'Save assignee' },
  toMe: { id: 'Tangani sendiri', en: 'Assign to me' },
  assigned: { id: 'Penanggung jawab disimpan', en: 'Assignee saved' },
  unknownAccount: { id: 'Akun itu tidak ada', en: 'There is no such account' },
  close: { id: 'Selesaikan', en: 'Close' },
  markSpam: { id: 'Tandai sebagai spam', en: 'Mark as spam' },
  notSpam: { id: 'Bukan spam', en: 'Not spam' },
  isSpam: {
    id: 'Pesan ini ditandai sebagai spam: tidak dijawab dan tidak diberi tanda terima.',
    en: 'This message is marked as spam: it is neither answered nor acknowledged.',
  },
  conversation: { id: 'Percakapan', en: 'Conversation' },
  acknowledgement: { id: 'Tanda terima otomatis', en: 'Automatic acknowledgement' },
  answerBy: { id: 'Jawaban dari {name}', en: 'Answer by {name}' },
  receivedReply: { id: 'Balasan dari {name}', en: 'Reply from {name}' },
  enteredBy: { id: 'dicatat oleh {name}', en: 'entered by {name}' },
  enter: { id: 'Catat balasan pengirim', en: 'Enter a reply of the sender' },
  enterText: {
    id: 'Balasan pengirim masuk ke kotak surat perusahaan, yang tidak dibaca oleh situs ini. Salin ke sini agar percakapan tetap lengkap.',
    en: 'Replies of the sender arrive in the company mailbox, which this site does not read. Copy them here to keep the conversation complete.',
  },
  receivedAt: { id: 'Diterima pada ({zone})', en: 'Received at ({zone})' },
  replyText: { id: 'Isi balasan', en: 'Text of the reply' },
  saveReply: { id: 'Simpan balasan', en: 'Save reply' },
  entered: { id: 'Balasan dicatat', en: 'Reply entered' },
  notEntered: { id: 'Balasan belum dicatat', en: 'The reply has not been entered' },
  noMoment: { id: 'Isi tanggal dan waktu', en: 'Enter a date and a time' },
  history: { id: 'Riwayat', en: 'History' },
  historyText: {
    id: 'Dari log aktivitas, yang tidak dapat diubah di sini.',
    en: 'From the activity log, which cannot be changed here.',
  },
  change: { id: '{before} → {after}', en: '{before} → {after}' },
  allAssignees: { id: 'Semua orang', en: 'Everybody' },
  mine: { id: 'Saya', en: 'Me' },
});
