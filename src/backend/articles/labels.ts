import type { ArticleCategory, ArticleStatus, ArticleTopic, ReportTopic } from '../../domain/articles/input.ts';
import type { Language, Pair } from '../../i18n/site/language.ts';

export const categoryLabels: Record<ArticleCategory, string> = { news: 'News', reports: 'Reports' };

export const statusLabels: Record<ArticleStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const topicLabels: Record<ArticleTopic | ReportTopic, string> = {
  'press-release': 'Press release',
  'social-activities': 'Social activities',
  sustainability: 'Sustainability',
  'hr-development': 'HR development',
  'operations-and-production': 'Operations and production',
  annual: 'Annual report',
};

export const languageLabels: Pair = { id: 'Indonesian', en: 'English' };

/** "Indonesian, English"; the order is that of the site. */
export function languageSummary(languages: readonly Language[]): string {
  return languages.map((language) => languageLabels[language]).join(', ');
}

/** The label of a stored value; one that was never ours is shown as it is. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value.toLowerCase()] ?? value;
}

const fieldLabels: Readonly<Record<string, string>> = {
  ...{ category: 'Category', status: 'Status', published_at: 'Published date', author: 'Author', topic: 'Topic' },
  ...{ default_language: 'Default language', sort_order: 'Sort order', featured_image: 'Featured image' },
  ...{ languages: 'Languages', title: 'Title', slug: 'Slug', excerpt: 'Excerpt', content: 'Content' },
  ...{ meta_description: 'Meta description', document: 'Document' },
};

/** "Title (English)" for the field `en.title`. */
export function fieldLabel(field: string): string {
  const [language = '', name] = field.split('.');
  return name ? `${labelOf(fieldLabels, name)} (${labelOf(languageLabels, language)})` : labelOf(fieldLabels, field);
}
