import { amount } from '../../../../src/content/annual-report/figures.ts';
import { Label } from '../sheet/document.tsx';
import type { Account } from './accounts.ts';

type Group = { title?: { id: string; en: string }; accounts: readonly Account[] };

/** A financial statement: groups of accounts with the amounts of both years. */
export function Statement({ caption, groups }: { caption: { id: string; en: string }; groups: readonly Group[] }) {
  return (
    <table className="statement">
      <caption>
        <Label inline of={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Label inline of={{ id: 'Pos', en: 'Item' }} />
          </th>
          <th className="number" scope="col">
            2024
          </th>
          <th className="number" scope="col">
            2023
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ title, accounts }) => [
          title && (
            <tr className="group" key={title.id}>
              <th colSpan={3} scope="rowgroup">
                <Label inline of={title} />
              </th>
            </tr>
          ),
          ...accounts.map(({ label, amounts: [now, before], sum }) => (
            <tr className={sum ? 'sum' : ''} key={`${title?.id} ${label.id}`}>
              <th scope="row">
                <Label inline of={label} />
              </th>
              <td className="number">{amount(now)}</td>
              <td className="number">{amount(before)}</td>
            </tr>
          )),
        ])}
      </tbody>
    </table>
  );
}
