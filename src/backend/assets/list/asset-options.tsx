import { assetCategories } from '../../../fields/asset-categories.ts';
import { bulkWords as t } from '../../../i18n/backend/bulk.words.ts';
import { FilterField, filterClass } from '../../ui/lists/list.tsx';
import { categoryLabel, subcategoryLabel } from '../labels.ts';
import type { ListQuery } from './list-query.ts';

/** Actions for the selected assets: only places that take files of this type. */
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

/** Tags to be added or removed. */
export function TagsField() {
  return (
    <FilterField id="bulk-tags" label={t.tags}>
      <input className={filterClass} id="bulk-tags" maxLength={1000} name="tags" type="text" />
    </FilterField>
  );
}
