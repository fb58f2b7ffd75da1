import { assetCategories } from '../../../fields/asset-categories.ts';
import { assetFieldWords } from '../../../i18n/backend/assets/asset-fields.words.ts';
import { mediaTypesWords, assetWords as t } from '../../../i18n/backend/assets/assets.words.ts';
import { endpoints } from '../../../routes.ts';
import { filterClass, swapsList } from '../../ui/lists/list.tsx';
import { categoryLabel } from '../labels.ts';
import { elsewhere, type ListQuery, listAddress } from './list-query.ts';

/** Id of the element replaced when another category or media type is chosen. */
export const screenId = 'asset-manager';

/** htmx attributes: links and forms inside replace that element. */
export const swapsScreen = {
  ...swapsList,
  'data-hx-target': `#${screenId}`,
  'data-hx-select': `#${screenId}`,
} as const;

/** Category navigation: a list beside the assets on wide screens, a select above them on narrow ones. */
export function Categories({ query }: { query: ListQuery }) {
  return (
    <>
      <nav aria-label={t.categories} className="hidden lg:block" {...swapsScreen}>
        <ul className="grid gap-0.5">
          {assetCategories.map((category) => (
            <li key={category.value}>
              <a
                aria-current={!query.alt && category.value === query.category.value ? 'page' : undefined}
                className="asset-place"
                href={elsewhere(query, category)}
              >
                {categoryLabel(category.value)}
              </a>
            </li>
          ))}
          <li className="mt-3 border-t border-graphite/20 pt-3">
            <a aria-current={query.alt && 'page'} className="asset-place" href={withoutAltText(query)}>
              {t.withoutAltText}
            </a>
          </li>
        </ul>
      </nav>
      <form action={endpoints.assetManager} className="flex items-end gap-3 lg:hidden" method="get" {...swapsScreen}>
        <input name="media_type" type="hidden" value={query.mediaType} />
        {query.ordering && <input name="order" type="hidden" value="1" />}
        <div className="flex-1">
          <label className="t-label text-slate" htmlFor="category">
            {assetFieldWords.category}
          </label>
          <select
            className={filterClass}
            defaultValue={query.alt ? '' : query.category.value}
            id="category"
            name="category"
          >
            {query.alt && <option value="">{t.withoutAltText}</option>}
            {assetCategories.map(({ value }) => (
              <option key={value} value={value}>
                {categoryLabel(value)}
              </option>
            ))}
          </select>
        </div>
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.show}
        </button>
      </form>
    </>
  );
}

function withoutAltText({ category, mediaType }: ListQuery): string {
  return listAddress({ category, mediaType, alt: 'missing', page: 1, ordering: false });
}

export function MediaTypes({ query }: { query: ListQuery }) {
  return (
    <nav aria-label={t.mediaTypes} className="asset-types" {...swapsScreen}>
      {query.category.mediaTypes.map((type) => (
        <a
          aria-current={type === query.mediaType ? 'page' : undefined}
          className="asset-type"
          href={elsewhere(query, query.category, type)}
          key={type}
        >
          {mediaTypesWords[type]}
        </a>
      ))}
    </nav>
  );
}
