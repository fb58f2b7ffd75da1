import { Elysia } from 'elysia';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLanguage } from '../../../current.ts';
import { atMoment, digestOfKept, type MomentContent } from '../../../domain/moments/at-moment.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { timeMachineWords as t, timeMachineWords } from '../../../i18n/backend/time-machine.words.ts';
import { formatLongDate, formatMomentWithZone, zoneName } from '../../../i18n/site/dates.ts';
import { languageCodes, languages } from '../../../i18n/site/language.ts';
import { navigationWords } from '../../../i18n/site/navigation.words.ts';
import { endpoints, href, routes, withQuery } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { MomentBanner } from '../../../ui/frame/moment-banner.tsx';
import { Button, TextLink } from '../../../ui/text/button.tsx';
import { htmlHeaders } from '../../../web/http/headers.ts';
import { asMomentPage } from '../../../web/pages/moment-html.ts';
import { fromLocal, toLocal } from '../../ui/forms/local-time.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { guardedScreen } from '../../ui/frame/screen.tsx';
import { screens } from '../../ui/screens.tsx';
import { versionAddress } from '../../ui/version-addresses.ts';

/** Choice of the moment, and what the site had then. */
export function timeMachineScreens(site: Site) {
  const back = endpoints.timeMachine;
  return screens(site, { name: 'time-machine', section: 'timeMachine', back, notFound: () => t.title }).show(
    endpoints.timeMachine,
    'timeMachine.read',
    async ({ query }) => {
      const given = query.get('at');
      if (given === null) return { title: t.title, body: <TimeMachinePage value={toLocal(new Date())} /> };
      const moment = parseMoment(given);
      if (!moment) {
        const title = frameWords.errorTitle({ title: t.title });
        return { title, status: 422, body: <TimeMachinePage error={t.invalid} value={given.slice(0, 16)} /> };
      }
      const content = await atMoment(site.db, moment, async (_then, found) => found);
      return { title: t.title, body: <TimeMachinePage shown={{ moment, content }} value={toLocal(moment)} /> };
    },
  ).routes;
}

type MomentView = { moment: Date; content: MomentContent };
function TimeMachinePage({ value, error, shown }: { value: string; error?: string; shown?: MomentView }) {
  return (
    <>
      <PageHeader text={t.text} title={t.title} />
      <div className="grid max-w-160 gap-5">
        <form action={endpoints.timeMachine} className="flex flex-wrap items-end gap-4">
          <TextField
            defaultValue={value}
            error={error}
            id="moment"
            label={t.moment({ zone: zoneName() })}
            name="at"
            type="datetime-local"
          />
          <Button>{t.show}</Button>
        </form>
        {shown && <Moment {...shown} />}
      </div>
    </>
  );
}

function Moment({ moment, content }: MomentView) {
  const staff = currentLanguage();
  const { digest, items, erased } = content;
  return (
    <>
      <Panel id="moment-content" title={t.at({ moment: formatMomentWithZone(moment, staff) })}>
        <p>{t.items({ count: items })}</p>
        <p className="mt-3 text-small [overflow-wrap:anywhere]">
          <span className="font-650">{t.digest}:</span> {digest}
        </p>
        <p className="mt-1 text-tiny text-slate">{t.digestText}</p>
        <h3 className="mt-5 text-small font-700">{t.pages}</h3>
        {languageCodes.map((language) => (
          <ul className="mt-2 flex flex-wrap gap-x-5" key={language} lang={languages[language].htmlLang}>
            {pagesIn(language).map(({ address, label }) => (
              <li key={address}>
                <a
                  className="line-link inline-flex min-h-11 items-center"
                  href={momentAddress(moment) + address}
                  hrefLang={languages[language].hreflang}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </Panel>
      {erased.length > 0 && (
        <Panel id="moment-gaps" title={t.gaps}>
          <p className="text-small">{t.gapsText}</p>
          <ul className="mt-2 grid gap-1 text-small">
            {erased.map(({ noun, itemId, number, erasedOn, isWhole }) => {
              const date = formatLongDate(new Date(`${erasedOn}T00:00:00+07:00`), staff);
              return (
                <li key={`${noun} ${itemId}`}>
                  <TextLink href={versionAddress(noun, itemId, number)}>{t[noun]({ id: itemId })}</TextLink>{' '}
                  {isWhole ? t.removed({ date }) : t.removedPartly({ date })}
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
    </>
  );
}

function pagesIn(language: 'id' | 'en') {
  const t = navigationWords(language);
  return [
    { address: href(routes.home.index, language), label: t.home },
    { address: href(routes.articles.index, language), label: t.news },
    { address: href(routes.leadership.index, language), label: t.leadership },
    { address: href(routes.publications.index, language), label: t.publications },
  ];
}

/** Neither stored nor indexed. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

type AtPath = { moment: string; '*': string };
type AtFile = { moment: string; file: string };

/** Public pages with the content of another moment, for staff. */
export function timeMachine(site: Site) {
  const { db, siteUrl } = site;
  return new Elysia({ name: 'time-machine' })
    .get(
      `${endpoints.timeMachine}/:moment/files/:file`,
      guardedScreen<AtFile>(site, 'timeMachine.read', async ({ request, params }) => {
        const sha256 = await digestOfKept(db, params.file);
        const kept = sha256 ? await site.assetStore.kept.open(sha256, params.file) : undefined;
        const answer = await site.assetFiles.answerPrivately(params.file, request, kept);
        return answer ?? missing();
      }),
    )
    .get(
      `${endpoints.timeMachine}/:moment/*`,
      guardedScreen<AtPath>(site, 'timeMachine.read', async ({ params, query, actor }) => {
        const moment = parseMoment(params.moment);
        if (!moment) return missing();
        const shown = await atMoment(db, moment, async (then, content) => {
          const page = await site.content.readPage(then, `/${params['*']}?${query}`);
          return page && { content, html: page.html, status: page.status };
        });
        if (!shown) return missing();
        const banner = renderToStaticMarkup(bannerOf(actor, moment, shown.content));
        const html = asMomentPage(shown.html, { base: momentAddress(moment), siteUrl, banner, hasOwnFiles: true });
        return new Response(html, { status: shown.status, headers: { ...htmlHeaders, ...headers } });
      }),
    );
}

function bannerOf({ language }: Staff, moment: Date, { digest, erased }: MomentContent) {
  const t = timeMachineWords(language);
  const text = { moment: formatMomentWithZone(moment, language) };
  return (
    <MomentBanner
      digest={digest}
      digestLabel={t.digest}
      gaps={erased.length > 0 ? t.bannerGaps({ count: erased.length }) : undefined}
      lang={languages[language].htmlLang}
      leave={{ href: momentAddress(moment, 'choice'), label: t.leave }}
      text={moment > new Date() ? t.bannerFuture(text) : t.banner(text)}
    />
  );
}

function missing() {
  return notFoundScreen((language) => timeMachineWords(language).notThere, endpoints.timeMachine);
}

const firstYear = 2000;
const maxYearsAhead = 2;

/** A minute as addresses and forms have it, in the company's time zone; undefined outside of the years that can be shown. */
function parseMoment(text: string): Date | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? fromLocal(text) : undefined;
  if (!moment) return undefined;
  const last = new Date();
  last.setUTCFullYear(last.getUTCFullYear() + maxYearsAhead);
  return moment.getUTCFullYear() >= firstYear && moment <= last ? moment : undefined;
}

/** Prefix of the addresses of the pages at a moment, or the screen that chooses another one. */
function momentAddress(moment: Date, screen: 'pages' | 'choice' = 'pages'): string {
  const at = toLocal(moment);
  return screen === 'pages' ? `${endpoints.timeMachine}/${at}` : withQuery(endpoints.timeMachine, { at });
}
