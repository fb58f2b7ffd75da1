import type { ReactNode } from 'react';
import type { Asset } from '../../domain/assets/queries.ts';
import { type AssetUse, blocksDeletion, staysNeeded } from '../../domain/assets/usage.ts';
import type { Prediction } from '../../domain/impact/impact.ts';
import type { TrashedItem } from '../../domain/trash/queries.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { Confirm, closesDialog, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { type ListQuery, listAddress } from './list/list-query.ts';
import { UsesList } from './uses-list.tsx';

type DeletePageProps = {
  asset: Asset;
  uses: readonly AssetUse[];
  /** Articles and leaders in the trash that refer to its file. */
  inTrash: readonly TrashedItem[];
  prediction: Prediction | undefined;
  query: ListQuery;
  /** Second confirmation, for an asset that pages ask for by name or place. */
  again?: boolean;
};

/** Confirmation before an asset is deleted; one that articles or portraits use has to be replaced or taken out first. */
export function DeletePage({ asset, uses, inTrash, prediction, query, again = false }: DeletePageProps) {
  const t = useWords(assetWords);
  const facts = (
    <>
      <p className="mt-2 text-small text-slate [overflow-wrap:anywhere]">
        {t.canReturn({ name: asset.name, filename: asset.filename })}
      </p>
      {uses.length > 0 && (
        <Box id="uses-title" title={t.inUse}>
          <UsesList uses={uses} />
        </Box>
      )}
      {prediction && <ImpactList prediction={prediction} />}
      {inTrash.length > 0 && (
        <p className="mt-4 text-small [overflow-wrap:anywhere]">
          {t.usedInTrash} {inTrash.map(({ name }) => `"${name}"`).join(', ')}
        </p>
      )}
    </>
  );
  if (uses.some(blocksDeletion)) return <InUse asset={asset} facts={facts} query={query} uses={uses} />;
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
      {facts}
    </Confirm>
  );
}

type InUseProps = Pick<DeletePageProps, 'asset' | 'uses' | 'query'> & { facts: ReactNode };

/** Offers to replace the file, or to take it out of articles and portraits; a report needs its document. */
function InUse({ asset, uses, query, facts }: InUseProps) {
  const t = useWords(assetWords);
  const { cancel } = useWords(frameWords);
  const isNeeded = uses.some(staysNeeded);
  const whyNeeded = uses.some(({ kind }) => kind === 'document') ? t.documentText : t.draftText;
  return (
    <DialogContent title={t.cannotDelete({ name: asset.name })}>
      <p>{t.cannotDeleteText}</p>
      {facts}
      <p className="mt-4 text-small text-slate">{isNeeded ? whyNeeded : t.unlinkText}</p>
      <form
        action={listAddress(query, `/${asset.id}/delete`, { in_use: 'unlink' })}
        className="mt-6 flex flex-wrap gap-3"
        method="post"
      >
        <a className="btn-primary" href={listAddress(query, `/${asset.id}/file`)} {...opensDialog}>
          {t.replaceFile}
        </a>
        {!isNeeded && (
          <button className="btn-outline" type="submit">
            {t.unlinkAndDelete}
          </button>
        )}
        <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
          {cancel}
        </a>
      </form>
    </DialogContent>
  );
}

function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-4 border-l-[5px] border-laterite bg-white px-4 py-3">
      <h2 className="mb-1.5 text-small font-650" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
