import { Elysia } from 'elysia';
import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { eventText } from '../../domain/activity/events.ts';
import { activityList, countRecentActivity, type Entry } from '../../domain/activity/queries.ts';
import {
  type AttentionItem,
  type AttentionKind,
  type Matter,
  ownWork,
  readAttention,
} from '../../domain/attention/queries.ts';
import { type BackupProblem, type BackupState, readBackupState } from '../../domain/backups/state.ts';
import { readPart } from '../../domain/list.ts';
import { may, type RoleHolder } from '../../domain/rights/permissions.ts';
import { listUnsaved, type Unsaved } from '../../domain/unsaved/unsaved.ts';
import {
  attentionWords,
  backupProblemWords,
  backupWords,
  dashboardWords as t,
} from '../../i18n/backend/dashboard.words.ts';
import { unsavedWords } from '../../i18n/backend/unsaved.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes, withQuery } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { completenessText, isComplete } from '../articles/completeness.tsx';
import { timeOf } from '../calendar/labels.ts';
import { AddLink, PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { messageHref } from '../ui/message-address.ts';
import { draftAddress, reviewAddress } from '../ui/version-addresses.ts';
import { UnsavedTexts } from '../unsaved/screens.tsx';

const fetched = 10;
const shown = 5;
const recentDays = 7;

export function dashboardPages(site: Site) {
  return new Elysia({ name: 'backend.dashboard' }).get(
    endpoints.dashboard,
    guardedScreen(site, 'signed-in', async ({ actor }) => {
      const activity = may(actor, 'logs.read') ? await readActivity(site.db) : undefined;
      const matters = await readAttention(site.db, actor);
      const unsaved = await listUnsaved(site.db, actor.id);
      const backups = may(actor, 'accounts.manage') ? await readBackupState(site.db, site.settings.backups) : undefined;
      return {
        title: t.title,
        section: 'dashboard',
        body: <DashboardPage activity={activity} actor={actor} backups={backups} matters={matters} unsaved={unsaved} />,
      };
    }),
  );
}

async function readActivity(db: Db) {
  const entries = await readPart(db, activityList, {}, { limit: fetched });
  return { entries: entries.slice(0, shown), days: recentDays, count: await countRecentActivity(db, recentDays) };
}

type DashboardPageProps = {
  actor: RoleHolder;
  matters: readonly Matter[];
  unsaved: readonly Unsaved[];
  /** Undefined for staff who do not look after the site. */
  backups: BackupState | undefined;
  /** Undefined for staff who may not read the log. */
  activity: { entries: readonly Entry[]; days: number; count: number } | undefined;
};

/** The dashboard: items that need attention and recent activity. */
function DashboardPage({ actor, matters, unsaved, backups, activity }: DashboardPageProps) {
  const own = matters.filter(({ kind }) => ownWork.includes(kind));
  return (
    <>
      <PageHeader
        action={
          <Allowed needs="articles.create">
            <AddLink href={endpoints.articleCreate}>{t.createArticle}</AddLink>
          </Allowed>
        }
        text={
          <>
            {t.signedInAs} <strong className="text-graphite">{actor.username}</strong>
            {actor.roles.includes('administrator') && ' (admin)'}
          </>
        }
        title={t.title}
      />
      <UnsavedTexts texts={unsaved} title={unsavedWords.title} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          {own.length > 0 && (
            <Panel id="own-work" title={t.ownWork}>
              <AttentionList matters={own} />
            </Panel>
          )}
          <Panel id="attention" title={t.attention}>
            <AttentionList matters={matters.filter(({ kind }) => !ownWork.includes(kind))} />
          </Panel>
          {backups && <BackupPanel state={backups} />}
          <Allowed needs="articles.read">
            <Panel id="preview" text={t.previewText} title={t.preview}>
              <ul className="flex flex-wrap gap-x-8 gap-y-2">
                {languageCodes.map((code) => (
                  <li key={code}>
                    <MoreLink href={href(routes.articles.previewIndex, code)}>
                      <span lang={code}>{languages[code].name}</span>
                    </MoreLink>
                  </li>
                ))}
              </ul>
            </Panel>
          </Allowed>
        </div>
        {activity && (
          <Panel
            action={
              <MoreLink href={endpoints.activityLogs}>
                {t.viewAll}
                <span className="sr-only"> {t.viewAllWhat}</span>
              </MoreLink>
            }
            id="activity"
            text={t.activityCount(activity)}
            title={t.activity}
          >
            <RecentActivity entries={activity.entries} />
          </Panel>
        )}
      </div>
    </>
  );
}

/** The latest log entries; partial success is shown as a failure. */
function RecentActivity({ entries }: { entries: readonly Entry[] }) {
  const language = currentLanguage();
  if (entries.length === 0) return <EmptyList title={t.noActivity} />;
  return (
    <ol className="divide-y divide-graphite/12 border-y border-graphite/12">
      {entries.map((entry) => (
        <li className="flex gap-3 py-3" key={entry.id}>
          <Outcome success={entry.status === 'success'} />
          <div className="min-w-0">
            <p className="text-small font-550 [overflow-wrap:anywhere]">{eventText(language, entry)}</p>
            <p className="text-tiny text-slate">
              {entry.username || t.nobody}
              {entry.userId !== null && ` ${t.user({ id: entry.userId })}`} · <Moment at={entry.timestamp} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ success }: { success: boolean }) {
  return (
    <span className={success ? 'pt-0.5 text-mangrove' : 'pt-0.5 text-laterite'}>
      <Icon name={success ? 'circle-check' : 'alert-circle'} />
      <span className="sr-only">{success ? t.success : t.failure}</span>
    </span>
  );
}

/** What waits, each by its name, with links to it and to the whole list. */
function AttentionList({ matters }: { matters: readonly Matter[] }) {
  if (matters.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-small">
        <Icon className="size-5 text-mangrove" name="circle-check" />
        {t.inOrder}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-graphite/12 border-y border-graphite/12">
      {matters.map((matter) => (
        <li className="py-3" key={matter.kind}>
          <Heading matter={matter} />
          <ul className="mt-1 grid pl-12">
            {matter.items
              .filter(({ target }) => target !== 'none')
              .map((item) => (
                <li key={`${item.target}-${item.id}-${item.at?.kind}-${item.at?.moment.getTime()}`}>
                  <Item item={item} showsLanguages={['partialArticles', 'drafts', 'myDrafts'].includes(matter.kind)} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Heading({ matter: { kind, count, isAtLeast } }: { matter: Matter }) {
  const address = lists[kind];
  const text = attentionWords[kind]({ count });
  return (
    <h3 className="flex min-h-9 items-center gap-3 text-small font-600">
      <span className="min-w-9 text-right text-item font-750 text-laterite tabular-nums">
        {count}
        {isAtLeast && '+'}
      </span>
      {address === undefined ? (
        <span className="min-w-0 flex-1">{text}</span>
      ) : (
        <a className="line-link min-w-0 flex-1" href={address}>
          {text}
        </a>
      )}
    </h3>
  );
}

const happenings = { publication: 'appears', unpublication: 'ends', changes: 'changes' } as const;

type ItemProps = { item: AttentionItem /** Says which languages an article lacks. */; showsLanguages: boolean };

function Item({ item: { target, id, name, at, addresses, written }, showsLanguages }: ItemProps) {
  return (
    <a className="group flex min-h-11 items-center gap-3 py-1.5 text-small" href={addressOf(target, id)}>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {at && (
          <span className="mr-2 font-650 tabular-nums">
            {timeOf(at.moment)} {zoneName(at.moment)} {t[happenings[at.kind]]}
          </span>
        )}
        <span className="line-link">{name}</span>
        {showsLanguages && written && !isComplete(written.category, written.details) && (
          <span className="block text-tiny text-slate">{completenessText(written.category, written.details)}</span>
        )}
        {addresses && <span className="block text-tiny text-slate">{addresses.slice(0, 2).join(', ')}</span>}
      </span>
      <Icon className="size-4 text-slate" name="chevron-right" />
    </a>
  );
}

function addressOf(target: AttentionItem['target'], id: number): string {
  switch (target) {
    case 'article':
      return `${endpoints.articleEdit}/${id}`;
    case 'draft':
      return draftAddress(id);
    case 'review':
      return reviewAddress(id);
    case 'asset':
      return `${endpoints.assetManager}/${id}/edit`;
    case 'message':
      return messageHref(id);
    case 'mail':
      return mailHref(id);
    case 'none':
      return endpoints.dashboard;
  }
}

/** The whole list; without one there is nothing to do in the back-office. */
const lists: Record<AttentionKind, string | undefined> = {
  myDrafts: withQuery(endpoints.articleManager, { mine: 'true' }),
  myReviews: withQuery(endpoints.articleManager, { status: 'review' }),
  mentions: undefined,
  withoutId: withQuery(endpoints.articleManager, { language: 'without-id' }),
  withoutEn: withQuery(endpoints.articleManager, { language: 'without-en' }),
  assignedMessages: withQuery(endpoints.messages, { assignee: 'me' }),
  reviews: undefined,
  newMessages: withQuery(endpoints.messages, { status: 'new' }),
  failedMails: withQuery(endpoints.emailHistory, { status: 'failed' }),
  unpurgedCaches: undefined,
  scheduledToday: endpoints.calendar,
  failedChanges: undefined,
  drafts: withQuery(endpoints.articleManager, { status: 'draft' }),
  unpublishedChanges: undefined,
  missingFiles: withQuery(endpoints.brokenLinks, { kind: 'files' }),
  brokenLinks: withQuery(endpoints.brokenLinks, { kind: 'links' }),
  partialArticles: withQuery(endpoints.articleManager, { languages: 'partial' }),
  picturesWithoutAltText: withQuery(endpoints.assetManager, { alt: 'missing' }),
};

/** The newest backup, whether it could be restored, and what is wrong. */
function BackupPanel({ state }: { state: BackupState }) {
  const { setup, problems, last } = state;
  return (
    <Panel id="backups" title={backupWords.title}>
      <div className="grid gap-3 text-small">
        {problems.map((problem) => (
          <Problem key={problem.kind} problem={problem} />
        ))}
        {(setup === 'no-folder' || setup === 'no-key') && <p>{backupWords.setUp}</p>}
        {setup === 'off' && <p>{backupWords.off}</p>}
        {setup === 'complete' && !last && problems.length === 0 && <p>{backupWords.waiting}</p>}
        {last && <Last last={last} />}
        {last && setup === 'complete' && <Proof state={state} />}
      </div>
    </Panel>
  );
}

function Problem({ problem: { kind, detail } }: { problem: BackupProblem }) {
  return (
    <div className="flex gap-2.5">
      <span className="text-laterite">
        <Icon className="size-5" name="alert-circle" />
      </span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-650">{backupProblemWords[kind]}</strong>
        {detail && (
          <span className="block text-tiny text-slate" lang="en">
            {detail}
          </span>
        )}
      </p>
    </div>
  );
}

function Last({ last: { at, sizeInBytes, seconds } }: { last: NonNullable<BackupState['last']> }) {
  const staff = currentLanguage();
  return (
    <p>
      {backupWords.last} <Moment at={at} />{' '}
      <span className="block text-tiny text-slate">
        {backupWords.took({ size: sizeOf(sizeInBytes, staff), duration: durationOf(seconds) })}
      </span>
    </p>
  );
}

function Proof({ state: { proof, problems } }: { state: BackupState }) {
  const staff = currentLanguage();
  if (!proof) return <p>{backupWords.notProven}</p>;
  const when = timeSince(proof.at, staff);
  const isFine = proof.kind === 'restored' && problems.length === 0;
  return (
    <p className="flex gap-2.5">
      <span className={isFine ? 'text-mangrove' : 'text-slate'}>
        <Icon className="size-5" name={isFine ? 'circle-check' : 'clock'} />
      </span>
      <span className="min-w-0">
        {proof.kind === 'read'
          ? backupWords.read({ when })
          : backupWords[proof.kind]({ when, duration: durationOf(proof.seconds) })}
      </span>
    </p>
  );
}

/** "4 min 12 s" */
function durationOf(total: number): string {
  const rounded = Math.max(1, Math.round(total));
  const minutes = Math.floor(rounded / 60);
  const seconds = String(rounded % 60);
  return minutes > 0 ? backupWords.minutes({ minutes: String(minutes), seconds }) : backupWords.seconds({ seconds });
}

/** "3 days ago" */
function timeSince(moment: Date, language: Language): string {
  const hours = Math.floor((Date.now() - +moment) / 3_600_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return hours < 48 ? relative.format(-Math.max(hours, 0), 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}

function sizeOf(bytes: number, language: Language): string {
  const megabytes = bytes / 1_000_000;
  const digits = megabytes < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(megabytes);
}
