import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { type Installation, InstallationFigures } from '../../domain/quality/installation-figures.ts';
import { measures } from '../../domain/quality/results.ts';
import { qualityWords as t } from '../../i18n/public/quality/quality.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { type BuildQuality, buildName, manifest } from '../../manifest.ts';
import { release } from '../../release.ts';
import { hrefTo, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { htmlHeaders } from '../../web/http/headers.ts';
import { transportHeaders } from '../../web/http/responses/finish-response.ts';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { FigureTable } from '../figure-table.tsx';
import { buildGroups, isComplete, type Measured, type Row } from './build-figures.ts';

type QualityPageProps = InstallationProps & {
  quality: BuildQuality;
  release: string;
  trail: readonly Crumb[];
};

function QualityPage({ quality, release, trail, headers, installation }: QualityPageProps) {
  return (
    <>
      <Opening quality={quality} release={release} trail={trail} />
      <Section id="build" labelledBy="build-title">
        <Heading id="build-title">{t.buildTitle}</Heading>
        <p className="mb-12 mt-5 max-w-[38rem] text-slate lg:mb-16">{t.buildText}</p>
        <div className="grid gap-14 lg:gap-20">
          {buildGroups(quality).map((group) => (
            <FigureGroup head={group.head} id={group.id} key={group.id} text={group.text} title={group.title}>
              <FiguresTable rows={group.rows} title={group.title} />
            </FigureGroup>
          ))}
        </div>
      </Section>
      <InstallationSection headers={headers} installation={installation} />
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.policies.accessibility) }}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

type OpeningProps = Pick<QualityPageProps, 'quality' | 'release' | 'trail'> & {};

/** The title beside what identifies this build. */
function Opening({ quality, release, trail }: OpeningProps) {
  const complete = quality.results.filter((result) => isComplete(quality, result)).length;
  const facts = [
    [t.release, release],
    [t.sources, buildName()],
    [t.measured, t.ofNumber({ count: complete, all: measures.length })],
  ];
  return (
    <header className="tone-powder pb-14 pt-8 lg:pb-20 lg:pt-12">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <h1 className="mt-8 t-page max-w-[14ch] lg:mt-14">{t.title}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <p className="t-lead max-w-[36rem] lg:col-span-7">{t.lead}</p>
          <dl className="lg:col-span-4 lg:col-start-9">
            {facts.map(([name, value]) => (
              <div
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-graphite/25 py-3 first:pt-0"
                key={name}
              >
                <dt className="text-small text-slate">{name}</dt>
                <dd className="font-650 tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}

/** Figures with their targets, and when they were measured. On narrow screens each row is a block. */
function FiguresTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table className="quality-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">{t.result}</th>
          <th scope="col">{t.target}</th>
          <th scope="col">{t.source}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, target, isMissed, measured }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Label text={t.result} />
              {value === undefined ? (
                <span className="text-slate">{t.notMeasured}</span>
              ) : (
                <span className="font-650 tabular-nums">{value}</span>
              )}
              {isMissed && <span className="block text-tiny text-laterite">{t.missed}</span>}
            </td>
            <td className="tabular-nums">
              <Label text={t.target} />
              {target ?? t.noTarget}
            </td>
            <td>
              <Source measured={measured} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Name of the column where the head of the table is not displayed. A screen reader has it from the head. */
function Label({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="block text-tiny text-slate md:hidden">
      {text}
    </span>
  );
}

/** When a figure was measured. */
function Source({ measured }: { measured: Measured }) {
  if (measured.kind === 'missing') return <>{t.notInThisBuild}</>;
  const { at, count, expected, isEarlier } = measured;
  return (
    <>
      <time dateTime={at.toISOString()}>{formatMomentWithZone(at, currentLanguage())}</time>
      {isEarlier && <span className="block text-laterite">{t.earlier}</span>}
      {count < expected && <span className="block">{t.partly({ count, all: expected })}</span>}
    </>
  );
}

export function qualityPage(db: Site['db']): PublicPage {
  const figures = new InstallationFigures(db);
  return publicPage(routes.quality.index, (request) => showQuality(request, figures), { cached: false });
}

async function showQuality(request: PageRequest, figures: InstallationFigures): Promise<LoadedPage> {
  const { language, siteUrl, degrade } = request;
  const { title, description } = t;
  const trail = [{ label: title, href: hrefTo(routes.quality.index) }];
  const installation = await figures.read().catch((error: unknown) => {
    degrade(error);
    return undefined;
  });
  return {
    meta: { title, description, structuredData: [breadcrumbData(siteUrl, language, trail)] },
    bar: 'solid',
    body: (
      <QualityPage
        headers={{ ...sentOverHttps, ...htmlHeaders, ...transportHeaders(siteUrl) }}
        installation={installation}
        quality={manifest().quality}
        release={release}
        trail={trail}
      />
    ),
  };
}

/** Missing without HTTPS. */
const sentOverHttps = { 'strict-transport-security': undefined };

type InstallationProps = {
  /** Undefined while the database does not answer. */
  installation: Installation | undefined;
  /** Headers of a page of this server; undefined: not sent. */
  headers: Readonly<Record<string, string | undefined>>;
};

/** Figures of the running site. */
function InstallationSection({ installation, headers }: InstallationProps) {
  return (
    <Section id="installation" labelledBy="installation-title" tone="powder">
      <Heading id="installation-title">{t.siteTitle}</Heading>
      <p className="mb-12 mt-5 max-w-[38rem] text-slate lg:mb-16">{t.siteText}</p>
      <div className="grid gap-14 lg:gap-20">
        <UptimeGroup installation={installation} />
        <RestoreGroup installation={installation} />
        <HeadersGroup headers={headers} />
      </div>
    </Section>
  );
}

type GroupProps = Pick<InstallationProps, 'installation'>;

function UptimeGroup({ installation }: GroupProps) {
  const uptime = installation?.uptime;
  const share = uptime && sharesIn().format(uptime.minutes / uptime.possibleMinutes);
  const rows: [string, string][] = uptime
    ? [
        [t.minutes, t.ofNumber({ count: uptime.minutes, all: uptime.possibleMinutes })],
        [t.since, formatMomentWithZone(uptime.since, currentLanguage())],
      ]
    : [];
  return (
    <FigureGroup
      head={share === undefined ? undefined : { value: share, label: t.uptimeFigure }}
      id="uptime"
      text={t.uptimeText}
      title={t.uptime}
    >
      <Facts missing={installation ? t.uptimeMissing : t.unavailable} rows={rows} title={t.uptime} />
    </FigureGroup>
  );
}

function RestoreGroup({ installation }: GroupProps) {
  const restore = installation?.restore;
  const duration =
    restore && restore.seconds !== null
      ? t.duration({ minutes: Math.floor(restore.seconds / 60), seconds: Math.round(restore.seconds) % 60 })
      : undefined;
  const rows: [string, string][] = restore ? [[t.restoredAt, formatMomentWithZone(restore.at, currentLanguage())]] : [];
  return (
    <FigureGroup
      head={duration === undefined ? undefined : { value: duration, label: t.restoreFigure }}
      id="restore"
      text={t.restoreText}
      title={t.restore}
    >
      <Facts missing={installation ? t.restoreMissing : t.unavailable} rows={rows} title={t.restore} />
    </FigureGroup>
  );
}

function HeadersGroup({ headers }: Pick<InstallationProps, 'headers'>) {
  const own = Object.entries(headers).filter(([name]) => name !== 'content-type');
  const sent = own.filter(([, value]) => value !== undefined);
  return (
    <FigureGroup
      head={{ value: t.ofNumber({ count: sent.length, all: own.length }), label: t.headersFigure }}
      id="headers"
      text={t.headersText}
      title={t.headers}
    >
      <FigureTable
        caption={t.headers}
        className="quality-table"
        columns={[t.header, t.value]}
        rows={own.map(([key, value]) => ({
          key,
          heading: (
            <>
              {ruleOf(key)}
              <code className="block break-words text-tiny font-450 text-slate">{key}</code>
            </>
          ),
          cells: [
            value === undefined ? (
              <span className="text-slate" key="value">
                {t.notSent}
              </span>
            ) : (
              <Value key="value" text={value} />
            ),
          ],
        }))}
      />
    </FigureGroup>
  );
}

/** What a header means to a visitor; undefined for a header without a text. */
function ruleOf(name: string): string | undefined {
  const rules: Readonly<Record<string, string>> = {
    'strict-transport-security': t.rule_transport,
    'x-content-type-options': t.rule_types,
    'referrer-policy': t.rule_referrer,
    'permissions-policy': t.rule_devices,
    'cross-origin-opener-policy': t.rule_windows,
    'cross-origin-resource-policy': t.rule_files,
    'x-frame-options': t.rule_frames,
    'content-security-policy': t.rule_contents,
  };
  return rules[name];
}

/** The first part of a value: the policies of scripts and devices have many. */
function Value({ text }: { text: string }) {
  const [first = '', ...others] = text.split(/[;,]/);
  return <code className="break-words">{others.length > 0 ? `${first}, …` : first}</code>;
}

type FactsProps = { title: string; rows: readonly [string, string][]; missing: string };

function Facts({ title, rows, missing }: FactsProps) {
  if (rows.length === 0) {
    return (
      <p className="border-t border-graphite/25 pt-4">
        <span className="font-650">{t.notMeasured}.</span> {missing}
      </p>
    );
  }
  return (
    <FigureTable
      caption={title}
      cellClass="tabular-nums"
      className="quality-table"
      columns={[t.figure, t.result]}
      rows={rows.map(([key, value]) => ({ key, cells: [value] }))}
    />
  );
}

/** Rounded down: a share below 100 must not read as 100. */
function sharesIn(): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[currentLanguage()].htmlLang, {
    style: 'percent',
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  });
}

type FigureGroupProps = {
  id: string;
  title: string;
  text: string;
  /** The main figure of the group; without it the table says what is missing. */
  head: { value: string; label: string } | undefined;
  children: ReactNode;
};

/** A measure: its name and leading figure beside the table of all its figures. */
function FigureGroup({ id, title, text, head, children }: FigureGroupProps) {
  return (
    <article aria-labelledby={`${id}-title`} className="border-t border-graphite/25 pt-7" id={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <h3 className="t-sub" id={`${id}-title`}>
            {title}
          </h3>
          <p className="mt-3 max-w-[34rem] text-slate">{text}</p>
          {head && (
            <p className="mt-7 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <span className="t-heading text-laterite tabular-nums">{head.value}</span>
              <span className="text-small">{head.label}</span>
            </p>
          )}
        </div>
        <div className="min-w-0 lg:col-span-7">{children}</div>
      </div>
    </article>
  );
}
