import { findAsset } from '../../../domain/assets/queries.ts';
import { type AssetUse, blocksDeletion, usesOf } from '../../../domain/assets/usage.ts';
import type { AssetBulk } from '../../../domain/bulk/outcome.ts';
import type { PredictingSite } from '../../../domain/impact/impact.ts';
import { assetCategories } from '../../../fields/asset-categories.ts';
import { bulkWords as t } from '../../../i18n/backend/bulk.words.ts';
import { endpoints } from '../../../routes.ts';
import { bulkAct } from '../../bulk/bulk-act.tsx';
import { FilterField, filterClass } from '../../ui/lists/list.tsx';
import { categoryLabel, subcategoryLabel } from '../labels.ts';
import { UsesList } from '../uses-list.tsx';
import { bulkAddress, type ListQuery, listAddress, listQueryIn } from './list-query.ts';

/** Actions for the selected assets; deleting is confirmed first. */
export function assetActions(site: PredictingSite) {
  const { db } = site;
  return bulkAct<AssetBulk>(site, {
    kind: 'assets',
    count: (values) => t.assetCount(values),
    addresses: ({ query }) => {
      const list = listQueryIn(query);
      return { list: listAddress(list), form: bulkAddress(list) };
    },
    inputOf: ({ action, argument, tags }) => {
      const [category, subcategory = ''] = argument.split('/');
      return action === 'move' ? { category, subcategory } : action === 'delete' ? {} : { tags };
    },
    confirms: async ({ action, items }) => {
      if (action !== 'delete') return undefined;
      const found: Used[] = [];
      for (const { id, version } of items) {
        const asset = await findAsset(db, id);
        if (!asset) continue;
        const uses = (await usesOf(db, asset)).filter(blocksDeletion);
        found.push({ id, name: asset.name, version: version ?? asset.version, uses });
      }
      const inUse = found.filter(({ uses }) => uses.length > 0);
      const deleted = found.filter(({ uses }) => uses.length === 0);
      const note = inUse.length > 0 && <StaysInUse assets={inUse} />;
      return { items: found, changes: deleted.map(({ id }) => ({ kind: 'assets', id, action })), note };
    },
    linkTo: (outcome) => (
      <>
        <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.assetManager}/${outcome.id}`}>
          {outcome.name || `#${outcome.id}`}
        </a>
        {outcome.result === 'refused' && outcome.uses && <UsesList uses={outcome.uses} />}
      </>
    ),
  });
}

type Used = { id: number; name: string; version: number; uses: readonly AssetUse[] };

function StaysInUse({ assets }: { assets: readonly Used[] }) {
  return (
    <section aria-labelledby="in-use-title" className="mt-4 border-l-[5px] border-laterite bg-white px-4 py-3">
      <h2 className="mb-1.5 text-small font-650" id="in-use-title">
        {t.staysInUse}
      </h2>
      <ul className="grid gap-3 text-small">
        {assets.map(({ id, name, uses }) => (
          <li key={id}>
            <p className="font-600 [overflow-wrap:anywhere]">{name}</p>
            <UsesList uses={uses} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AssetOptions({ query }: { query: ListQuery }) {
  const type = query.alt ? 'image' : query.mediaType;
  const places = assetCategories
    .filter(({ mediaTypes }) => (mediaTypes as readonly string[]).includes(type))
    .flatMap(({ value: category, subcategories }) =>
      [null, ...subcategories.map(({ value }) => value)].map((subcategory) => ({ category, subcategory })),
    );
  return (
    <>
      <option value="tag">{t.tag}</option>
      <option value="untag">{t.untag}</option>
      <optgroup label={t.move}>
        {places.map(({ category, subcategory }) => (
          <option key={`${category} ${subcategory}`} value={`move:${category}/${subcategory ?? ''}`}>
            {categoryLabel(category)}
            {subcategory && `: ${subcategoryLabel(category, subcategory)}`}
          </option>
        ))}
      </optgroup>
      <option value="delete">{t.delete}</option>
    </>
  );
}

export function TagsField() {
  return (
    <FilterField id="bulk-tags" label={t.tags}>
      <input className={filterClass} id="bulk-tags" maxLength={1000} name="tags" type="text" />
    </FilterField>
  );
}
