import { currentLanguage } from '../../current.ts';
import type { AssetUse } from '../../domain/assets/usage.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { endpoints, href } from '../../routes.ts';
import { TextLink } from '../../ui/text/button.tsx';

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
  const language = currentLanguage();
  if ('route' in use) {
    const address = href(use.route, language);
    return (
      <>
        {use.kind === 'name' ? t.askedByName : t.shownInPlace} <TextLink href={address}>{address}</TextLink>
      </>
    );
  }
  if (use.kind === 'portrait') {
    return (
      <>
        {t.portrait} <TextLink href={`${endpoints.leaderManager}/${use.leaderId}`}>{use.name}</TextLink>
      </>
    );
  }
  return (
    <>
      {t[use.kind]} <TextLink href={`${endpoints.articleEdit}/${use.articleId}`}>{use.title}</TextLink>
    </>
  );
}

function keyOf(use: AssetUse): string {
  if ('route' in use) return `${use.kind} ${use.route.key}`;
  return `${use.kind} ${use.kind === 'portrait' ? use.leaderId : use.articleId}`;
}
