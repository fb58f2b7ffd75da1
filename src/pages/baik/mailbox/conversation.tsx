import type { CaseContent } from '../../../domain/baik/cases/entries.ts';
import { startOf } from '../../../domain/baik/days.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import { formatMegabytes } from '../../../i18n/site/file-sizes.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { Icon } from '../../../ui/media/icon.tsx';

/** All entries of a case as the reporter sees them, oldest first. */
export function Conversation({
  content: { entries, findings },
  language,
}: {
  content: CaseContent;
  language: Language;
}) {
  const t = baikMailboxWords(language);
  const isAnswered = entries.some(({ author }) => author === 'recipient');
  return (
    <>
      {findings.length > 0 && (
        <p className="mb-8 border-l-[5px] border-ember bg-white px-5 py-4 font-600">{t.changedOutside}</p>
      )}
      <ol className="grid gap-6">
        {entries.map(({ id, author, writtenOn, record, trust }) => (
          <li
            className={
              author === 'recipient'
                ? 'border-l-[5px] border-mangrove bg-white px-5 py-5 sm:ml-10'
                : 'border-l-[5px] border-graphite/30 px-5 py-2 sm:mr-10'
            }
            key={id}
          >
            <p className="text-tiny text-slate">
              <span className="font-700 text-graphite">{author === 'recipient' ? t.team : t.you}</span>
              {' · '}
              <time dateTime={writtenOn}>{formatLongDate(startOf(writtenOn), language)}</time>
              {trust === 'forged' && <strong className="text-laterite-deep"> · {t.notSigned}</strong>}
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{record.text}</p>
            {record.files.length > 0 && (
              <ul aria-label={t.files} className="mt-4 grid gap-2 text-small">
                {record.files.map((file) => (
                  <li className="flex items-start gap-3" key={file.id}>
                    <Icon className="mt-0.5 size-5" name="lock" />
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {file.filename}
                      <span className="text-slate">
                        {' '}
                        ({formatMegabytes(file.size, language)},{' '}
                        {file.metadata === 'stripped' ? t.sealedStripped : t.sealedKept})
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {!isAnswered && <p className="mt-6 text-slate">{t.nothingYet}</p>}
    </>
  );
}
