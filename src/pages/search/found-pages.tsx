import type { PageHit } from '../../domain/search/hits.ts';
import { MarkedText } from '../../ui/text/marked-text.tsx';

export function FoundPages({ hits }: { hits: readonly PageHit[] }) {
  return (
    <ul className="grid gap-6">
      {hits.map(({ id, title, description, href }) => (
        <li key={id}>
          <h3 className="t-item">
            <a className="line-link" href={href}>
              <MarkedText of={title} />
            </a>
          </h3>
          <p className="mt-1 text-small text-slate">
            <MarkedText of={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
