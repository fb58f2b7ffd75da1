import { nounText } from '../../domain/activity/events.ts';
import { activityErrors } from '../../i18n/backend/activity-errors.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { problemTexts } from '../ui/input-problem.ts';
import { problemText } from '../ui/problem-text.ts';

/** Errors of calls, and those of schemas and file checks, which forms show too. */
const known = [...(problemTexts('id')?.known ?? []), ...activityErrors.map(([english, own]) => ({ english, own }))];

/** An error of the activity log in the language of its reader; the API names the field in brackets after it. */
export function errorText(language: Language, stored: string): string {
  if (language === 'en') return stored;
  const [, text = stored, field = ''] = /^(.*)( \([\w.]+\))$/s.exec(stored) ?? [];
  const inOwnWords = (english: string) => problemText(english, { known, otherwise: '' }, nounIn);
  const own = field && inOwnWords(text);
  return own ? `${own}${field}` : inOwnWords(stored) || stored;
}

function nounIn(name: string, value: string): string {
  if (name === 'noun') return nounText('id', value);
  if (name !== 'Noun') return value;
  const noun = nounText('id', value.toLowerCase());
  return `${noun[0]?.toUpperCase()}${noun.slice(1)}`;
}
