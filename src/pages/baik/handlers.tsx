import { Elysia } from 'elysia';
import { isAnonymous } from '../../domain/baik/input.ts';
import { type Reader, readersOf } from '../../domain/baik/readers.ts';
import { hasRecoveryKey, isChannelOpen } from '../../domain/baik/recipient-queries.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { chosenReaders } from '../../web/forms/baik/chosen-readers.ts';
import { sayFiles } from '../../web/forms/baik/copy-text.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { type ReportOutcome, submitReportForm } from '../../web/forms/baik/report-submission.ts';
import { formKeyOf } from '../../web/forms/form-seed.ts';
import { typedValues } from '../../web/forms/typed-values.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import type { PageServer } from '../../web/pages/page-server.tsx';
import { plainPage } from '../../web/pages/plain-page.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { type BaikContent, pictureKey, reportPage } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { baikMailbox } from './mailbox/mailbox-handlers.tsx';
import { mailboxPage } from './mailbox/mailbox-page.tsx';

const route = routes.baik.index;
const options = { cached: false, headers: discreetHeaders };

export function baikPages({ pageServer, reports }: { pageServer: PageServer; reports: ReportChannel }) {
  return new Elysia({ name: 'pages.baik' })
    .use(pageServer.plugin(channelPages(reports)))
    .use(reportFormPosts(reports))
    .use(baikMailbox(reports));
}

/** Not cached anywhere: every form contains its own token and time stamp. */
function channelPages(channel: ReportChannel): PublicPage[] {
  const { tally } = channel;
  // A log entry would reveal the time of a visit.
  const degrade = (error: unknown) => tally.countFailure(error);
  return [
    publicPage(route, (request) => showBaik(channel, { ...request, degrade }), options),
    publicPage(
      routes.baik.mailbox,
      ({ language, siteUrl }) => Promise.resolve(mailboxPage(language, siteUrl, { kind: 'door' })),
      options,
    ),
  ];
}

async function showBaik(channel: ReportChannel, request: PageRequest): Promise<TaggedPage> {
  const { language, late, degrade } = request;
  const picture = late(managedPicture(channel.store.db, 'Budaya_BAIK_Banner', pictureKey, language, degrade));
  return reportPage(language, channel, picture, await form(channel, request));
}

async function form(channel: ReportChannel, { language, degrade }: PageRequest): Promise<BaikContent> {
  const {
    store: { db },
    gate: { tokens },
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
    form: baikFormProps({ language, token: await tokens.issueIfPossible(degrade), readers }),
  };
}

/**
 * Handles the plain form. Its address is that of the page, so the browser history has one entry for both. The answer shows the receipt:
 * sent again, as a reload does, the same form gets the same one.
 */
function reportFormPosts(channel: ReportChannel) {
  const app = new Elysia({ name: 'pages.baik.posts' });
  for (const language of languageCodes) {
    app.post(
      href(route, language),
      async ({ request, server }) => {
        const outcome = await submitReportForm(channel, { request, server, pageLanguage: language });
        if (outcome.kind === 'refused') return showAgain(channel, outcome);
        // Without a query: the report is stored, and an outage must not hide its receipt.
        const form = baikFormProps({ language, token: '', receipt: outcome.receipt, readers: [] });
        const content: BaikContent = { kind: 'form', isDemo: channel.isDemo, hasSpareKey: false, form };
        return pageWith(content, { channel, language });
      },
      { parse: 'none' },
    );
  }
  return app;
}

type Refused = Extract<ReportOutcome, { kind: 'refused' }>;

/** The page with a rejected form, or with files that need a decision before sending. */
async function showAgain(channel: ReportChannel, outcome: Refused): Promise<Response> {
  const {
    gate: { tokens },
    isDemo,
  } = channel;
  const { language, fields, uploaded, status, mistakes, headers, closed, challenge } = outcome;
  const texts = typedValues(fields, ['name', 'contact', 'category', 'report']);
  const values = { ...texts, anonymous: isAnonymous(fields) || fields.anonymous === undefined };
  const token = outcome.token ?? (await tokens.issueIfPossible());
  const files = uploaded ? sayFiles(uploaded, language) : [];
  // It may have been stored although the database did not say so: sent again, it has to be the same form.
  const formKey = status === 503 ? formKeyOf(fields) : undefined;
  const drafts = files.length > 0 ? (uploaded?.token ?? '') : '';
  const content: BaikContent = closed
    ? { kind: 'closed', typed: values.report }
    : {
        kind: 'form',
        isDemo,
        hasSpareKey: await hasRecoveryKey(channel.store.db).catch(() => true),
        form: baikFormProps({
          language,
          token,
          readers: await readersOf(channel.store.db).catch(() => []),
          state: {
            values,
            mistakes,
            drafts,
            files,
            challenge: challenge?.value,
            formKey,
            chosen: chosenReaders(fields),
          },
        }),
      };
  const title = mistakes.length > 0 ? `${contactWords(language).errorInTitle}: ` : '';
  return pageWith(content, { channel, language, title, status: status === 400 ? 422 : status, headers });
}

type Page = {
  channel: ReportChannel;
  language: Language;
  /** Begins the title of the page. */
  title?: string;
  status?: number;
  headers?: Record<string, string> | undefined;
};

function pageWith(content: BaikContent, { channel, language, title = '', status = 200, headers }: Page) {
  const { siteUrl } = channel;
  const page = reportPage(language, channel, builtPicture(pictureKey, language), content);
  const meta = { ...page.meta, title: `${title}${page.meta.title}`, hidden: true };
  const reading = { language, route, parameters: {}, query: {}, siteUrl };
  return plainPage(<Document page={{ ...page, meta }} reading={reading} />, {
    status,
    headers: { ...discreetHeaders, ...headers },
  });
}
