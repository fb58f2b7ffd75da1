import type { Verification } from '../../domain/audit/verify.ts';
import { auditWords, breakWords } from '../../i18n/backend/audit.words.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';

/** The result of a check in sentences, the verdict first. */
export function describeForStaff(found: Verification, language: Language): string[] {
  const { ok, entries, startsAfter, broken, invalidHeads, signedUpTo, verifiedAt } = found;
  const t = auditWords(language);
  const moment = (iso: string) => formatMomentBriefly(new Date(iso), language);
  if (ok) {
    return [
      t.intact({ entries, moment: moment(verifiedAt) }),
      ...(startsAfter > 0 ? [t.startsAfter({ position: startsAfter })] : []),
      ...(signedUpTo > 0 ? [t.signedUpTo({ position: signedUpTo })] : []),
    ];
  }
  return [
    t.notIntact({ moment: moment(verifiedAt) }),
    ...(broken ? [breakWords(language)[broken.reason]({ position: placeOf(broken) })] : []),
    ...(invalidHeads.length > 0 ? [t.invalidHeads({ names: invalidHeads.join(', ') })] : []),
    t.whatToDo,
  ];
}

function placeOf({ position, id }: NonNullable<Verification['broken']>): string {
  return [position ?? '–', id !== null && `(id ${id})`].filter(Boolean).join(' ');
}
