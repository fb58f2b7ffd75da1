import type { Db } from '../../db/client.ts';
import { type ArticleSummary, listArticleSummaries } from '../articles/queries.ts';
import { type Asset, listAssets } from '../assets/queries.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';

export type StaffFinds = { articles: ArticleSummary[]; assets: Asset[] };

/** Results of each kind; the lists have the rest. */
const maxFinds = 8;
/** An index on parts of words helps from here on; shorter texts would be looked for in every row. */
const minFindCharacters = 3;

/** Articles and assets with a text or number, as far as the account may see them. */
export async function findForStaff(db: Db, actor: RoleHolder, text: string): Promise<StaffFinds> {
  const wanted = text.trim();
  const id = /^#?(\d{1,9})$/.exec(wanted)?.[1];
  const isLong = wanted.length >= minFindCharacters;
  const readsArticles = may(actor, 'articles.read');
  const numbered = id && readsArticles ? await listArticleSummaries(db, { unpublished: true, ids: [Number(id)] }) : [];
  const named =
    isLong && readsArticles
      ? await listArticleSummaries(db, { unpublished: true, text: wanted }, { limit: maxFinds })
      : [];
  const assets =
    isLong && may(actor, 'assets.read') ? await listAssets(db, { search: wanted }, { limit: maxFinds }) : [];
  const articles = [...numbered, ...named.filter((one) => one.id !== numbered[0]?.id)].slice(0, maxFinds);
  return { articles, assets };
}
