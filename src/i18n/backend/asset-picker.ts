import { words } from '../site/words.ts';

/** Dialog for choosing or uploading an asset. */
export const assetPickerWords = words({
  chooseImage: { id: 'Pilih gambar', en: 'Choose an image' },
  chooseDocument: { id: 'Pilih dokumen', en: 'Choose a document' },
  close: { id: 'Tutup', en: 'Close' },
  search: { id: 'Cari', en: 'Search' },
  showMore: { id: 'Tampilkan lagi', en: 'Show more' },
  pdfPages: { id: 'PDF, {pages} halaman', en: 'PDF, {pages} pages' },
  uploadNew: { id: 'Unggah yang baru', en: 'Upload a new one' },
  uploading: { id: 'Mengunggah…', en: 'Uploading…' },
  uploadFailed: { id: 'Gagal mengunggah: {problem}', en: 'Upload failed: {problem}' },
  loadingImages: { id: 'Memuat gambar…', en: 'Loading images…' },
  loadingDocuments: { id: 'Memuat dokumen…', en: 'Loading documents…' },
  imagesFailed: { id: 'Gambar gagal dimuat', en: 'Failed to fetch assets' },
  documentsFailed: { id: 'Dokumen gagal dimuat', en: 'Failed to fetch documents' },
  noImages: { id: 'Tidak ada gambar', en: 'No images found' },
  noDocuments: { id: 'Tidak ada dokumen', en: 'No documents found' },
  imageCount: { id: '{count} gambar', en: '{count} images' },
  documentCount: { id: '{count} dokumen', en: '{count} documents' },
  unknownProblem: { id: 'Terjadi kesalahan yang tidak dikenal', en: 'Unknown error occurred' },
});
