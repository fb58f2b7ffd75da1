import type { ReactNode } from 'react';
import { bulkWords as t } from '../../i18n/backend/bulk.words.ts';
import { filterClass } from '../ui/lists/list.tsx';
import { itemValue } from './bulk-form.ts';

type BulkFormProps = {
  /** Address that receives the chosen rows. */
  action: string;
  /** Address of the list with all its rows selected, or with none when they are. */
  toggle: string;
  isAllSelected: boolean;
  /** Options of the action. */
  options: ReactNode;
  /** Fields beside the action. */
  fields?: ReactNode;
  /** The rows, each with a `SelectBox`. */
  children: ReactNode;
};

/** A list whose rows can be selected for one action. Without script all rows of a page are selected by a link. */
export function BulkForm({ action, toggle, isAllSelected, options, fields, children }: BulkFormProps) {
  return (
    <form
      action={action}
      className="bulk-form"
      data-selection=""
      data-selected={t.selected({ count: 0 })}
      method="post"
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-4">
        <a className="line-link inline-flex min-h-11 items-center text-small font-600" data-select-all="" href={toggle}>
          <span hidden={isAllSelected}>{t.selectAll}</span>
          <span hidden={!isAllSelected}>{t.selectNone}</span>
        </a>
        <span className="text-small text-slate tabular-nums" data-select-count="" role="status" />
      </div>
      {children}
      <div className="bulk-bar">
        <div className="min-w-48 flex-[1_1_12rem] sm:flex-initial">
          <label className="t-label text-slate" htmlFor="bulk-action">
            {t.withSelected}
          </label>
          <select className={filterClass} id="bulk-action" name="action" required>
            <option value="">{t.choose}</option>
            {options}
          </select>
        </div>
        {fields}
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.apply}
        </button>
      </div>
    </form>
  );
}

type SelectBoxProps = { item: { id: number; version: number }; name: string; isSelected: boolean };

/** The checkbox of a row. */
export function SelectBox({ item, name, isSelected }: SelectBoxProps) {
  return (
    <label className="bulk-box">
      <input
        aria-label={t.selectOf({ name })}
        className="size-6"
        defaultChecked={isSelected}
        name="item"
        type="checkbox"
        value={itemValue(item)}
      />
    </label>
  );
}
