import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { endpoints } from '../../routes.ts';
import { useWords } from '../ui/frame/staff-language.tsx';

/** Above the lists of the site, for all recipients. */
export function ApprovalsNotice({ count }: { count: number }) {
  const t = useWords(approvalWords);
  if (count === 0) return null;
  return (
    <p className="mb-5 border-l-[5px] border-ember bg-alumina px-4 py-3 text-small" data-approvals={count}>
      {t.notice({ count })}{' '}
      <a className="line-link font-600" href={endpoints.baikRecipients}>
        {t.look}
      </a>
    </p>
  );
}
