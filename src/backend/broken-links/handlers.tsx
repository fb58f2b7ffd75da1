import { currentLanguage } from '../../current.ts';
import {
  type ArticleWithBrokenLinks,
  type BrokenKind,
  type BrokenLink,
  brokenLinkList,
} from '../../domain/links/broken-links.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import { brokenLinkWords as t } from '../../i18n/backend/broken-links.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { choiceLabel } from '../articles/labels.ts';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { TabLinks } from '../ui/lists/tab-links.tsx';
import { screens } from '../ui/screens.tsx';

const addressOf = (kind: BrokenKind) => withQuery(endpoints.brokenLinks, { kind });

/** Articles with files or links that do not exist, with the fields that have them. */
function brokenLinksLook(kind: BrokenKind): ListLook<ArticleWithBrokenLinks> {
  const tabs = [['files', t.filesTab, addressOf('files')] as const, ['links', t.linksTab, addressOf('links')] as const];
  const text = `${kind === 'files' ? t.filesText : t.linksText} ${t.checked}`;
  return {
    texts: { title: t[kind], text, caption: t[kind], nothing: t.nothing },
    noun: t.count,
    above: <TabLinks current={kind} label={t.kinds} links={tabs} />,
    columns: [
      {
        head: t.article,
        main: true,
        cell: ({ id, title, status }) => (
          <>
            <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.articlePreview}/${id}`}>
              {title}
            </a>
            <span className="mt-0.5 block text-tiny text-slate">{choiceLabel(currentLanguage(), status)}</span>
          </>
        ),
      },
      {
        head: t.places,
        cell: ({ broken }) =>
          broken.length === 0 ? (
            t.corrected
          ) : (
            <ul className="grid gap-1 [overflow-wrap:anywhere]">
              {broken.map((one) => (
                <Place key={`${one.field} ${one.language} ${one.address}`} link={one} />
              ))}
            </ul>
          ),
      },
      {
        head: `#${listWords.actions}`,
        align: 'end',
        cell: ({ id, title }) => (
          <Allowed needs="articles.write">
            <a
              aria-label={`${articleListWords.edit}: ${title}`}
              className="line-link inline-flex min-h-11 items-center font-600"
              href={`${endpoints.articleEdit}/${id}`}
            >
              {articleListWords.edit}
            </a>
          </Allowed>
        ),
      },
    ],
  };
}

function Place({ link: { field, language, address } }: { link: BrokenLink }) {
  return (
    <li>
      <span className="text-slate">
        {articleFieldWords[field]}
        {language && ` (${articleFieldWords[language]})`}:
      </span>{' '}
      {address}
    </li>
  );
}

/** Articles that refer to missing files, or have links that are broken. */
export function brokenLinkPages(site: Site) {
  const list = endpoints.brokenLinks;
  return screens(site, { name: 'broken-links', section: 'articles', back: list, notFound: () => t.files }).list(
    list,
    brokenLinkList,
    { pageSize: 25, noPage: ({ kind }) => t[kind] },
    ({ filter }) => brokenLinksLook(filter.kind),
  ).routes;
}
