type TabLinksProps<Name extends string> = {
  label: string;
  links: readonly (readonly [name: Name, text: string, href: string])[];
  current: Name;
};

/** Links between the parts of a screen. */
export function TabLinks<Name extends string>({ label, links, current }: TabLinksProps<Name>) {
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-graphite/15 text-small">
        {links.map(([name, text, href]) => (
          <li key={name}>
            <a
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent font-600 hover:text-laterite aria-[current]:border-laterite"
              href={href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
