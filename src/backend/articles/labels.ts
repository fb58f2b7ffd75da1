import { articleFields } from '../../fields/articles.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { fieldLabelIn, labelOf } from '../ui/forms/field-words.ts';

/** Label of a stored choice, case-insensitive. */
export function choiceLabel(staff: Language, value: string): string {
  const label = labelOf(articleFieldWords(staff), value.toLowerCase());
  return label === value.toLowerCase() ? value : label;
}

/** For example "Title (English)" for the form field `en.title`. */
export function fieldLabel(staff: Language, name: string): string {
  const [language, own] = name.split('.');
  const words = articleFieldWords(staff);
  const label = fieldLabelIn(words, articleFields, own ?? name);
  return own && isLanguage(language) ? `${label} (${words[language]})` : label;
}
