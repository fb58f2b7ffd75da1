import type { CaseContent } from '../../../domain/baik/cases/entries.ts';
import type { FileNote } from '../../../domain/baik/sealing/file-note.ts';
import { startOf } from '../../../domain/days.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import { formatFileSize } from '../../../i18n/site/file-sizes.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';

type ConversationProps = {
  content: CaseContent;
  /** The receipt, which the form of each file sends. */
  code: string;
  language: Language;
};

/** All entries of a case as the reporter sees them, oldest first. */
export function Conversation({ content: { entries, findings }, code, language }: ConversationProps) {
  const t = baikMailboxWords(language);
  const isAnswered = entries.some(({ author }) => author === 'recipient');
  return (
    <>
      {findings.length > 0 && (
        <p className="mb-8 border-l-[5px] border-ember bg-white px-5 py-4 font-600">{t.changedOutside}</p>
      )}
      <ol className="grid gap-6">
        {entries.map(({ id, author, writtenOn, record, isForged }) => (
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
              {isForged && <strong className="text-laterite-deep"> · {t.notSigned}</strong>}
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
                        ({formatFileSize(file.size, language)}, {file.kind === 'copy' ? t.sealedCopy : t.sealedOriginal}
                        )
                      </span>
                      <Download code={code} file={file} language={language} />
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

type DownloadProps = { code: string; file: FileNote; language: Language };

/** A form, because an address with which a file can be fetched would stay in the history of the browser. */
function Download({ code, file: { id, filename }, language }: DownloadProps) {
  const t = baikMailboxWords(language);
  return (
    <form
      action={href(routes.baik.mailbox, language)}
      autoComplete="off"
      className="mt-1"
      encType="multipart/form-data"
      method="post"
    >
      <input name="receipt" type="hidden" value={code} />
      <input name="action" type="hidden" value="file" />
      <input name="file" type="hidden" value={id} />
      <button aria-label={t.downloadFile({ name: filename })} className="line-link min-h-11 font-600" type="submit">
        {t.download}
      </button>
    </form>
  );
}
