import { Elysia } from 'elysia';
import { type Reader, readersOf } from '../../domain/baik/recipients/readers.ts';
import { hasRecoveryKey, isChannelOpen } from '../../domain/baik/recipients/recipients.ts';
import type { Language } from '../../i18n/site/language.ts';
import { routes } from '../../routes.ts';
import { builtPicture } from '../../ui/media/picture.tsx';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { reportForm } from '../../web/forms/baik/report-form.ts';
import { emptyForm, formPosts, pageAfterForm, refusedForm } from '../../web/forms/form-answers.tsx';
import { submitForm } from '../../web/forms/public-form.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import type { PageServer } from '../../web/pages/page-server.tsx';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { reportFields } from './baik-fields.ts';
import { type BaikContent, pictureKey, reportPage } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { baikMailbox } from './mailbox/mailbox-handlers.tsx';
import { mailboxPage } from './mailbox/mailbox-page.tsx';

const route = routes.baik.index;
const options = { cached: false, headers: discreetHeaders };

type ReportSite = { readonly pageServer: PageServer; readonly reports: ReportChannel };

export function baikPages(site: ReportSite) {
  return new Elysia({ name: 'pages.baik' })
    .use(site.pageServer.plugin(channelPages(site)))
    .use(postedReports(site))
    .use(baikMailbox(site));
}

/** Not cached anywhere: every form contains its own token and time stamp. */
function channelPages(site: ReportSite): PublicPage[] {
  // A log entry would reveal the time of a visit.
  const degrade = (error: unknown) => site.reports.tally.countFailure(error);
  return [
    publicPage(route, (request) => showBaik(site.reports, { ...request, degrade }), options),
    publicPage(
      routes.baik.mailbox,
      ({ language, siteUrl }) => Promise.resolve(mailboxPage(language, siteUrl, { kind: 'door' })),
      options,
    ),
  ];
}

async function showBaik(channel: ReportChannel, request: PageRequest): Promise<LoadedPage> {
  const { language, late, degrade } = request;
  const picture = late(managedPicture(channel.store.db, 'Budaya_BAIK_Banner', pictureKey, language, degrade));
  return reportPage(language, channel, picture, await form(channel, request));
}

async function form(channel: ReportChannel, { language, degrade }: PageRequest): Promise<BaikContent> {
  const {
    store: { db },
    gate,
    isDemo,
  } = channel;
  let readers: readonly Reader[] = [];
  // While the database does not answer, the page claims no less than may be true.
  let hasSpareKey = true;
  try {
    if (!(await isChannelOpen(db))) return { kind: 'closed', typed: '' };
    readers = await readersOf(db);
    hasSpareKey = await hasRecoveryKey(db);
  } catch (error) {
    // Checked again when the form is submitted.
    degrade(error);
  }
  return {
    kind: 'form',
    isDemo,
    hasSpareKey,
    form: baikFormProps(language, emptyForm(reportFields, await gate.issueIfPossible(degrade)), { readers }),
  };
}

/** The answer shows the receipt: sent again, as a reload does, the same form gets the same one. */
function postedReports(site: ReportSite) {
  const answer = (
    language: Language,
    content: BaikContent,
    rest: Partial<Parameters<typeof pageAfterForm>[1]> = {},
  ) => {
    const page = reportPage(language, site.reports, builtPicture(pictureKey), content);
    const headers = { ...discreetHeaders, ...rest.headers };
    return pageAfterForm(page, { ...rest, language, route, siteUrl: site.reports.siteUrl, headers });
  };
  return formPosts(route, async (sent) => {
    const { gate, isDemo, store } = site.reports;
    const { db } = store;
    const outcome = await submitForm(reportForm(site.reports), sent);
    const { language, fields, files } = outcome;
    if (outcome.kind === 'stored') {
      // Without a query: the report is stored, and an outage must not hide its receipt.
      const props = baikFormProps(language, emptyForm(reportFields), outcome.stored);
      return answer(language, { kind: 'form', isDemo, hasSpareKey: false, form: props });
    }
    const state = await refusedForm(gate, outcome, reportFields);
    if (outcome.isClosed) return answer(language, { kind: 'closed', typed: state.values.report }, outcome);
    const readers = await readersOf(db).catch(() => []);
    const props = baikFormProps(language, state, { readers, fields, uploaded: files?.uploaded });
    const hasSpareKey = await hasRecoveryKey(db).catch(() => true);
    return answer(language, { kind: 'form', isDemo, hasSpareKey, form: props }, outcome);
  });
}
