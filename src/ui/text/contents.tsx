import { Icon } from '../media/icon.tsx';

type ContentsProps = {
  title: string;
  /** `id`: of the section. */
  entries: readonly { id: string; name: string }[];
};

/** Table of contents of a long page: beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav aria-label={title} className="lg:sticky lg:top-28">
      <details className="border-y border-graphite/20 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-600">
          {title}
          <Icon className="turns size-5" name="chevron-down" />
        </summary>
        <List entries={entries} />
      </details>
      <div className="max-lg:hidden">
        <h2 className="t-label mb-3">{title}</h2>
        <List entries={entries} />
      </div>
    </nav>
  );
}

function List({ entries }: Pick<ContentsProps, 'entries'>) {
  return (
    <ol className="text-small" data-contents="">
      {entries.map(({ id, name }) => (
        <li className="border-t border-graphite/15" key={id}>
          <a className="block py-2.5 hover:text-laterite" href={`#${id}`}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
}
