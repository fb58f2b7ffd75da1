import { Confirm } from '../../ui/dialog.tsx';
import { articleAddress, type ListQuery, listAddress } from './list-query.ts';

type DeletePageProps = { id: number; title: string; query: ListQuery };

/** Asks before an article is deleted in all its languages. */
export function DeletePage({ id, title, query }: DeletePageProps) {
  return (
    <Confirm
      action={articleAddress('articleDelete', id, query)}
      back={listAddress(query)}
      title="Delete article"
      verb="Delete"
    >
      <p>Are you sure you want to delete &quot;{title}&quot;?</p>
      <p className="mt-2 text-small text-slate">It disappears in all its languages, and cannot be brought back.</p>
    </Confirm>
  );
}
