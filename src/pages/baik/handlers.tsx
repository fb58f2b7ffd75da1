import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { takeOver } from '../../domain/baik/cases/handovers.ts';
import { formatReceipt } from '../../domain/baik/receipt.ts';
import { isChannelOpen } from '../../domain/baik/recipient-queries.ts';
import { routes } from '../../routes.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import type { PageServer } from '../../web/pages/page-server.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import type { BaikContent } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { baikMailbox, type MailboxOptions } from './mailbox/mailbox-handlers.tsx';
import { mailboxPage } from './mailbox/mailbox-page.tsx';
import { reportFormPosts } from './report-handlers.tsx';
import { pictureKey, reportPage } from './report-page.tsx';

const route = routes.baik.index;
const options = { cached: false, headers: discreetHeaders };

export function baikPages(pageServer: PageServer, channel: MailboxOptions & ReportChannel) {
  return new Elysia({ name: 'pages.baik' })
    .use(pageServer.plugin(channelPages(channel)))
    .use(reportFormPosts(channel, channel.siteUrl))
    .use(baikMailbox(channel));
}

/** Not cached anywhere: every form contains its own token and time stamp. */
function channelPages({ store: { db }, gate: { tokens }, tally }: ReportChannel): PublicPage[] {
  // A log entry would reveal the time of a visit.
  const degrade = (error: unknown) => tally.countFailure(error);
  return [
    publicPage(route, (request) => showBaik(db, tokens, { ...request, degrade }), { ...options, query: ['view'] }),
    publicPage(
      routes.baik.mailbox,
      ({ language, siteUrl }) => mailboxPage(language, siteUrl, { kind: 'door' }),
      options,
    ),
  ];
}

async function showBaik(db: Db, tokens: FormTokens, request: PageRequest): Promise<TaggedPage> {
  const { language, siteUrl, query, late, degrade } = request;
  const picture = late(managedPicture(db, 'Budaya_BAIK_Banner', pictureKey, language, degrade));
  const content = query.view ? await sent(db, tokens, request, query.view) : await form(db, tokens, request);
  const page = reportPage(language, siteUrl, picture, content);
  return query.view ? { ...page, meta: { ...page.meta, hidden: true }, query: {} } : page;
}

/** Target of the redirect after a form without script; shows the receipt once. */
async function sent(
  db: Db,
  tokens: FormTokens,
  { language, degrade }: PageRequest,
  handover: string,
): Promise<BaikContent> {
  const receipt = await takeOver(db, handover);
  if (!receipt) return { kind: 'receipt-gone' };
  const token = await tokens.issueIfPossible(degrade);
  return { kind: 'form', form: baikFormProps({ language, token, receipt: formatReceipt(receipt) }) };
}

async function form(db: Db, tokens: FormTokens, { language, degrade }: PageRequest): Promise<BaikContent> {
  try {
    if (!(await isChannelOpen(db))) return { kind: 'closed', typed: '' };
  } catch (error) {
    // Checked again when the form is submitted.
    degrade(error);
  }
  return { kind: 'form', form: baikFormProps({ language, token: await tokens.issueIfPossible(degrade) }) };
}
