import type { ReactNode } from 'react';
import type { Asset } from '../../domain/assets/queries.ts';
import { type AssetUse, blocksDeletion, staysNeeded, usesOf } from '../../domain/assets/usage.ts';
import { type PredictingSite, type Prediction, predictImpact } from '../../domain/impact/impact.ts';
import { listTrashedUses, type TrashedItem } from '../../domain/trash/queries.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { Button } from '../../ui/text/button.tsx';
import { ImpactList } from '../impact/impact-list.tsx';
import { type Deletion, undoDeletion } from '../trash/undo-deletion.ts';
import { Confirm, closesDialog, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { type ListQuery, listAddress, listQueryIn } from './list/list-query.ts';
import { UsesList } from './uses-list.tsx';

/**
 * Moves an asset to the trash. One that a page asks for by name or place needs a second confirmation; one that articles or
 * portraits use has to be taken out of them.
 */
export function removal(site: PredictingSite) {
  const again = async (asset: Asset, call: Call): Promise<Content> => ({
    title: t.deleteTitle,
    body: await question(site, asset, call, true),
  });
  return {
    title: () => t.deleteTitle,
    question: (asset: Asset, call: Call) => question(site, asset, call),
    inputOf: (_sent: unknown, _form: unknown, { query }: Call) =>
      query.get('in_use') === 'unlink' ? { unlink: 'true' } : {},
    ask: async (_input: unknown, asset: Asset, call: Call) => {
      const answer = call.query.get('in_use');
      const uses = await usesOf(site.db, asset);
      const isAnswered = answer === 'unlink' || (answer === 'delete' && !uses.some(blocksDeletion));
      return uses.length > 0 && !isAnswered ? again(asset, call) : undefined;
    },
    refused: (_problem: string, asset: Asset, call: Call) => again(asset, call),
    missing: ({ query }: Call) => failed(listAddress(listQueryIn(query)), t.deleteFailed, t.goneAlready),
    // What was taken out of articles and portraits does not return with the file.
    done: (deletion: Deletion, _asset: Asset, { query }: Call) =>
      done(
        listAddress(listQueryIn(query)),
        t.deleted,
        '',
        query.get('in_use') === 'unlink' ? undefined : undoDeletion('assets', [deletion]),
      ),
  };
}

async function question(site: PredictingSite, asset: Asset, { query }: Call, again = false) {
  const [uses, inTrash] = [await usesOf(site.db, asset), await listTrashedUses(site.db, asset.path)];
  const prediction = await predictImpact(site, [{ kind: 'assets', id: asset.id, action: 'delete' }]);
  const shown = { again, asset, prediction, inTrash, query: listQueryIn(query), uses };
  return <DeletePage {...shown} />;
}

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
function DeletePage({ asset, uses, inTrash, prediction, query, again = false }: DeletePageProps) {
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
        {!isNeeded && <Button variant="outline">{t.unlinkAndDelete}</Button>}
        <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
          {frameWords.cancel}
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
