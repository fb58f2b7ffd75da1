import type { DemoArticle } from './demo-article.ts';

export const reports: DemoArticle[] = [
  {
    key: 'annual-report-2024',
    category: 'reports',
    topic: null,
    status: 'published',
    author: 'Sekretaris Perusahaan',
    featuredImage: '/assets/report-cover-2024.webp',
    publishedAt: '2024-12-31T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Laporan Tahunan 2024',
        slug: 'laporan-tahunan-2024',
        excerpt:
          'Tahun komisioning dan alumina pertama: kinerja operasi, keuangan, tata kelola, serta tanggung jawab sosial dan lingkungan dalam satu laporan.',
        content: '/assets/laporan-tahunan-2024.pdf',
        metaDescription:
          'Laporan Tahunan 2024: komisioning kilang, alumina pertama, tata kelola, kinerja sosial dan lingkungan.',
      },
      en: {
        title: 'Annual Report 2024',
        slug: 'annual-report-2024',
        excerpt:
          'The year of commissioning and first alumina: operating and financial performance, governance, people and environment, told in one report.',
        content: '/assets/laporan-tahunan-2024.pdf',
        metaDescription:
          'Annual Report 2024: refinery commissioning, first alumina, governance, social and environmental performance.',
      },
    },
  },
  {
    key: 'annual-report-2023',
    category: 'reports',
    topic: null,
    status: 'published',
    author: 'Sekretaris Perusahaan',
    featuredImage: '/assets/report-cover-2023.webp',
    publishedAt: '2023-12-31T09:00:00+07:00',
    defaultLanguage: 'id',
    details: {
      id: {
        title: 'Laporan Tahunan 2023',
        slug: 'laporan-tahunan-2023',
        excerpt:
          'Konstruksi memasuki babak akhir. Laporan ini merangkum kemajuan proyek, penyiapan tenaga operasi, keselamatan kerja, dan program bersama masyarakat Mempawah.',
        content: '/assets/laporan-tahunan-2023.pdf',
        metaDescription:
          'Laporan Tahunan 2023: penyelesaian konstruksi kilang, penyiapan operator, keselamatan kerja, dan program masyarakat di Mempawah.',
      },
      en: {
        title: 'Annual Report 2023',
        slug: 'annual-report-2023',
        excerpt:
          'Construction enters its final stretch. Read about project progress, safety, the training of future operators and the work done with communities in Mempawah.',
        content: '/assets/laporan-tahunan-2023.pdf',
        metaDescription:
          'Annual Report 2023: construction progress, safety, operator training and community programs at the alumina refinery in Mempawah.',
      },
    },
  },
] satisfies DemoArticle[];
