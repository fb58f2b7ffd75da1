import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { endpoints } from '../../../routes.ts';
import { LinkButton } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';

export function Fingerprint({ digits }: { digits: string }) {
  return (
    <p className="font-mono text-item tracking-[0.06em]" data-fingerprint="">
      {digits}
    </p>
  );
}

type NewKeyPageProps = { digits: string; title: string; text: string | undefined };

/** Shown once, after a key was made: of the key itself, not of what the table says later. */
export function NewKeyPage({ digits, title, text }: NewKeyPageProps) {
  const t = useWords(requestWords);
  return (
    <>
      <PageHeader text={text} title={title} />
      <div className="grid max-w-180 gap-6" data-afterwards={endpoints.baikRecipients}>
        <Panel id="fingerprint" text={t.readOut} title={t.ownFingerprint}>
          <Fingerprint digits={digits} />
        </Panel>
        <div>
          <LinkButton href={endpoints.baikRecipients}>{t.continue}</LinkButton>
        </div>
      </div>
    </>
  );
}
