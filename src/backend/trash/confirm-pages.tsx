import type { TrashedItem } from '../../domain/trash/queries.ts';
import { trashWords } from '../../i18n/backend/trash.words.ts';
import { endpoints } from '../../routes.ts';
import { Confirm } from '../ui/dialog.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';

type RestorePageProps = {
  item: TrashedItem;
  /** Assets in the trash that are restored with it. */
  files: readonly TrashedItem[];
};

/** Confirmation before an item is restored. */
export function RestorePage({ item, files }: RestorePageProps) {
  const t = useWords(trashWords);
  return (
    <Confirm
      action={addressOf(item, 'restore')}
      back={endpoints.trash}
      title={t.restoreTitle({ name: item.name })}
      verb={t.restore}
    >
      <p>{t.restoreText}</p>
      {files.length > 0 && (
        <>
          <p className="mt-4 text-small font-650">{t.withFiles}</p>
          <ul className="mt-1.5 grid gap-1 text-small">
            {files.map(({ id, name }) => (
              <li className="hex-bullet flex items-baseline gap-2.5 [overflow-wrap:anywhere]" key={id}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}

/** Confirmation before an item is permanently deleted. */
export function PurgePage({ item }: { item: TrashedItem }) {
  const t = useWords(trashWords);
  return (
    <Confirm
      action={addressOf(item, 'purge')}
      back={endpoints.trash}
      title={t.purgeTitle({ name: item.name })}
      verb={t.purge}
    >
      <p>{t.purgeText}</p>
    </Confirm>
  );
}

function addressOf({ kind, id }: TrashedItem, action: 'restore' | 'purge'): string {
  return `${endpoints.trash}/${kind}/${id}/${action}`;
}
