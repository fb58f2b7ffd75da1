import type { KeyChange } from '../../../domain/baik/approvals/key-changes.ts';
import { approvalWords } from '../../../i18n/backend/baik/baik-approvals.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { useStaffLanguage } from '../../ui/frame/staff-language.tsx';
import { DayText } from '../day-text.tsx';
import { recipientName } from '../labels.ts';

/** All changes of who can read reports, and who signed them. `isChanged`: some were not signed as they have to be. */
export function KeyChangesPanel({ changes, isChanged }: { changes: readonly KeyChange[]; isChanged: boolean }) {
  const language = useStaffLanguage();
  const t = approvalWords(language);
  return (
    <Panel id="key-changes" text={t.changesText} title={t.changes}>
      {isChanged && <p className="mb-3 text-small font-600 text-laterite-deep">{t.changedOutside}</p>}
      <ol className="text-small">
        {changes.map((change) => (
          <li className="border-t border-graphite/20 py-2" key={change.position}>
            {sayChange(change, language).map((text) => (
              <span className="block [overflow-wrap:anywhere]" key={text}>
                {text}
              </span>
            ))}
            <span className="block text-tiny text-slate">
              <DayText day={change.on} />
              {change.by.length > 0 && ` · ${t.signedBy({ name: change.by.join(', ') })}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function sayChange({ kind, added, removed }: KeyChange, language: Language): string[] {
  const t = approvalWords(language);
  const nameOf = (member: KeyChange['added'][number]) => ({ label: recipientName(member, language) });
  const kinds = {
    start: [t.started],
    restart: [t.restarted],
    refused: [t.refused],
    change: [],
  };
  return [...kinds[kind], ...added.map((one) => t.added(nameOf(one))), ...removed.map((one) => t.removed(nameOf(one)))];
}
