import { Elysia } from 'elysia';
import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundScreen } from './backend/ui/frame/not-found.tsx';
import { guardedScreen } from './backend/ui/frame/screen.tsx';
import { momentAddress, parseMoment } from './backend/versions/moments/moment-address.ts';
import type { MomentContent } from './domain/moments/at-moment.ts';
import { atMoment, digestOfKept } from './domain/moments/at-moment.ts';
import type { Staff } from './domain/rights/staff.ts';
import { timeMachineWords } from './i18n/backend/time-machine.words.ts';
import { formatMomentWithZone } from './i18n/site/dates.ts';
import { languages } from './i18n/site/language.ts';
import { endpoints } from './routes.ts';
import type { Site } from './site.ts';
import { MomentBanner } from './ui/frame/moment-banner.tsx';
import { htmlHeaders } from './web/http/headers.ts';
import { asMomentPage } from './web/pages/moment-html.ts';

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
        const html = asMomentPage(shown.html, { base: momentAddress(moment), siteUrl, banner });
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
