import type { Db } from '../../db/client.ts';
import { type ArticleSummary, listArticleSummaries } from '../articles/queries.ts';
import { type Asset, listAssets } from '../assets/queries.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';

export type StaffFinds = { articles: ArticleSummary[]; assets: Asset[] };

/** Results of each kind; the lists have the rest. */
const maxFinds = 8;
/** An index on parts of words helps from here on; shorter texts would be looked for in every row. */
const minFindCharacters = 3;

const number = /^#?(\d{1,9})$/;

/** Articles and assets with a text or number, as far as the account may see them. */
export async function findForStaff(db: Db, actor: RoleHolder, text: string): Promise<StaffFinds> {
  const wanted = text.trim();
  const id = number.exec(wanted)?.[1];
  const isLong = wanted.length >= minFindCharacters;
  const numbered = id && may(actor, 'articles.read') ? await ofNumber(db, Number(id)) : [];
  const named = isLong && may(actor, 'articles.read') ? await withText(db, wanted) : [];
  const assets =
    isLong && may(actor, 'assets.read') ? await listAssets(db, { search: wanted }, { limit: maxFinds }) : [];
  const articles = [...numbered, ...named.filter((one) => one.id !== numbered[0]?.id)].slice(0, maxFinds);
  return { articles, assets };
}

function ofNumber(db: Db, id: number): Promise<ArticleSummary[]> {
  return id > 2_147_483_647 ? Promise.resolve([]) : listArticleSummaries(db, { unpublished: true, ids: [id] });
}

function withText(db: Db, text: string): Promise<ArticleSummary[]> {
  return listArticleSummaries(db, { unpublished: true, text }, { limit: maxFinds });
}
