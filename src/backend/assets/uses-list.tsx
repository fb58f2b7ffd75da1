import type { AssetUse } from '../../domain/assets/usage.ts';
import { endpoints, href } from '../../routes.ts';

const kinds = {
  featured: 'featured image of the article',
  content: 'in the text of the article',
  document: 'document of the report',
} as const;

/** The uses of an asset with links. */
export function UsesList({ uses }: { uses: readonly AssetUse[] }) {
  return (
    <ul className="grid gap-1 text-small">
      {uses.map((use) => (
        <li className="hex-bullet flex items-baseline gap-2.5 [overflow-wrap:anywhere]" key={keyOf(use)}>
          <span>
            <Use use={use} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Use({ use }: { use: AssetUse }) {
  if ('route' in use) {
    const address = href(use.route, 'en');
    return (
      <>
        {use.kind === 'name' ? 'asked for by its name on the page ' : 'shown in its place on the page '}
        <a className="line-link" href={address}>
          {address}
        </a>
      </>
    );
  }
  return (
    <>
      {kinds[use.kind]}{' '}
      <a className="line-link" href={`${endpoints.articleEdit}/${use.articleId}`}>
        {use.title}
      </a>
    </>
  );
}

function keyOf(use: AssetUse): string {
  return 'route' in use ? `${use.kind} ${use.route.key}` : `${use.kind} ${use.articleId}`;
}
