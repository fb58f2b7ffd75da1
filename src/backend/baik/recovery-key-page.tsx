import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';

/** The private half of a recovery key, the only time that it is seen. */
export function RecoveryKeyPage({ identity, publicKey }: { identity: string; publicKey: string }) {
  return (
    <>
      <PageHeader
        text="This is shown once. The server has kept the public half only."
        title="Print the recovery key and lock it away"
      />
      <div className="grid max-w-180 gap-6" data-afterwards={endpoints.baikRecipients}>
        <Panel id="recovery-key" title="Private half">
          <pre className="whitespace-pre-wrap bg-white p-4 font-mono text-small [overflow-wrap:anywhere]">
            {`# public key: ${publicKey}\n${identity}`}
          </pre>
          <p className="mt-4 text-small">
            With it, every report opens: in the back-office under "With a private key", and an exported case on any
            computer with <code>age -d -i recovery-key.txt case.zip.age &gt; case.zip</code>.
          </p>
        </Panel>
        <div>
          <LinkButton href={endpoints.baik}>I have kept it</LinkButton>
        </div>
      </div>
    </>
  );
}
