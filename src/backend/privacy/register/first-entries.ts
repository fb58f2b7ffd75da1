import type { EntryInput } from '../../../domain/privacy/register.ts';
import { firstEntryWords } from '../../../i18n/backend/privacy/register.words.ts';
import type { Language } from '../../../i18n/site/language.ts';

const activities = ['messages', 'reports', 'staff'] as const;

/** What the site itself processes, for a register that is still empty. */
export function firstEntries(language: Language): EntryInput[] {
  const t = firstEntryWords(language);
  return activities.map((activity) => ({
    kind: 'activity',
    name: t[activity],
    purpose: t[`${activity}Purpose`],
    legalBasis: t[`${activity}Basis`],
    dataCategories: t[`${activity}Data`],
    recipients: '',
    retention: '',
    safeguards: '',
  }));
}
