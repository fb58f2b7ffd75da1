import { recipientWords } from '../../i18n/backend/baik-recipients.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';

/** Shows the private half of a new recovery key, once. */
export function RecoveryKeyPage({ identity, publicKey }: { identity: string; publicKey: string }) {
  const t = useWords(recipientWords);
  return (
    <>
      <PageHeader text={t.shownOnce} title={t.printTitle} />
      <div className="grid max-w-180 gap-6" data-afterwards={endpoints.baikRecipients}>
        <Panel id="recovery-key" title={t.privateHalf}>
          <pre className="whitespace-pre-wrap bg-white p-4 font-mono text-small [overflow-wrap:anywhere]">
            {`# public key: ${publicKey}\n${identity}`}
          </pre>
          <p className="mt-4 text-small">
            {t.opensAll} <code>age -d -i recovery-key.txt case.zip.age &gt; case.zip</code>.
          </p>
        </Panel>
        <div>
          <LinkButton href={endpoints.baik}>{t.kept}</LinkButton>
        </div>
      </div>
    </>
  );
}
