import { recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import { requestWords } from '../../i18n/backend/baik/baik-requests.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Fingerprint } from './requests/own-fingerprint.tsx';

type RecoveryKeyPageProps = {
  /** Undefined when the key was made elsewhere. */
  identity?: string | undefined;
  publicKey: string;
  /** Its fingerprint, which another recipient needs to confirm it. */
  digits?: string | undefined;
  /** The channel was opened just now, by one person. */
  isSetUp?: boolean;
};

/** Shows the private half of a new recovery key, once. */
export function RecoveryKeyPage({ identity, publicKey, digits, isSetUp = false }: RecoveryKeyPageProps) {
  const t = useWords(recipientWords);
  const requests = useWords(requestWords);
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
          <p className="mt-3 text-small">{t.takesTwo}</p>
        </Panel>
        {digits && (
          <Panel id="fingerprint" title={requests.fingerprint}>
            <Fingerprint digits={digits} />
          </Panel>
        )}
        {isSetUp && (
          <Panel id="second" text={requests.secondText} title={requests.secondTitle}>
            {null}
          </Panel>
        )}
        <div>
          <LinkButton href={endpoints.baikRecipients}>{t.kept}</LinkButton>
        </div>
      </div>
    </>
  );
}
