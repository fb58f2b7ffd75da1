import { listWords as t } from '../../../i18n/backend/lists.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { swapsList } from './list.tsx';

export type SortChoice = {
  label: string;
  /** Address of the list in this order; in the reverse one when it has this order already. */
  href: string;
  sorted: 'ascending' | 'descending' | undefined;
};

type Offer = {
  label: string;
  /** With a minus when the first click sorts in descending order. */
  name: string;
  current: string;
  hrefOf: (sort: string) => string;
};

export function sortChoice({ label, name, current, hrefOf }: Offer): SortChoice {
  const bare = name.replace('-', '');
  const isCurrent = current.replace('-', '') === bare;
  if (!isCurrent) return { label, href: hrefOf(name), sorted: undefined };
  const isDescending = current.startsWith('-');
  return {
    label,
    href: hrefOf(isDescending ? bare : `-${bare}`),
    sorted: isDescending ? 'descending' : 'ascending',
  };
}

/** The link in a column head, whose cell says how the column is sorted. */
export function SortLink({ choice: { label, href, sorted } }: { choice: SortChoice }) {
  return (
    <a className="sort-link" href={href} {...swapsList}>
      {label}
      <Arrow sorted={sorted} />
    </a>
  );
}

type SortLinksProps = { choices: readonly SortChoice[]; className?: string };

/** The orders of a list without column heads, or of one whose heads do not fit. */
export function SortLinks({ choices, className = '' }: SortLinksProps) {
  return (
    <nav
      aria-label={t.sortBy}
      className={`mb-2 flex flex-wrap items-center gap-x-4 text-small ${className}`}
      {...swapsList}
    >
      <span aria-hidden="true" className="text-slate">
        {t.sortBy}
      </span>
      {choices.map(({ label, href, sorted }) => (
        <a aria-current={sorted && 'true'} className="sort-link min-h-11" href={href} key={label}>
          {label}
          {sorted && <span className="sr-only">, {t[sorted]}</span>}
          <Arrow sorted={sorted} />
        </a>
      ))}
    </nav>
  );
}

function Arrow({ sorted }: Pick<SortChoice, 'sorted'>) {
  if (!sorted) return null;
  return <Icon className={'size-3.5'} name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} />;
}
