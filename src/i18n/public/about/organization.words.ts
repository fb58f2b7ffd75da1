import { company } from '../../../company.ts';
import { words } from '../../site/words.ts';

export const organizationWords = words({
  title: { id: 'Struktur Organisasi', en: 'Organization Structure' },
  description: {
    id: `Bagaimana ${company.name} disusun: dewan komisaris, direksi, dan divisi yang bertanggung jawab atas kilang.`,
    en: `How ${company.name} is organized: board of commissioners, board of directors and the divisions that run the refinery.`,
  },
  lead: {
    id: 'Garis pelaporan yang pendek, dari ruang kendali sampai ruang rapat.',
    en: 'Short reporting lines, from the control room to the boardroom.',
  },
  chartTitle: { id: 'Susunan perusahaan', en: 'How the company is organized' },
  chartText: {
    id: 'Rapat umum pemegang saham mengangkat dewan komisaris, yang mengawasi, dan direksi, yang memimpin. Audit internal melapor langsung kepada direktur utama dan berhubungan dengan komite audit.',
    en: 'The general meeting of shareholders appoints the board of commissioners, which supervises, and the board of directors, which leads. Internal audit reports directly to the president director and works with the audit committee.',
  },
  chart: { id: `Bagan organisasi ${company.name}`, en: `Organization chart of ${company.name}` },
  enlarge: { id: 'Perbesar bagan', en: 'Enlarge the chart' },
  asText: { id: 'Baca bagan sebagai teks', en: 'Read the chart as text' },
  actionTitle: { id: 'Kenali insan di balik kilang', en: 'Meet the people behind the refinery' },
  actionText: {
    id: 'Di LinkedIn kami berbagi kabar tentang tim dan kehidupan di kilang.',
    en: 'We share news of our teams and of life at the refinery on LinkedIn.',
  },
  action: { id: 'Ikuti kami di LinkedIn', en: 'Follow us on LinkedIn' },
});

export const chartWords = words({
  meeting: { id: 'Rapat Umum Pemegang Saham', en: 'General Meeting of Shareholders' },
  commissioners: { id: 'Dewan Komisaris', en: 'Board of Commissioners' },
  auditCommittee: { id: 'Komite audit', en: 'Audit committee' },
  riskCommittee: { id: 'Komite pemantau risiko', en: 'Risk committee' },
  directors: { id: 'Direksi', en: 'Board of Directors' },
  directorsLine: { id: 'Dipimpin direktur utama', en: 'Led by the president director' },
  staff: { id: 'Direktur Utama', en: 'President Director' },
  internalAudit: { id: 'Audit internal', en: 'Internal audit' },
  secretary: { id: 'Sekretaris perusahaan', en: 'Corporate secretary' },
  safety: { id: 'Keselamatan dan lingkungan', en: 'Safety and environment' },
  operations: { id: 'Operasi Kilang', en: 'Refinery Operations' },
  digestion: { id: 'Bahan baku dan pelarutan', en: 'Raw materials and digestion' },
  calcination: { id: 'Presipitasi dan kalsinasi', en: 'Precipitation and calcination' },
  power: { id: 'Pembangkit dan utilitas', en: 'Power and utilities' },
  maintenance: { id: 'Perawatan', en: 'Maintenance' },
  laboratory: { id: 'Laboratorium dan mutu', en: 'Laboratory and quality' },
  engineering: { id: 'Rekayasa dan Proyek', en: 'Engineering and Projects' },
  design: { id: 'Rekayasa proses', en: 'Process engineering' },
  projects: { id: 'Pelaksanaan proyek', en: 'Project execution' },
  development: { id: 'Pengembangan kawasan', en: 'Site development' },
  commercial: { id: 'Niaga dan Dukungan Bisnis Strategis', en: 'Commercial and Strategic Business Support' },
  sales: { id: 'Penjualan dan logistik', en: 'Sales and logistics' },
  procurement: { id: 'Pengadaan', en: 'Procurement' },
  finance: { id: 'Keuangan', en: 'Finance' },
  people: { id: 'Sumber daya manusia', en: 'Human resources' },
  community: { id: 'Pengembangan masyarakat', en: 'Community development' },
});
