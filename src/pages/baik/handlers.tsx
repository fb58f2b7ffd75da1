import { Elysia } from 'elysia';
import { type Reader, readersOf } from '../../domain/baik/readers.ts';
import { hasRecoveryKey, isChannelOpen } from '../../domain/baik/recipient-queries.ts';
import { routes } from '../../routes.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import type { PageServer } from '../../web/pages/page-server.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { type BaikContent, pictureKey, reportPage } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { baikMailbox } from './mailbox/mailbox-handlers.tsx';
import { mailboxPage } from './mailbox/mailbox-page.tsx';
import { reportFormPosts } from './report-handlers.tsx';

const route = routes.baik.index;
const options = { cached: false, headers: discreetHeaders };

export function baikPages(pageServer: PageServer, channel: ReportChannel) {
  return new Elysia({ name: 'pages.baik' })
    .use(pageServer.plugin(channelPages(channel)))
    .use(reportFormPosts(channel))
    .use(baikMailbox(channel));
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
