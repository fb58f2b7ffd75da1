import { currentLanguage } from '../../../current.ts';
import type { LastSave } from '../../../domain/activity/queries.ts';
import { sanitizeArticleHtml } from '../../../domain/articles/sanitize.ts';
import type { Choice, Difference } from '../../../domain/merging/merge-values.ts';
import { differentFrom, type Piece } from '../../../domain/merging/rich-texts.ts';
import { DiffBudget } from '../../../domain/versions/comparison/diff.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { mergeWords, mergeWords as t } from '../../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../../i18n/backend/versions.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import { isLanguage, type Language } from '../../../i18n/site/language.ts';
import { fileUrl } from '../../../manifest.ts';
import { labelOf } from '../../ui/forms/field-words.ts';
import { zoneName } from '../../ui/forms/local-time.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { choicePrefix } from '../form-values.ts';
import { fieldLabel } from '../labels.ts';
import { languagesField, type MergedForm } from './merge-submission.ts';

type MergePageProps = {
  /** Address of the article form. */
  action: string;
  /** The fields of the form as they were sent. */
  sent: readonly (readonly [name: string, value: string])[];
  merged: MergedForm;
  by: LastSave | undefined;
  /** Whether the draft differs from the published article, and not two saves from each other. */
  isWithLive: boolean;
  /** Whether the form was sent without a choice for each difference. */
  isIncomplete: boolean;
};

/** What two editors changed differently, side by side, with a choice for each: a plain form. */
export function MergePage({ action, sent, merged, by, isWithLive, isIncomplete }: MergePageProps) {
  const { differences, decided } = merged;
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

type DifferencePanelProps = Pick<MergePageProps, 'by' | 'isWithLive'> & { difference: Difference; budget: DiffBudget };

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
