import { isReport } from '../../domain/articles/sanitize.ts';
import { completenessWords } from '../../i18n/backend/articles/article-completeness.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';

/** One language of an article. `content` is undefined in summaries: what is stored has a text. */
export type WrittenText = { language: Language; title: string; content?: string | undefined };

type CompletenessProps = { category: string; details: readonly WrittenText[] };

/** Which languages of an article are complete, and what the others lack, in one statement. */
export function Completeness({ category, details }: CompletenessProps) {
  const staff = useStaffLanguage();
  const isWhole = isComplete(category, details);
  return (
    <span className={`inline-flex items-start gap-1.5 text-tiny ${isWhole ? '' : 'font-650 text-laterite-deep'}`}>
      <Icon
        className={`mt-px size-4 ${isWhole ? 'text-mangrove' : ''}`}
        name={isWhole ? 'circle-check' : 'alert-circle'}
      />
      <span className="min-w-0">{completenessText(staff, category, details)}</span>
    </span>
  );
}

/** For example "Indonesian and English complete", "English missing" or "English missing: title, text". */
export function completenessText(staff: Language, category: string, details: readonly WrittenText[]): string {
  const t = completenessWords(staff);
  if (details.length === 0) return t.none;
  const said = languageCodes.flatMap((code) => {
    const missing = missingIn(category, details, code);
    if (missing.length === 0) return [];
    const language = articleFieldWords(staff)[code];
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
