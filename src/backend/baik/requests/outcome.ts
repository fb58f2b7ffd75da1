import type { Staff } from '../../../domain/accounts/staff.ts';
import type { Resealed } from '../../../domain/baik/case-keys.ts';
import type { AskOutcome } from '../../../domain/baik/requests/request-commands.ts';
import { recipientWords } from '../../../i18n/backend/baik/baik-recipients.ts';
import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import { done, failed } from '../../ui/frame/screen.tsx';

/** Reports the outcome of a request. A wrong fingerprint is reported beside its field. */
export function sayOutcome(
  { language }: Pick<Staff, 'language'>,
  outcome: Exclude<AskOutcome, { kind: 'fingerprint' }>,
  back: string,
): Response {
  const t = requestWords(language);
  switch (outcome.kind) {
    case 'asked': {
      const { effectAt } = outcome;
      const text = effectAt ? t.askedAlone({ time: formatMomentWithZone(effectAt, language) }) : t.askedText;
      return done(back, t.asked, text);
    }
    case 'done':
      return done(back, t.done, sayResealed({ language }, outcome.resealed));
    case 'allowed':
      return done(back, t.allowed, t.allowedText);
    case 'known':
      return failed(back, t.known, t.knownText);
    case 'gone':
      return failed(back, t.gone, t.goneText);
  }
}

function sayResealed({ language }: Pick<Staff, 'language'>, { cases, unopened }: Resealed): string {
  const t = recipientWords(language);
  const sealed = t.sealedAnew({ cases });
  return unopened === 0 ? sealed : `${sealed} ${t.notOpened({ count: unopened })}`;
}
