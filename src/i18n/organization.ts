import { site } from '../site.ts';
import { words } from './words.ts';

export const organizationWords = words({
  title: { id: 'Struktur Organisasi', en: 'Organization Structure' },
  description: {
    id: `Bagaimana ${site.name} disusun: dewan komisaris, direksi, dan divisi yang bertanggung jawab atas kilang.`,
    en: `How ${site.name} is organized: board of commissioners, board of directors and the divisions that run the refinery.`,
  },
  lead: {
    id: 'Rapat umum pemegang saham mengangkat dewan komisaris, yang mengawasi, dan direksi, yang memimpin. Di bawah direksi, tiga bidang menjalankan perusahaan: operasi kilang, rekayasa dan proyek, serta komersial dan dukungan bisnis. Audit internal melapor langsung kepada direktur utama dan berhubungan dengan komite audit.',
    en: 'The general meeting of shareholders appoints the board of commissioners, which supervises, and the board of directors, which leads. Below the directors three areas run the company: refinery operations, engineering and projects, and commercial and business support. Internal audit reports directly to the president director and works with the audit committee.',
  },
});
