import { articleFields } from '../../fields/articles.ts';
import { articleFieldWords } from '../../i18n/backend/article-fields.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';

/** The text under a key that a field names: a label, a hint or a choice. What has no text is shown as it is. */
export function labelOf(staff: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = articleFieldWords(staff);
  return texts[key] ?? key;
}

/** The label of a stored choice, without regard to case. */
export function choiceLabel(staff: Language, value: string): string {
  const label = labelOf(staff, value.toLowerCase());
  return label === value.toLowerCase() ? value : label;
}

/** "Indonesian, English"; the order is that of the site. */
export function languageSummary(staff: Language, languages: readonly Language[]): string {
  return languages.map((language) => articleFieldWords(staff)[language]).join(', ');
}

/** "Title (English)" for the field `en.title` of the form. */
export function fieldLabel(staff: Language, name: string): string {
  const [language, own] = name.split('.');
  const field = Object.values(articleFields).find(({ json }) => json.name === (own ?? name));
  const label = labelOf(staff, field?.label ?? own ?? name);
  return own && isLanguage(language) ? `${label} (${articleFieldWords(staff)[language]})` : label;
}
