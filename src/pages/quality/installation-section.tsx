import { currentLanguage } from '../../current.ts';
import type { Installation } from '../../domain/quality/installation-figures.ts';
import { qualityWords as t } from '../../i18n/public/quality/quality.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { Section } from '../../ui/text/section.tsx';
import { FigureGroup } from './figure-group.tsx';

export type InstallationProps = {
  /** Undefined while the database does not answer. */
  installation: Installation | undefined;
  /** Headers of a page of this server; undefined: not sent. */
  headers: Readonly<Record<string, string | undefined>>;
};

/** Figures of the running site. */
export function InstallationSection({ installation, headers }: InstallationProps) {
  return (
    <Section id="installation" labelledBy="installation-title" tone="powder">
      <h2 className="t-heading" id="installation-title">
        {t.siteTitle}
      </h2>
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
      <table className="quality-table">
        <caption className="sr-only">{t.headers}</caption>
        <thead>
          <tr>
            <th scope="col">{t.header}</th>
            <th scope="col">{t.value}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                {ruleOf(name)}
                <code className="block break-words text-tiny font-450 text-slate">{name}</code>
              </th>
              <td>{value === undefined ? <span className="text-slate">{t.notSent}</span> : <Value text={value} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
    <table className="quality-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">{t.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
