import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Plain } from '../plain.tsx';

/** `waiting`: the button; the others say what happened. */
export type Confirmation = { kind: 'waiting'; code: string } | { kind: 'confirmed' } | { kind: 'unknown' };

type ConfirmPageProps = { language: Language; trail: readonly Crumb[]; confirmation: Confirmation };

/** Opening the link changes nothing, because mail programs open links too; the button confirms. */
export function ConfirmPage({ language, trail, confirmation }: ConfirmPageProps) {
  const t = dataRequestWords(language);
  switch (confirmation.kind) {
    case 'waiting':
      return (
        <Plain language={language} lead={t.confirmText} title={t.confirmTitle} trail={trail}>
          <form action={href(routes.policies.confirmDataRequest, language)} method="post">
            <input name="code" type="hidden" value={confirmation.code} />
            <button className="btn-primary" type="submit">
              {t.confirm}
            </button>
          </form>
        </Plain>
      );
    case 'confirmed':
      return (
        <Plain language={language} lead={t.confirmedText} title={t.confirmedTitle} trail={trail}>
          {null}
        </Plain>
      );
    case 'unknown':
      return (
        <Plain language={language} lead={t.unknownText} title={t.unknownTitle} trail={trail}>
          <LinkButton href={href(routes.policies.dataRequest, language)}>{t.newRequest}</LinkButton>
        </Plain>
      );
  }
}
