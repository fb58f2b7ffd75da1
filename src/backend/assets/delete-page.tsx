import type { Asset } from '../../domain/assets/queries.ts';
import type { AssetUse } from '../../domain/assets/usage.ts';
import { assetWords } from '../../i18n/backend/assets.ts';
import { Confirm } from '../ui/dialog.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { type ListQuery, listAddress } from './list/list-query.ts';
import { UsesList } from './uses-list.tsx';

type DeletePageProps = {
  asset: Asset;
  uses: readonly AssetUse[];
  query: ListQuery;
  /** Second confirmation, for an asset in use. */
  again?: boolean;
};

/** Confirmation before an asset is deleted; an asset in use needs a second confirmation and lists its uses. */
export function DeletePage({ asset, uses, query, again = false }: DeletePageProps) {
  const t = useWords(assetWords);
  return (
    <Confirm
      action={listAddress(query, `/${asset.id}/delete`, again ? { in_use: 'delete' } : {})}
      back={listAddress(query)}
      title={again ? t.isInUse({ name: asset.name }) : t.deleteTitle}
      verb={again ? t.deleteAnyway : t.delete}
    >
      <p>
        {again && `${t.placesLose} `}
        {t.deleteQuestion}
      </p>
      <p className="mt-2 text-small text-slate [overflow-wrap:anywhere]">
        {t.cannotReturn({ name: asset.name, filename: asset.filename })}
      </p>
      {uses.length > 0 && (
        <section aria-labelledby="uses-title" className="mt-4 border-l-[5px] border-laterite bg-white px-4 py-3">
          <h2 className="mb-1.5 text-small font-650" id="uses-title">
            {t.inUse}
          </h2>
          <UsesList uses={uses} />
        </section>
      )}
    </Confirm>
  );
}
