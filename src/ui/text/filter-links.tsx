type Choice = { label: string; href: string; current: boolean };

/** Filter of the list below as plain links, so that each choice has its own address. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <a
              aria-current={choice.current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-current/25 px-4 py-2 text-small font-600 leading-tight transition-[border-color,background-color] duration-200 hover:border-current aria-[current=true]:border-petrol aria-[current=true]:bg-petrol aria-[current=true]:text-alumina"
              href={choice.href}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
