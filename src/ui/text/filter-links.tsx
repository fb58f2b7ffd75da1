type Choice = {
  label: string;
  /** Number of items in the list; without any, the choice is no link unless it is the current one. */
  count?: number;
  href: string;
  current: boolean;
};

/** Filter of the list below as plain links, so that each choice has its own address. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <FilterLink {...choice} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 py-2 text-small font-600 leading-tight';

function FilterLink({ label, count, href, current }: Choice) {
  const number = count !== undefined && <span className="font-450 opacity-80">{count}</span>;
  if (count === 0 && !current) {
    return (
      <span className={`${chipClass} border-dashed border-graphite/25 text-slate`}>
        {label} {number}
      </span>
    );
  }
  return (
    <a
      aria-current={current ? 'true' : undefined}
      className={`${chipClass} border-current/25 transition-[border-color,background-color] duration-200 hover:border-current aria-[current=true]:border-petrol aria-[current=true]:bg-petrol aria-[current=true]:text-alumina`}
      href={href}
    >
      {label} {number}
    </a>
  );
}
