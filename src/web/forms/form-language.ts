import { defaultLanguage, isLanguage, type Language } from '../../i18n/site/language.ts';
import { queryOf } from '../http/body.ts';

/** The language that a form names for itself, else the one that its address asks for. */
export function formLanguage(request: Request, fields: Record<string, unknown> = {}): Language {
  const { language } = fields;
  const requested = queryOf(request).get('language');
  return isLanguage(language) ? language : isLanguage(requested) ? requested : defaultLanguage;
}
