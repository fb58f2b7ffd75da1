import type { Prediction } from '../../../domain/impact/impact.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { ImpactList } from '../../impact/impact-list.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { articleAddress, type ListQuery, listAddress } from './list-query.ts';

type DeletePageProps = { id: number; title: string; query: ListQuery; prediction: Prediction | undefined };

/** Confirmation before an article is deleted in all languages. */
export function DeletePage({ id, title, query, prediction }: DeletePageProps) {
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
      {prediction && <ImpactList prediction={prediction} />}
    </Confirm>
  );
}
