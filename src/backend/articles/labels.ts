import { articleFields } from '../../fields/articles.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';

/** The text for a key that a field names: label, hint or choice. Unknown keys are returned unchanged. */
export function labelOf(staff: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = articleFieldWords(staff);
  return texts[key] ?? key;
}

/** Label of a stored choice, case-insensitive. */
export function choiceLabel(staff: Language, value: string): string {
  const label = labelOf(staff, value.toLowerCase());
  return label === value.toLowerCase() ? value : label;
}

/** For example "Title (English)" for the form field `en.title`. */
export function fieldLabel(staff: Language, name: string): string {
  const [language, own] = name.split('.');
  const field = Object.values(articleFields).find(({ json }) => json.name === (own ?? name));
  const label = labelOf(staff, field?.label ?? own ?? name);
  return own && isLanguage(language) ? `${label} (${articleFieldWords(staff)[language]})` : label;
}
