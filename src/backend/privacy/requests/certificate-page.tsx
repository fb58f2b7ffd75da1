import { company } from '../../../company.ts';
import type { ErasureCertificate } from '../../../db/schema/index.ts';
import type { DataRequest } from '../../../domain/privacy/requests.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { Facts } from '../facts.tsx';

type CertificateProps = {
  request: DataRequest;
  certificate: ErasureCertificate;
  /** How many versions were changed so far. */
  erasure: { versions: number; isRunning: boolean };
};

/** What an erasure removed; printable. */
export function CertificatePage({ request, certificate, erasure }: CertificateProps) {
  const { erasedAt, erasedBy, messages, files, emails, mentions, versions: found } = certificate;
  const { versions, isRunning } = erasure;
  return (
    <>
      <PageHeader text={company.legalName} title={t.certificate} />
      <div className="max-w-160">
        <Panel id="certificate" title={t.certificateText({ id: request.id, address: request.email })}>
          <Facts
            facts={[
              [t.erasedAt, <Moment at={new Date(erasedAt)} key="at" />],
              [t.erasedBy, erasedBy],
              [t.messages, String(messages)],
              [t.files, String(files)],
              [t.mails, String(emails)],
              [t.mentions, String(mentions)],
              [t.versions, isRunning ? t.versionsRunning({ changed: versions, found }) : String(versions)],
            ]}
          />
          <p className="mt-5 text-small text-slate">{t.certificateLimits}</p>
        </Panel>
      </div>
    </>
  );
}
