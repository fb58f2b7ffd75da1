import { currentLanguage } from '../../../current.ts';
import type { CaseContent, Finding, OpenEntry } from '../../../domain/baik/cases/entries.ts';
import type { CaseHistoryRead } from '../../../domain/baik/cases/history.ts';
import type { FileNote } from '../../../domain/baik/sealing/sealed-files.ts';
import { caseActWords, caseHistoryWords, caseWords as t } from '../../../i18n/backend/baik/baik-case.words.ts';
import { findingWords } from '../../../i18n/backend/baik/baik-findings.words.ts';
import { formatFileSize } from '../../../i18n/site/file-sizes.ts';
import { sayLeftOut, sayPages } from '../../../i18n/site/safe-copies.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { caseHref, DayText, formatDay } from '../labels.tsx';

export function CaseEntries({ content: { entries }, id }: { content: CaseContent; id: number }) {
  const { entryForged } = findingWords;
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li className={entry.author === 'recipient' ? 'desk-panel ml-6 sm:ml-14' : 'desk-panel'} key={entry.id}>
          <p className="text-tiny text-slate">
            <strong className="text-graphite">
              {entry.author === 'reporter' ? t.reporter : (entry.by ?? t.recipient)}
            </strong>{' '}
            · <DayText day={entry.writtenOn} />
            {entry.isForged && <strong className="text-laterite-deep"> · {entryForged}</strong>}
          </p>
          {entry.record.kind === 'report' && <Reporter record={entry.record} />}
          <p className="mt-3 max-w-[44rem] whitespace-pre-wrap [overflow-wrap:anywhere]">{entry.record.text}</p>
          {entry.record.files.length > 0 && (
            <ul aria-label={t.files} className="mt-4 grid gap-3">
              {entry.record.files.map((file) => (
                <File file={file} files={entry.record.files} id={id} key={file.id} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Reporter({ record }: { record: Extract<OpenEntry['record'], { kind: 'report' }> }) {
  const { anonymous, name, contact, category } = record;
  const facts: [label: string, value: string][] = anonymous
    ? [[t.reporter, t.anonymous]]
    : [
        [t.name, name ?? t.notGiven],
        [t.contact, contact ?? t.notGiven],
      ];
  if (category) facts.push([t.violation, category]);
  if (record.notice) facts.push([t.noticeVersion, record.notice]);
  return (
    <dl className="mt-3 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt className="text-slate">{label}</dt>
          <dd className="font-600 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function File({ file, files, id }: { file: FileNote; files: readonly FileNote[]; id: number }) {
  const language = currentLanguage();
  const { filename } = file;
  const address = `${caseHref(id)}/files/${file.id}`;
  const size = formatFileSize(file.size, language);
  if (file.kind === 'original') {
    const copy = file.of === undefined ? undefined : files[file.of];
    const said = [size, ...(copy ? [t.originalOf({ name: copy.filename })] : [])].join(' · ');
    return (
      <li className="border-l-[5px] border-ember pl-4">
        <p className="flex flex-wrap items-baseline gap-x-3 text-small">
          <Icon className="size-5 self-center" name="lock" />
          <a className="line-link font-600 [overflow-wrap:anywhere]" href={`${address}/original`}>
            {t.openOriginal({ name: filename })}
          </a>
          <span className="text-tiny text-slate">{said}</span>
        </p>
        <p className="mt-1 text-tiny">{t.original}</p>
      </li>
    );
  }
  const pages = sayPages(file, language);
  const leftOut = sayLeftOut(file, language);
  const title = t.showCopy({ name: filename });
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small">
        <Icon className="size-5 self-center" name="file-text" />
        <a className="line-link font-600 [overflow-wrap:anywhere]" download href={address}>
          {filename}
        </a>
        <span className="text-tiny text-slate">
          {[
            t.safeCopy({ pages, type: file.madeFrom.toUpperCase() }),
            ...(leftOut ? [t.leftOut({ what: leftOut })] : []),
            size,
          ].join(' · ')}
        </span>
      </p>
      <details className="mt-2">
        <summary className="line-link inline-block cursor-pointer text-small">{title}</summary>
        <iframe
          className="mt-2 block h-[36rem] w-full border border-graphite/40 bg-white"
          loading="lazy"
          sandbox=""
          src={`${address}/view`}
          title={title}
        />
      </details>
    </li>
  );
}

/** Signs that a case was changed by someone other than its recipients and its reporter. */
export function CaseFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const texts = [...new Set(findings.map((finding) => findingText(finding)))];
  return (
    <section aria-labelledby="findings-title" className="desk-panel border-l-[5px] border-laterite" id="findings">
      <h2 className="t-item text-laterite-deep" id="findings-title">
        {findingWords.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-small">{findingWords.text}</p>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-small">
        {texts.map((text) => (
          <li className="[overflow-wrap:anywhere]" key={text}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function findingText(finding: Finding): string {
  switch (finding.kind) {
    case 'unreadable':
    case 'forged':
    case 'altered':
      return findingWords[finding.kind]({ day: formatDay(finding.on) });
    case 'missing':
      return findingWords.missing({ count: finding.count });
    case 'planted':
      return findingWords.planted({ labels: finding.labels.join(', ') });
    case 'sealed-to':
      return findingWords.sealedTo({ key: finding.key });
    case 'head':
      return findingWords.head;
    case 'lists':
      return findingWords.lists;
  }
}

/** What recipients did in a case, for recipients only. */
export function CaseHistory({ history: { records, brokenAt } }: { history: CaseHistoryRead }) {
  const { historyUnsigned } = findingWords;
  const { reporter } = t;
  return (
    <Panel
      id="history"
      text={records.length > 0 ? caseHistoryWords.text : caseHistoryWords.nothing}
      title={caseHistoryWords.title}
    >
      {brokenAt !== undefined && (
        <p className="mb-3 text-small font-600 text-laterite-deep">
          {caseHistoryWords.changed({ position: String(brokenAt) })}
        </p>
      )}
      <ol className="text-small">
        {records.map((record, index) => (
          // The history only grows, so a position is a key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="border-t border-graphite/20 py-2" key={index}>
            {record ? (
              <>
                {caseActWords[record.act]}
                {record.to && `: ${record.to.join(', ') || '–'}`}
                {record.note && (
                  <span className="block whitespace-pre-wrap [overflow-wrap:anywhere]">{record.note}</span>
                )}
                <span className="block text-tiny text-slate">
                  {record.by || reporter} · <DayText day={record.on} />
                  {!record.isSigned && ` · ${historyUnsigned}`}
                </span>
              </>
            ) : (
              <span className="text-slate">{caseHistoryWords.notForYou}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
