import { currentLanguage } from '../../current.ts';
import { eventText } from '../../domain/activity/events.ts';
import type { HistoryEntry } from '../../domain/contact/conversation.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { messageStatusWords } from '../../i18n/backend/mail/messages.words.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';

/** What the activity log has of a message. */
export function HistoryPanel({ entries }: { entries: readonly HistoryEntry[] }) {
  const language = currentLanguage();
  const statuses: Readonly<Record<string, string>> = messageStatusWords(language);
  const valueText = (name: string, value: unknown) =>
    (name === 'status' && statuses[String(value)]) || String(value ?? '–');
  return (
    <Panel id="history" text={t.historyText} title={t.history}>
      <ol className="grid gap-3 text-small">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="[overflow-wrap:anywhere]">{eventText(language, entry)}</p>
            {Object.entries(entry.changes ?? {}).map(([name, { before, after }]) => (
              <p className="text-tiny" key={name}>
                {t.change({ before: valueText(name, before), after: valueText(name, after) })}
              </p>
            ))}
            <p className="text-tiny text-slate">
              {entry.username} · <Moment at={entry.timestamp} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
