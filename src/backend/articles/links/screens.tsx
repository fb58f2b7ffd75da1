import { currentLanguage } from '../../../current.ts';
import { type Article, findStoredArticle } from '../../../domain/articles/queries.ts';
import { createPreviewLink, maxPreviewNoteCharacters, revokePreviewLink } from '../../../domain/previews/commands.ts';
import { isOpen, listPreviewLinks, type PreviewLink } from '../../../domain/previews/queries.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import { listVersions, type VersionEntry } from '../../../domain/versions/queries.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { previewLinkWords as t } from '../../../i18n/backend/articles/preview-links.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import { languageCodes, languages } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx';
import { LinkButton } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { type Call, done, failed } from '../../ui/frame/screen.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { screens } from '../../ui/screens.tsx';

/** Versions that a link can be made for in the form; the API takes every version. */
const maxOfferedVersions = 20;

/** Preview links of an article, for people without an account. */
export function articleLinkScreens(site: Site) {
  const { db, siteUrl } = site;
  const one = `${endpoints.articleLinks}/:id`;
  const page = async (article: Article, more: Pick<LinksPageProps, 'token' | 'error'> = {}) => {
    const links = await listPreviewLinks(db, article.id);
    const versions = await listVersions(db, 'articles', article.id, { limit: maxOfferedVersions });
    return <LinksPage article={article} links={links} siteUrl={siteUrl} versions={versions} {...more} />;
  };
  const address = ({ params }: Call) => `${endpoints.articleLinks}/${params?.id}`;
  const back = endpoints.articleManager;
  return screens(site, {
    name: 'articles.links',
    section: 'articles',
    back,
    notFound: () => articleListWords.notFound,
  })
    .showOne(one, 'previews.share', findStoredArticle, async ({ row }) => ({ title: t.title, body: await page(row) }))
    .send(
      one,
      createPreviewLink,
      {
        names: ['valid_for_hours', 'version', 'note'],
        valuesOf: () => ({}),
        inputOf: ({ valid_for_hours: hours, version, note }) => ({
          valid_for_hours: Number(hours),
          version: version ? Number(version) : null,
          note,
        }),
        problemText: (problem, field) => {
          if (field === 'valid_for_hours') return t.chooseTime;
          return problem === 'tooManyPreviewLinks' ? t.tooMany : t.unknownVersion;
        },
        failed: () => t.notCreated,
        title: () => t.title,
        body: ({ row, errors }) => page(row, { error: errors[0]?.text }),
      },
      // The address is shown in this answer only.
      async ({ token }, article) => ({ title: t.title, body: await page(article, { token }) }),
    )
    .act(`${one}/:link/revoke`, revokePreviewLink, {
      missing: (call) => failed(address(call), t.notRevoked),
      done: (_value, _link, call) => done(address(call), t.isRevoked),
    }).routes;
}

/** Validity on offer, in hours. */
const offeredHours = [1, 24, 72, 168, 336] as const;

type LinksPageProps = {
  article: Article;
  links: readonly PreviewLink[];
  versions: readonly VersionEntry[];
  siteUrl: string;
  /** Token of the link that was just created. */
  token?: string | undefined;
  error?: string | undefined;
};

function LinksPage({ article, links, versions, siteUrl, token, error }: LinksPageProps) {
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={`${endpoints.articlePreview}/${article.id}`} icon={null} variant="outline">
            {t.back}
          </LinkButton>
        }
        text={t.text}
        title={`${t.title}: ${titleOf(article)}`}
      />
      <div className="grid gap-6">
        {token && <NewLink siteUrl={siteUrl} token={token} />}
        <CreateForm articleId={article.id} error={error} versions={versions} />
        <Panel id="links" title={t.links}>
          {links.length === 0 ? <EmptyList title={t.none} /> : <Links articleId={article.id} links={links} />}
        </Panel>
      </div>
    </>
  );
}

function NewLink({ token, siteUrl }: { token: string; siteUrl: string }) {
  return (
    <Panel id="new-link" text={t.copyNow} title={t.created}>
      <div className="grid gap-4">
        {languageCodes.map((code) => (
          <TextField
            defaultValue={`${siteUrl}${endpoints.sharedPreview[code]}/${token}`}
            id={`link-${code}`}
            key={code}
            label={t.address({ language: languages[code].name })}
            readOnly
          />
        ))}
      </div>
    </Panel>
  );
}

type CreateFormProps = { articleId: number; versions: readonly VersionEntry[]; error: string | undefined };

function CreateForm({ articleId, versions, error }: CreateFormProps) {
  const times = offeredHours.map(
    (hours) => [String(hours), hours < 24 ? t.hours({ count: hours }) : t.days({ count: hours / 24 })] as const,
  );
  const shown = versions.map(
    ({ number, savedAt, savedBy }) =>
      [
        String(number),
        t.versionOf({ number, moment: formatMomentBriefly(savedAt, currentLanguage()), by: savedBy ?? '–' }),
      ] as const,
  );
  return (
    <Panel id="create-link" title={t.create}>
      <form action={`${endpoints.articleLinks}/${articleId}`} className="grid gap-5 sm:grid-cols-2" method="post">
        <SelectField choices={times} defaultValue="24" id="valid" label={t.validFor} name="valid_for_hours" />
        <SelectField
          choices={[['', t.newest], ...shown]}
          defaultValue=""
          error={error}
          id="version"
          label={t.shows}
          name="version"
        />
        <TextField
          autoComplete="off"
          hint={t.noteHint}
          id="note"
          label={t.note}
          maxLength={maxPreviewNoteCharacters}
          name="note"
        />
        <button className="btn-primary self-end justify-self-start" type="submit">
          {t.create}
        </button>
      </form>
    </Panel>
  );
}

function Links({ articleId, links }: { articleId: number; links: readonly PreviewLink[] }) {
  return (
    <Table
      caption={t.caption}
      columns={[
        {
          head: t.note,
          alone: true,
          cell: ({ id, note, createdBy }) => (
            <>
              {note || '–'} <span className="text-tiny text-slate">#{id}</span>
              <span className="block text-tiny text-slate">{t.createdBy({ name: createdBy })}</span>
            </>
          ),
        },
        { head: t.state, cell: (link) => <State link={link} /> },
        { head: t.until, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
        { head: t.shows, cell: ({ version }) => (version === null ? t.newestBriefly : t.version({ number: version })) },
        {
          head: t.uses,
          cell: ({ uses, lastUsedAt }) => (
            <span>
              {t.times({ count: uses })}
              {lastUsedAt && (
                <span className="block text-tiny text-slate">
                  {t.last} <Moment at={lastUsedAt} />
                </span>
              )}
            </span>
          ),
        },
        {
          head: `#${t.actions}`,
          align: 'end',
          cell: (link) =>
            isOpen(link) && (
              <form action={`${endpoints.articleLinks}/${articleId}/${link.id}/revoke`} method="post">
                <button
                  aria-label={t.revokeOf({ id: link.id })}
                  className="line-link min-h-11 whitespace-nowrap text-small font-600"
                  type="submit"
                >
                  {t.revoke}
                </button>
              </form>
            ),
        },
      ]}
      rows={links}
    />
  );
}

function State({ link }: { link: PreviewLink }) {
  if (link.revokedAt) return <StatusBadge tone="bad">{t.revoked}</StatusBadge>;
  return isOpen(link) ? <StatusBadge tone="good">{t.open}</StatusBadge> : <StatusBadge>{t.expired}</StatusBadge>;
}
