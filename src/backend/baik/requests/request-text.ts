import type { OpenRequest } from '../../../domain/baik/requests/request-queries.ts';
import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { recipientName } from '../labels.ts';

/** What was asked. */
export function sayRequest({ act, member, name, caseId }: OpenRequest, language: Language): string {
  const t = requestWords(language);
  const label = member ? recipientName(member, language) : name;
  switch (act) {
    case 'recovery':
      return t.recovery;
    case 'erase':
      return t.erase({ id: caseId ?? 0 });
    default:
      return t[act]({ label });
  }
}

/** Who asked, and what it waits for. */
export function sayWaiting({ act, name, effectAt, isConfirmed }: OpenRequest, language: Language): string {
  const t = requestWords(language);
  const asked = t.askedBy({ name });
  if (isConfirmed) return `${asked} ${t.isConfirmed}`;
  if (!effectAt) return `${asked} ${t.needsSecond}`;
  const time = formatMomentWithZone(effectAt, language);
  const needsKey = act === 'admit' || act === 'remove' || act === 'erase';
  return `${asked} ${needsKey ? t.takesEffectUnlocked({ time }) : t.takesEffect({ time })}`;
}
