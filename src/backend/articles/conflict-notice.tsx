import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { articleConflictWords } from '../../i18n/backend/article-form.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { type Conflict, ConflictNotice, PlainValue } from '../ui/forms/conflict-notice.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { fieldLabel, labelOf } from './labels.ts';

/** Shown when two editors saved the same article. */
export function ArticleConflictNotice({ conflict }: { conflict: Conflict }) {
  const language = useStaffLanguage();
  const t = articleConflictWords(language);
  const { by } = conflict;
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(field) => fieldLabel(language, field)}
      show={(field, text) => <Value field={field} text={text} />}
      title={by ? t.savedBy({ username: by.username }) : t.saved}
    />
  );
}

function Value({ field, text }: { field: string; text: string }) {
  const staff = useStaffLanguage();
  if (field === 'languages') {
    const names = text.split(',').map((code) => labelOf(staff, code));
    return <PlainValue>{names.join(', ')}</PlainValue>;
  }
  if (!field.endsWith('.content')) return <PlainValue>{text}</PlainValue>;
  const [language] = field.split('.');
  return (
    <div
      className="prose-article mt-1 max-h-80 overflow-auto border border-graphite/20 bg-alumina p-3 text-small"
      dangerouslySetInnerHTML={{ __html: sanitizeArticleHtml(text) }}
      lang={isLanguage(language) ? language : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    />
  );
}
