import { Elysia } from 'elysia';
import { erasureOfRequest } from '../../../domain/erasing/queries.ts';
import { enterRequest } from '../../../domain/privacy/intake.ts';
import { countRequests, listRequests, requestLists } from '../../../domain/privacy/requests.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { isLanguage, type Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { parseRequest } from '../../../web/forms/data-request-form.ts';
import { readForm } from '../../../web/http/body.ts';
import { done, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { formAgain } from '../record-guards.ts';
import { requestAnswers } from './answers.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { dataAsJson, dataAsPdf, evidenceOf } from './downloads.ts';
import { ListPage } from './list-page.tsx';
import { NewPage } from './new-page.tsx';
import {
  dataOf,
  hrefOf,
  missingRequest,
  one,
  requestGuards,
  requestScreen,
  type WithRequest,
  write,
} from './request-screen.tsx';

const section = 'privacy';

/** Requests of people about their personal data. */
export function requestScreens(site: Site) {
  const { db } = site;
  const { screen, take } = requestGuards(site);

  const showCertificate = async ({ row }: WithRequest): Promise<Screen> => {
    if (!row.certificate) return missingRequest();
    const erasure = await erasureOfRequest(db, row.id);
    const body = <CertificatePage certificate={row.certificate} erasure={erasure} request={row} />;
    return { title: t.certificate, section, body };
  };

  return new Elysia({ name: 'backend.privacy.requests' })
    .get(
      endpoints.privacy,
      guardedScreen(site, 'privacy.manage', async ({ query }) => {
        const list = requestLists.find((known) => known === query.get('list')) ?? 'open';
        const [counts, requests] = [await countRequests(db), await listRequests(db, list)];
        const body = <ListPage counts={counts} list={list} requests={requests} />;
        return { title: t.title, section, body };
      }),
    )
    .get(
      endpoints.privacyNew,
      guardedScreen(site, 'privacy.manage', () => {
        return { title: t.newTitle, section, body: <NewPage /> };
      }),
    )
    .post(
      endpoints.privacyNew,
      guardedForm(site, { ...write, action: 'create' }, async ({ request, actor }) => {
        const form = Object.fromEntries(await readForm(request));
        const parsed = parseRequest({ name: '', details: '', ...form }, actor.language);
        if (!parsed.success) {
          const errors = parsed.errors;
          return formAgain(actor.language, t.newTitle, errors, <NewPage errors={errors} values={form} />);
        }
        const language: Language = isLanguage(form.language) ? form.language : 'id';
        return done(hrefOf(await enterRequest(site.dataRequests, actor, parsed.data, language)), t.entered);
      }),
      { parse: 'none' },
    )
    .get(
      one,
      screen((call) => requestScreen(db, call), { isRecorded: true }),
    )
    .post(
      `${one}/data.json`,
      take(async (call) => {
        const data = await dataOf(db, call, 'exported_json');
        return data ? dataAsJson(call.row, data) : missingRequest();
      }),
      { parse: 'none' },
    )
    .post(
      `${one}/data.pdf`,
      take(async (call) => {
        const data = await dataOf(db, call, 'exported_pdf');
        return data ? dataAsPdf(call.row, data) : missingRequest();
      }),
      { parse: 'none' },
    )
    .get(
      `${one}/evidence.json`,
      screen(({ row }) => evidenceOf(row)),
    )
    .get(`${one}/certificate`, screen(showCertificate))
    .use(requestAnswers(site));
}
