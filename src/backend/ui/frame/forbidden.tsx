import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { PageHeader } from './page-header.tsx';
import { useWords } from './staff-language.tsx';

/** The body of the answer to a request that the roles of the account do not allow. */
export function Forbidden() {
  const t = useWords(frameWords);
  return (
    <>
      <PageHeader text={t.forbiddenText} title={t.forbidden} />
      <a className="btn-primary" href={endpoints.dashboard}>
        {t.toDashboard}
      </a>
    </>
  );
}
