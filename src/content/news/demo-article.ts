type DemoDetail = { title: string; slug: string; excerpt: string; content: string; metaDescription: string };

export type DemoArticle = {
  key: string;
  category: 'news' | 'reports';
  topic:
    | 'press-release'
    | 'social-activities'
    | 'sustainability'
    | 'hr-development'
    | 'operations-and-production'
    | null;
  status: 'draft' | 'published' | 'archived';
  author: string;
  featuredImage: string | null;
  publishedAt: string | null;
  defaultLanguage: 'id' | 'en';
  details: { id?: DemoDetail; en?: DemoDetail };
};
