import { dataRequestWords as t } from '../../i18n/public/data-requests.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Plain } from '../plain.tsx';

/** `waiting`: the button; the others say what happened. */
export type Confirmation = { kind: 'waiting'; code: string } | { kind: 'confirmed' } | { kind: 'unknown' };

type ConfirmPageProps = { trail: readonly Crumb[]; confirmation: Confirmation };

/** Opening the link changes nothing, because mail programs open links too; the button confirms. */
export function ConfirmPage({ trail, confirmation }: ConfirmPageProps) {
  switch (confirmation.kind) {
    case 'waiting':
      return (
        <Plain lead={t.confirmText} title={t.confirmTitle} trail={trail}>
          <form action={hrefTo(routes.policies.confirmDataRequest)} method="post">
            <input name="code" type="hidden" value={confirmation.code} />
            <button className="btn-primary" type="submit">
              {t.confirm}
            </button>
          </form>
        </Plain>
      );
    case 'confirmed':
      return (
        <Plain lead={t.confirmedText} title={t.confirmedTitle} trail={trail}>
          {null}
        </Plain>
      );
    case 'unknown':
      return (
        <Plain lead={t.unknownText} title={t.unknownTitle} trail={trail}>
          <LinkButton href={hrefTo(routes.policies.dataRequest)}>{t.newRequest}</LinkButton>
        </Plain>
      );
  }
}
