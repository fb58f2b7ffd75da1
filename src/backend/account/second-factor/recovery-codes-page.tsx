import { secondFactorWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../../routes.ts';
import { LinkButton } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';

/** The codes are shown this once; afterwards only their hashes are there. */
export function RecoveryCodesPage({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <PageHeader title={t.isOn} />
      <Panel id="codes" text={t.codesText} title={t.codes}>
        <ol className="grid max-w-160 gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li className="font-600 tabular-nums" key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <LinkButton href={endpoints.account}>{t.kept}</LinkButton>
        </p>
      </Panel>
    </>
  );
}
