import { Icon } from '../media/icon.tsx';

type OnwardLink = { label: string; href: string };

/** Links to related pages as large rows. */
export function Onward({ title, links }: { title: string; links: readonly OnwardLink[] }) {
  return (
    <nav aria-label={title}>
      <p aria-hidden="true" className="t-label mb-3 text-slate">
        {title}
      </p>
      <ul>
        {links.map(({ label, href }) => (
          <li className="border-t border-graphite/20 last:border-b" key={href}>
            <a className="onward" href={href}>
              {label}
              <Icon className="onward-arrow size-5" name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
