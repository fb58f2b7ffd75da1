import { articleListWords } from '../../../i18n/backend/articles.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { articleAddress, type ListQuery, listAddress } from './list-query.ts';

type DeletePageProps = { id: number; title: string; query: ListQuery };

/** Confirmation before an article is deleted in all languages. */
export function DeletePage({ id, title, query }: DeletePageProps) {
  const t = useWords(articleListWords);
  return (
    <Confirm
      action={articleAddress('articleDelete', id, query)}
      back={listAddress(query)}
      title={t.deleteTitle}
      verb={t.delete}
    >
      <p>{t.deleteQuestion({ title })}</p>
      <p className="mt-2 text-small text-slate">{t.deleteText}</p>
    </Confirm>
  );
}
