import { isReport } from '../../domain/articles/sanitize.ts';
import { completenessWords as t } from '../../i18n/backend/articles/article-completeness.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { StatusBadge } from '../ui/lists/status-badge.tsx';

/** One language of an article. `content` is undefined in summaries: what is stored has a text. */
export type WrittenText = { language: Language; title: string; content?: string | undefined };

type CompletenessProps = { category: string; details: readonly WrittenText[] };

/** A badge for the languages of an article, and which there are or what they lack. */
export function Completeness({ category, details }: CompletenessProps) {
  const isWhole = isComplete(category, details);
  const badge = isWhole ? t.isComplete : details.length > 0 ? t.isPartial : t.isNone;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny">
      <StatusBadge tone={isWhole ? 'good' : 'bad'}>{badge}</StatusBadge>
      <span className={`min-w-0 ${isWhole ? '' : 'font-650 text-laterite-deep'}`}>
        {completenessText(category, details)}
      </span>
    </span>
  );
}

/** For example "Indonesian, English", "English missing" or "English missing: title, text". */
export function completenessText(category: string, details: readonly WrittenText[]): string {
  if (details.length === 0) return t.none;
  const said = languageCodes.flatMap((code) => {
    const missing = missingIn(category, details, code);
    if (missing.length === 0) return [];
    const language = articleFieldWords[code];
    const isAbsent = !details.some((detail) => detail.language === code);
    return [isAbsent ? t.absent({ language }) : t.lacks({ language, fields: missing.map((one) => t[one]).join(', ') })];
  });
  return said.length === 0 ? t.complete : said.join('; ');
}

export function isComplete(category: string, details: readonly WrittenText[]): boolean {
  return languageCodes.every((code) => missingIn(category, details, code).length === 0);
}

type Part = 'title' | 'text' | 'document';

function missingIn(category: string, details: readonly WrittenText[], code: Language): Part[] {
  const text = isReport(category) ? 'document' : 'text';
  const detail = details.find(({ language }) => language === code);
  if (!detail) return ['title', text];
  return [
    ...(detail.title.trim() === '' ? (['title'] as const) : []),
    ...(detail.content?.trim() === '' ? [text] : []),
  ] as Part[];
}
