import { approvalWords as t } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';

export function Fingerprint({ digits }: { digits: string }) {
  return (
    <p className="font-mono text-item tracking-[0.06em]" data-fingerprint="">
      {digits}
    </p>
  );
}

type NewKeyPageProps = {
  title?: string;
  text?: string | undefined;
  /** The private half of a recovery key. */
  recovery?: { identity?: string; publicKey: string };
  /** The fingerprint with which others confirm the key: of the key itself, not of what the table says later. */
  digits?: string | undefined;
  /** The channel was opened just now, by one person. */
  isSetUp?: boolean;
};

/** Shown once, after a key was made. */
export function NewKeyPage({ title, text, recovery, digits, isSetUp = false }: NewKeyPageProps) {
  return (
    <>
      <PageHeader text={text ?? (recovery && recipientWords.shownOnce)} title={title ?? recipientWords.printTitle} />
      <div className="grid max-w-180 gap-6" data-afterwards={endpoints.baikRecipients}>
        {recovery && (
          <Panel id="recovery-key" title={recipientWords.privateHalf}>
            <pre className="whitespace-pre-wrap bg-white p-4 font-mono text-small [overflow-wrap:anywhere]">
              {`# public key: ${recovery.publicKey}\n${recovery.identity}`}
            </pre>
            <p className="mt-4 text-small">
              {recipientWords.opensAll} <code>age -d -i recovery-key.txt case.zip.age &gt; case.zip</code>.
            </p>
            <p className="mt-3 text-small">{recipientWords.takesTwo}</p>
          </Panel>
        )}
        {digits && (
          <Panel
            id="fingerprint"
            text={recovery ? undefined : t.readOut}
            title={recovery ? t.fingerprint : t.ownFingerprint}
          >
            <Fingerprint digits={digits} />
          </Panel>
        )}
        {isSetUp && (
          <Panel id="second" text={t.secondText} title={t.secondTitle}>
            {null}
          </Panel>
        )}
        <div>
          <LinkButton href={endpoints.baikRecipients}>{recovery ? recipientWords.kept : t.continue}</LinkButton>
        </div>
      </div>
    </>
  );
}
