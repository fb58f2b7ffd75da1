import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { LastSave } from '../../domain/activity/queries.ts';
import type { LiveChanges, MergedSent, UnseenChanges } from '../../domain/article-drafts/save.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { languagesField } from '../../domain/merging/merge-article.ts';
import type { Choice, Difference } from '../../domain/merging/merge-values.ts';
import { differentFrom, type Piece } from '../../domain/merging/rich-texts.ts';
import type { TrashedItem } from '../../domain/trash/queries.ts';
import { DiffBudget } from '../../domain/versions/comparison/diff.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import { mergeWords, mergeWords as t } from '../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { formatMomentBriefly, formatMomentWithZone } from '../../i18n/site/dates.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { labelOf } from '../ui/forms/field-words.ts';
import { zoneName } from '../ui/forms/local-time.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { Changes } from '../versions/changes.tsx';
import { choicePrefix } from './form-values.ts';
import { fieldLabel } from './labels.ts';

type MergePageProps = {
  /** Address of the article form. */
  action: string;
  /** The fields of the form as they were sent. */
  sent: readonly (readonly [name: string, value: string])[];
  merged: MergedSent;
  by: LastSave | undefined;
  /** Whether the form was sent without a choice for each difference. */
  isIncomplete: boolean;
};

/** What two editors changed differently, side by side, with a choice for each: a plain form. */
export function MergePage({ action, sent, merged, by, isIncomplete }: MergePageProps) {
  const { differences, decided, isWithLive } = merged;
  const language = currentLanguage();
  const saved = by && { username: by.username, moment: momentOf(by.at, language) };
  const [savedBy, unknown] = isWithLive ? [t.liveSavedBy, t.liveSaved] : [t.savedBy, t.saved];
  const budget = new DiffBudget();
  const fields = sent.filter(([name]) => name !== 'resolve' && !name.startsWith(choicePrefix));
  return (
    <>
      <link href={fileUrl('editor.css')} precedence="screen" rel="stylesheet" />
      <PageHeader text={saved ? savedBy(saved) : unknown} title={t.title} />
      <p className="mt-3 max-w-[65ch]">
        {isWithLive ? t.liveExplanation : t.explanation} {t.marks}
      </p>
      <form action={action} className="mt-6 grid gap-6" data-merge-form="" method="post">
        {[...fields, ...decided.map(({ key, choice }) => [choicePrefix + key, choice] as const)].map(
          ([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
            <input key={index} name={name} type="hidden" value={value} />
          ),
        )}
        <h2
          // biome-ignore lint/a11y/noAutofocus: it explains why the form was not saved
          autoFocus
          className="t-item text-petrol-deep"
          id="differences"
          tabIndex={-1}
        >
          {t.count({ count: differences.length })}
        </h2>
        {isIncomplete && <p className="font-600 text-laterite-deep">{t.stillOpen}</p>}
        {differences.map((difference) => (
          <DifferencePanel
            by={by}
            difference={difference}
            budget={budget}
            isWithLive={isWithLive}
            key={difference.key}
          />
        ))}
        <SaveBar>
          <button className="btn-primary" name="resolve" type="submit" value="save">
            {t.save}
          </button>
          <button className="btn-outline" formNoValidate name="resolve" type="submit" value="edit">
            {t.edit}
          </button>
        </SaveBar>
      </form>
    </>
  );
}

type DifferencePanelProps = Pick<MergePageProps, 'by'> &
  Pick<MergedSent, 'isWithLive'> & { difference: Difference; budget: DiffBudget };

function DifferencePanel({ difference, budget, by, isWithLive }: DifferencePanelProps) {
  const language = currentLanguage();
  const theirsBy = isWithLive ? t.publishedNowBy : t.theirsBy;
  const { key, field, isBlock, base, mine, theirs } = difference;
  const label = fieldLabel(language, field);
  const offered: [Choice, string, string, string][] = [
    ['theirs', by ? theirsBy({ username: by.username }) : t[isWithLive ? 'publishedNow' : 'theirs'], theirs, mine],
    ['mine', t[isWithLive ? 'inDraft' : 'mine'], mine, theirs],
  ];
  return (
    <Panel id={`difference-${key}`} title={isBlock ? t.block({ field: label }) : label}>
      <fieldset className="grid gap-4 md:grid-cols-2">
        <legend className="sr-only">{label}</legend>
        {offered.map(([choice, name, value, other]) => (
          <div className="merge-choice" key={choice}>
            <ChoiceLabel choice={choice} describedBy={`${key}-${choice}`} difference={key} text={name} />
            <div id={`${key}-${choice}`}>
              <Value difference={difference} budget={budget} other={other} value={value} />
            </div>
          </div>
        ))}
        {isBlock && mine !== '' && theirs !== '' && (
          <div className="merge-choice md:col-span-2">
            <ChoiceLabel choice="both" difference={key} text={isWithLive ? t.bothWithLive : t.both} />
          </div>
        )}
      </fieldset>
      {base !== undefined && base !== '' && field !== languagesField && (
        <details className="mt-4">
          <summary className="desk-summary font-600">{t.before}</summary>
          <Value difference={difference} budget={budget} value={base} />
        </details>
      )}
    </Panel>
  );
}

type ChoiceLabelProps = { choice: Choice; difference: string; text: string; describedBy?: string };

function ChoiceLabel({ choice, difference, text, describedBy }: ChoiceLabelProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-700">
      <input
        aria-describedby={describedBy}
        className="size-5 accent-laterite"
        name={choicePrefix + difference}
        required
        type="radio"
        value={choice}
      />
      {text}
    </label>
  );
}

type ValueProps = {
  difference: Difference;
  budget: DiffBudget;
  value: string;
  /** The value beside it, whose words are not marked. */
  other?: string;
};

function Value({ difference: { field, isBlock, base }, budget, value, other }: ValueProps) {
  const staff = currentLanguage();
  if (field === languagesField) {
    const language = labelOf(articleFieldWords(currentLanguage()), base ?? '');
    return <p>{value === '' ? t.languageRemoved({ language }) : t.languageKept({ language })}</p>;
  }
  if (value.trim() === '') return <p className="italic">{isBlock ? t.removed : t.empty}</p>;
  const [code] = field.split('.');
  const isContent = field.endsWith('.content');
  const htmlOf = (text: string) => (isContent ? sanitizeArticleHtml(text) : Bun.escapeHTML(text));
  const html = htmlOf(value);
  return (
    <div
      className={`[overflow-wrap:anywhere] ${isContent ? 'prose-article text-small' : 'whitespace-pre-line'}`}
      dangerouslySetInnerHTML={{
        __html: other === undefined ? html : markedHtml(differentFrom(htmlOf(other), html, budget), staff),
      }}
      lang={isLanguage(code) ? code : undefined}
    />
  );
}

function momentOf(at: Date, language: 'id' | 'en'): string {
  return `${formatMomentBriefly(at, language)} ${zoneName(at)}`;
}

/** HTML with marks around different words and pictures. No mark contains a part of an element, so it remains well-formed. */
function markedHtml(pieces: readonly Piece[], staff: Language): string {
  const spoken = (text: string) => `<span class="sr-only" lang="${staff}"> ${text} </span>`;
  const [start, end] = [spoken(mergeWords.onlyHere), spoken(versionWords.end)];
  return pieces
    .map(({ text, isDifferent }) => (isDifferent ? `<mark class="diff-only">${start}${text}${end}</mark>` : text))
    .join('');
}

/** Shown above the form when it holds text of others that the editor has not seen and that is not public yet. */
export function MergedNotice({ mergedChanges: { save, changes } }: { mergedChanges: UnseenChanges }) {
  const language = currentLanguage();
  return (
    <section aria-labelledby="taken-over" className="desk-panel border-l-4 border-laterite" data-taken-over="">
      <h2
        // biome-ignore lint/a11y/noAutofocus: it explains why nothing was published
        autoFocus
        className="t-item text-petrol-deep"
        id="taken-over"
        tabIndex={-1}
      >
        {t.takenOver}
      </h2>
      <p className="mt-2 max-w-[65ch]">
        {save ? t.savedBy({ username: save.username, moment: formatMomentWithZone(save.at, language) }) : t.saved}{' '}
        {t.takenOverText}
      </p>
      <details className="mt-3" open>
        <summary className="desk-summary font-600">{t.liveChanges({ count: changes.length })}</summary>
        <p className="my-3 text-small text-slate">{versionWords.legend}</p>
        <Changes changes={changes} noun="articles" />
      </details>
    </section>
  );
}

type OutdatedNoticeProps = {
  outdated: LiveChanges;
  /** What leads to the merge. */
  children: ReactNode;
};

/** Shown when the published article was changed after its draft was begun: who changed what, and how to merge both. */
export function OutdatedNotice({ outdated: { save, changes, overlaps }, children }: OutdatedNoticeProps) {
  const language = currentLanguage();
  const saved = save
    ? t.liveSavedBy({ username: save.username, moment: formatMomentWithZone(save.at, language) })
    : t.liveSaved;
  const explanation = `${saved} ${t.overlaps({ count: overlaps })}`;
  return (
    <section aria-labelledby="outdated" className="article-notice">
      <h2 className="font-700" id="outdated">
        {t.outdated}
      </h2>
      {children}
      {changes && changes.length > 0 ? (
        <details>
          <summary className="desk-summary">{t.liveChanges({ count: changes.length })}</summary>
          <p className="max-w-[65ch]">{explanation}</p>
          <p className="my-3 text-slate">{versionWords.legend}</p>
          <Changes changes={changes} noun="articles" />
        </details>
      ) : (
        <p>{explanation}</p>
      )}
    </section>
  );
}

/** An article that was deleted while its form was open. */
export type DeletedArticle = {
  /** Address of the form. */
  action: string;
  /** Undefined when it is not in the trash either. */
  trashed: TrashedItem | undefined;
  mayRestore: boolean;
};

/** Within the form, which holds what was typed: who deleted the article, and how it is restored. */
export function DeletedNotice({ deleted: { action, trashed, mayRestore } }: { deleted: DeletedArticle }) {
  const language = currentLanguage();
  return (
    <section
      // biome-ignore lint/a11y/noAutofocus: it explains why nothing was saved
      autoFocus
      className="article-notice"
      data-deleted=""
      role="alert"
      tabIndex={-1}
    >
      <strong>{deletionText(language, trashed)}</strong>
      {trashed && mayRestore && (
        <button className="line-link font-650" formAction={action} name="intent" type="submit" value="restore">
          {articleFormWords.restoreAndSave}
        </button>
      )}
      {trashed && !mayRestore && <span>{articleFormWords.restoredByEditors}</span>}
    </section>
  );
}

export function deletionText(language: Language, trashed: TrashedItem | undefined): string {
  if (!trashed) return articleFormWords.deletedForGood;
  return articleFormWords.deletedBy({
    username: trashed.deletedBy,
    moment: formatMomentWithZone(trashed.deletedAt, language),
  });
}
