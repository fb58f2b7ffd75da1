import { words } from '../../site/words.ts';

/** What recipients do among themselves in a case. */
export const handlingWords = words({
  notes: { id: 'Catatan internal', en: 'Internal note' },
  notesText: {
    id: 'Hanya penerima kasus ini yang membacanya, di riwayat kasus. Pelapor tidak melihatnya.',
    en: 'Only recipients of this case read it, in its history. The reporter does not see it.',
  },
  note: { id: 'Catatan', en: 'Note' },
  addNote: { id: 'Simpan catatan', en: 'Save note' },
  noteSaved: { id: 'Catatan disimpan', en: 'Note saved' },

  assign: { id: 'Penanggung jawab', en: 'Assigned to' },
  nobody: { id: 'Belum ada', en: 'Nobody' },
  saveAssignment: { id: 'Simpan', en: 'Save' },
  assigned: { id: 'Penanggung jawab disimpan', en: 'Assignment saved' },

  handOver: { id: 'Serahkan kasus', en: 'Hand the case over' },
  handOverText: {
    id: 'Hanya penerima yang dipilih yang dapat membaca kasus ini selanjutnya. Pelapor tetap dapat membacanya.',
    en: 'From then on only the chosen recipients can read this case. The reporter still can.',
  },
  excludedCount: {
    id: '{count, plural, other {Pelapor menutup kasus ini bagi # penerima; mereka tidak dapat dipilih.}}',
    en: '{count, plural, one {The reporter closed this case to # recipient, who cannot be chosen.} other {The reporter closed this case to # recipients, who cannot be chosen.}}',
  },
  to: { id: 'Kepada', en: 'To' },
  reason: { id: 'Alasan', en: 'Reason' },
  handOverNow: { id: 'Serahkan', en: 'Hand over' },
  handedOver: { id: 'Kasus diserahkan', en: 'Case handed over' },

  hold: { id: 'Penahanan hukum', en: 'Legal hold' },
  holdText: {
    id: 'Kasus yang ditahan tidak dihapus, walau waktunya tiba.',
    en: 'A case under hold is not erased, even when its time has come.',
  },
  isHeld: { id: 'Kasus ini ditahan dan tidak dihapus.', en: 'This case is under hold and is not erased.' },
  holdNow: { id: 'Tahan kasus', en: 'Hold the case' },
  releaseNow: { id: 'Lepas penahanan', en: 'Release the hold' },
  held: { id: 'Kasus ditahan', en: 'Case held' },
  released: { id: 'Penahanan dilepas', en: 'Hold released' },

  needsText: { id: 'Tulis sesuatu', en: 'Write something' },
  needsReason: { id: 'Tulis alasannya', en: 'Give a reason' },
  notOnlyYou: {
    id: 'Pilih penerima lain juga: tidak seorang pun boleh sendirian dengan kasus yang dapat dibaca orang lain',
    en: 'Choose somebody else as well: nobody may be left alone with a case that others can read',
  },
  needsReader: { id: 'Pilih paling sedikit satu penerima', en: 'Choose at least one recipient' },
});
