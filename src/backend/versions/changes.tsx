import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { compareRichTexts, type Part } from '../../domain/merging/rich-texts.ts';
import { DiffBudget } from '../../domain/versions/comparison/diff.ts';
import type { FieldChange } from '../../domain/versions/comparison/records.ts';
import { compareTexts, type Word } from '../../domain/versions/comparison/texts.ts';
import { versionWords as t, versionWords } from '../../i18n/backend/versions.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { fieldLabel, isRichText, isText, valueText } from './labels.ts';

/** The fields that differ, each with both sides. */
export function Changes({ noun, changes }: { noun: VersionedNoun; changes: readonly FieldChange[] }) {
  const budget = new DiffBudget();
  return (
    <div className="grid gap-5">
      {changes.map((change) => (
        <Change change={change} budget={budget} key={`${change.language} ${change.field}`} noun={noun} />
      ))}
    </div>
  );
}

type ChangeProps = { noun: VersionedNoun; change: FieldChange; budget: DiffBudget };

function Change({ noun, change, budget }: ChangeProps) {
  const { field, language } = change;
  const heading = `change-${field}${language ? `-${language}` : ''}`;
  return (
    <section aria-labelledby={heading} className="desk-panel">
      <h2 className="t-item text-petrol-deep" id={heading}>
        {fieldLabel(noun, field, language)}
      </h2>
      <div className="mt-4 grid gap-3" lang={language ?? undefined}>
        {isText(noun, field) ? (
          grouped(rowsOf(noun, change, budget)).map((group) => <Group group={group} key={group.key} />)
        ) : (
          <Values change={change} noun={noun} />
        )}
      </div>
    </section>
  );
}

type Row = { isChanged: boolean; before: ReactNode; after: ReactNode };

function rowsOf(noun: VersionedNoun, { field, before, after }: FieldChange, budget: DiffBudget): Row[] {
  const [old, now] = [String(before ?? ''), String(after ?? '')];
  if (isRichText(noun, field)) {
    // Stored HTML is not trusted.
    return compareRichTexts(sanitizeArticleHtml(old), sanitizeArticleHtml(now), budget).map((row) => ({
      isChanged: row.isChanged,
      before: <RichSide parts={row.before} side="before" />,
      after: <RichSide parts={row.after} side="after" />,
    }));
  }
  return compareTexts(old, now, budget).map(({ words, isChanged }) => ({
    isChanged,
    before: <Side side="before" words={words} />,
    after: <Side side="after" words={words} />,
  }));
}

function Values({ noun, change }: { noun: VersionedNoun; change: FieldChange }) {
  const { field, before, after } = change;
  const word = (value: unknown, kind: 'removed' | 'added') => [
    { text: valueText(noun, field, value), change: kind } as const,
  ];
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <Side side="before" words={word(before, 'removed')} />
      <Side side="after" words={word(after, 'added')} />
    </div>
  );
}

type Group = { key: number; isChanged: boolean; rows: Row[] };

/** Neighbours that are all unchanged, or a changed passage. */
function grouped(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (!row.isChanged && last && !last.isChanged) last.rows.push(row);
    else groups.push({ key: groups.length, isChanged: row.isChanged, rows: [row] });
  }
  return groups;
}

function Group({ group: { isChanged, rows } }: { group: Group }) {
  const staff = currentLanguage();
  const pairs = rows.map(({ before, after }, index) => (
    // Passages have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2" key={index}>
      {before}
      {after}
    </div>
  ));
  if (isChanged) return pairs;
  return (
    <details>
      <summary className="desk-summary" lang={staff}>
        {versionWords.unchanged({ count: rows.length })}
      </summary>
      <div className="grid gap-3">{pairs}</div>
    </details>
  );
}

type RichSideProps = {
  /** Sanitised. */
  parts: readonly Part[];
  side: 'before' | 'after';
};

/** One side of a comparison of rich texts as readers see it; words, pictures and rules that differ are marked without colour. */
function RichSide({ parts, side }: RichSideProps) {
  const staff = currentLanguage();
  if (parts.length === 0) return <p className="diff-side diff-nothing" />;
  const html = parts.map((part) => (part.isChanged ? marked(part.html, side, staff) : part.html)).join('');
  return <div className="diff-rich prose-article" dangerouslySetInnerHTML={{ __html: html }} data-hide-broken="" />;
}

function marked(html: string, side: RichSideProps['side'], staff: Language): string {
  const [element, sign, change] =
    side === 'before' ? (['del', '−', 'removed'] as const) : (['ins', '+', 'added'] as const);
  const spoken = (text: string) => `<span class="sr-only" lang="${staff}"> ${text} </span>`;
  const seen = (text: string) => `<span aria-hidden="true">${text}</span>`;
  return `<${element} class="diff-${change}">${seen(`[${sign}`)}${spoken(t[change])}${html}${spoken(t.end)}${seen(`${sign}]`)}</${element}>`;
}

/** One side of a comparison: removed words on the left, added ones on the right, both marked without colour. */
function Side({ words, side }: { words: readonly Word[]; side: 'before' | 'after' }) {
  const hidden = side === 'before' ? 'added' : 'removed';
  const shown = words.filter(({ change }) => change !== hidden);
  if (shown.length === 0) return <p className="diff-side diff-nothing" />;
  return (
    <p className="diff-side">
      {shown.map(({ text, change }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ShownWord change={change} key={index} text={text} />
      ))}
    </p>
  );
}

function ShownWord({ text, change }: Word) {
  const staff = currentLanguage();
  if (change === 'same') return text;
  const Mark = change === 'removed' ? 'del' : 'ins';
  const sign = change === 'removed' ? '−' : '+';
  return (
    <Mark className={`diff-${change}`}>
      <span aria-hidden="true">[{sign}</span>
      <span className="sr-only" lang={staff}>
        {' '}
        {t[change]}{' '}
      </span>
      {text}
      <span className="sr-only" lang={staff}>
        {' '}
        {t.end}{' '}
      </span>
      <span aria-hidden="true">{sign}]</span>
    </Mark>
  );
}
