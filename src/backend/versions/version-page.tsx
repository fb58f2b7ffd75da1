import { cleanContent, isReport } from '../../domain/articles/sanitize.ts';
import type { Version } from '../../domain/versions/queries.ts';
import type { VersionRecord } from '../../domain/versions/record.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { fieldLabel, valueText } from './labels.ts';
import { Purpose } from './list-page.tsx';

type VersionPageProps = {
  version: Version;
  /** The optimistic lock of the item; undefined when this version cannot be restored. */
  lock: number | undefined;
};

/** An item as it was in a version, and the form that restores it. */
export function VersionPage({ version, lock }: VersionPageProps) {
  const { noun, itemId, number, savedAt, savedBy, title, record, digest } = version;
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={versionsAddress(noun, itemId)}>
            {t.all}
          </a>
        }
        text={title}
        title={t.number({ number })}
      />
      <div className="grid gap-5">
        <div className="desk-panel grid gap-3 text-small">
          <p>
            <Moment at={savedAt} />
            {' · '}
            <span className="[overflow-wrap:anywhere]">{savedBy ?? t.site}</span>
          </p>
          <Purpose version={version} />
          {digest !== '' && (
            <p className="text-tiny text-slate [overflow-wrap:anywhere]">
              {t.digest}: {digest}
            </p>
          )}
          {lock !== undefined && (
            <form action={`${versionAddress(noun, itemId, number)}/restore`} className="mt-2 grid gap-3" method="post">
              <input name="version" type="hidden" value={lock} />
              <p>{t.restoreText}</p>
              <p>
                <button className="btn-primary" type="submit">
                  <Icon name="history" />
                  {t.restoreVersion}
                </button>
              </p>
            </form>
          )}
        </div>
        {record ? <Content record={record} version={version} /> : <p>{t.erasedText}</p>}
      </div>
    </>
  );
}

function Content({ record, version: { noun } }: { record: VersionRecord; version: Version }) {
  const { details, ...shared } = record;
  return (
    <>
      {Array.isArray(details) &&
        details.map((detail) => {
          const language = isLanguage(detail.language) ? detail.language : null;
          const { content, language: _own, title, ...texts } = detail;
          const clean = cleanContent(String(record.category), String(content ?? ''));
          return (
            <Panel
              id={`text-${language}`}
              key={language}
              title={`${valueText(noun, 'title', title)} (${fieldLabel(noun, String(language), null)})`}
            >
              <Facts noun={noun} values={texts} />
              {isReport(String(record.category)) ? (
                <p className="mt-4 [overflow-wrap:anywhere]">{clean}</p>
              ) : (
                <div
                  className="prose-article mt-4"
                  dangerouslySetInnerHTML={{ __html: clean }}
                  lang={language ?? undefined}
                />
              )}
            </Panel>
          );
        })}
      <Panel id="settings" title={t.purpose}>
        <Facts noun={noun} values={shared} />
      </Panel>
    </>
  );
}

type FactsProps = { noun: Version['noun']; values: Record<string, unknown> };

function Facts({ noun, values }: FactsProps) {
  const known = Object.entries(values).filter(([name]) => fieldLabel(noun, name, null) !== name);
  return (
    <dl className="grid gap-3 text-small sm:grid-cols-2">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="t-label text-slate">{fieldLabel(noun, name, null)}</dt>
          <dd className="[overflow-wrap:anywhere]">{valueText(noun, name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
