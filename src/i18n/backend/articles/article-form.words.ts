import { words } from '../../site/words.ts';

/** Article form. */
export const articleFormWords = words({
  create: { id: 'Buat Artikel Baru', en: 'Create New Article' },
  edit: { id: 'Sunting Artikel', en: 'Edit Article' },
  toCorrect: { id: 'Ada yang perlu diperbaiki', en: 'There is something to correct' },
  saveChanges: { id: 'Simpan perubahan', en: 'Save changes' },
  createArticle: { id: 'Buat Artikel', en: 'Create Article' },
  createdOn: { id: 'Dibuat {date}', en: 'Created {date}' },
  preview: { id: 'Pratinjau di situs', en: 'Preview on the site' },
  settings: { id: 'Pengaturan', en: 'Settings' },
  backToList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  closeSettings: { id: 'Tutup pengaturan', en: 'Close settings' },
  searchIn: { id: 'Mesin pencari: {language}', en: 'Search engines: {language}' },
  beside: { id: 'Kedua bahasa berdampingan', en: 'Both languages side by side' },
  writeIn: { id: 'Bahasa yang sedang Anda tulis', en: 'Language that you write in' },
  labelIn: { id: '{label} dalam {language}', en: '{label} in {language}' },

  cannotRemove: { id: 'Bahasa tidak dapat dihapus', en: 'Cannot remove language' },
  languageRequired: { id: 'Pilih sedikitnya satu bahasa', en: 'At least one language is required' },
  addLanguage: {
    id: 'Tambahkan sedikitnya satu bahasa dengan judul dan isi',
    en: 'Please add at least one language with title and content',
  },
  incomplete: {
    id: 'Silakan isi judul dan isi untuk {language}',
    en: 'Please fill in title and content for {language}',
  },
  noMoment: { id: 'Masukkan tanggal dan waktu yang valid', en: 'Enter a valid date and time' },
  selectMoment: { id: 'Silakan pilih {field}', en: 'Please select a {field}' },
  unknownField: { id: 'Kolom tidak dikenal ({name})', en: 'Unknown field ({name})' },
  createFailed: { id: 'Gagal membuat', en: 'Create failed' },
  notCreated: { id: 'Artikel gagal dibuat', en: 'Failed to create article' },
  updateFailed: { id: 'Gagal memperbarui', en: 'Update failed' },
  changeForbidden: {
    id: 'Peran Anda tidak mengizinkan perubahan ini: penulis menyimpan draf, penerjemah mengubah teks bahasanya pada draf. Tidak ada yang disimpan; tulisan Anda masih ada di bawah ini.',
    en: 'Your roles do not allow this change: writers save drafts, translators change the text of their language in drafts. Nothing was saved; your text is kept below.',
  },
  notUpdated: { id: 'Artikel gagal diperbarui', en: 'Failed to update article' },
  created: { id: 'Artikel dibuat', en: 'Article created' },
  createdText: { id: 'Artikel berhasil dibuat', en: 'Article has been created successfully' },
  deletedBy: {
    id: '{username} menghapus artikel ini pada {moment}. Tulisan Anda masih ada di bawah ini, dan belum disimpan.',
    en: '{username} deleted this article on {moment}. Your text is below, and has not been saved.',
  },
  deletedForGood: {
    id: 'Artikel ini sudah tidak ada. Tulisan Anda masih ada di bawah ini, dan belum disimpan.',
    en: 'This article no longer exists. Your text is below, and has not been saved.',
  },
  restoreAndSave: { id: 'Pulihkan artikel dan simpan', en: 'Restore the article and save' },
  restoredByEditors: {
    id: 'Editor dapat memulihkannya dari tempat sampah.',
    en: 'Editors can restore it from the trash.',
  },
  updated: { id: 'Artikel diperbarui', en: 'Article updated' },
  updatedText: {
    id: 'Artikel dan {count, number} versi bahasa berhasil diperbarui',
    en: 'Successfully updated article and {count, plural, one {# language version} other {# language versions}}',
  },
});

/** Language tabs and session checks of the form's script. */
export const articleDeskWords = words({
  cannotRemove: { id: 'Bahasa tidak dapat dihapus', en: 'Cannot remove language' },
  languageRequired: { id: 'Pilih sedikitnya satu bahasa', en: 'At least one language is required' },
  sessionEnded: { id: 'Sesi Anda telah berakhir', en: 'Your session has ended' },
  nothingLost: {
    id: 'Tidak ada yang hilang: tulisan Anda masih di sini, dan tersimpan di peramban ini. Masuk lagi di tab baru, kembali ke sini, lalu simpan.',
    en: 'Nothing is lost: what you typed is still here, and kept in this browser. Sign in again in a new tab, come back, and save.',
  },
  signIn: { id: 'Masuk di tab baru', en: 'Sign in in a new tab' },
  saveAgain: { id: 'Simpan lagi', en: 'Save again' },
  focusMode: { id: 'Mode fokus: hanya teks', en: 'Focus mode: only the text' },
  leaveFocusMode: { id: 'Keluar dari mode fokus (Esc)', en: 'Leave focus mode (Esc)' },
  keepWriting: { id: 'Lanjut menulis', en: 'Keep writing' },
});

/** What the roles of the reader do not allow in the form. */
export const articleRightsWords = words({
  writer: {
    id: 'Status hanya diubah oleh editor. Ajukan artikel untuk ditinjau bila sudah siap.',
    en: 'You cannot change the status: editors publish. Submit the article for review when it is ready.',
  },
  translator: {
    id: 'Anda dapat mengubah teks {language}. Isian lain diubah oleh penulis dan editor.',
    en: 'You can change the {language} texts. Writers and editors change the other fields.',
  },
  archived: {
    id: 'Artikel ini diarsipkan: hanya editor yang dapat mengubahnya. Anda dapat membacanya di sini.',
    en: 'This article is archived: only editors can change it. You can read it here.',
  },
  published: {
    id: 'Artikel ini dijadwalkan terbit atau sudah tidak tayang: hanya editor yang dapat mengubahnya. Anda dapat membacanya di sini.',
    en: 'This article is scheduled or no longer public: only editors can change it. You can read it here.',
  },
});
