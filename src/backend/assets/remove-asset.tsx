import type { Db } from '../../db/client.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { blocksDeletion, usesOf } from '../../domain/assets/usage.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { listTrashedUses } from '../../domain/trash/queries.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { listAddress, listQueryIn } from './list/list-query.ts';

/**
 * Moves an asset to the trash. One that a page asks for by name or place needs a second confirmation; one that articles or
 * portraits use has to be taken out of them.
 */
export function removal(db: Db) {
  const again = async (asset: Asset, call: Call): Promise<Content> => ({
    title: t.deleteTitle,
    body: await question(db, asset, call, true),
  });
  return {
    title: () => t.deleteTitle,
    question: (asset: Asset, call: Call) => question(db, asset, call),
    inputOf: (_sent: unknown, _form: unknown, { query }: Call) =>
      query.get('in_use') === 'unlink' ? { unlink: 'true' } : {},
    ask: async (_input: unknown, asset: Asset, call: Call) => {
      const answer = call.query.get('in_use');
      const uses = await usesOf(db, asset);
      const isAnswered = answer === 'unlink' || (answer === 'delete' && !uses.some(blocksDeletion));
      return uses.length > 0 && !isAnswered ? again(asset, call) : undefined;
    },
    refused: (_problem: string, asset: Asset, call: Call) => again(asset, call),
    missing: ({ query }: Call) => failed(listAddress(listQueryIn(query)), t.deleteFailed, t.goneAlready),
    done: (_value: unknown, _asset: Asset, { query }: Call) => done(listAddress(listQueryIn(query)), t.deleted),
  };
}

async function question(db: Db, asset: Asset, { query }: Call, again = false) {
  const [uses, inTrash] = [await usesOf(db, asset), await listTrashedUses(db, asset.path)];
  const prediction = await predictImpact(db, { kind: 'assets', id: asset.id, action: 'delete' });
  const shown = { again, asset, prediction, inTrash, query: listQueryIn(query), uses };
  return <DeletePage {...shown} />;
}
