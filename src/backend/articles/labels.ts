import { articleFields } from '../../fields/articles.ts';
import { articleFieldWords } from '../../i18n/backend/article-fields.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';

export const fieldWords = articleFieldWords('en');

/** The text under a key that a field names: a label, a hint or a choice. What has no text is shown as it is. */
export function labelOf(key: string): string {
  const texts: Readonly<Record<string, string>> = fieldWords;
  return texts[key] ?? key;
}

/** The label of a stored choice, without regard to case. */
export function choiceLabel(value: string): string {
  const label = labelOf(value.toLowerCase());
  return label === value.toLowerCase() ? value : label;
}

/** "Indonesian, English"; the order is that of the site. */
export function languageSummary(languages: readonly Language[]): string {
  return languages.map((language) => fieldWords[language]).join(', ');
}

/** "Title (English)" for the field `en.title` of the form. */
export function fieldLabel(name: string): string {
  const [language, own] = name.split('.');
  const field = Object.values(articleFields).find(({ json }) => json.name === (own ?? name));
  const label = labelOf(field?.label ?? own ?? name);
  return own && isLanguage(language) ? `${label} (${fieldWords[language]})` : label;
}
