import { setPriority } from 'node:os';
import { Elysia } from 'elysia';
import { baikApi } from './api/baik/handlers.ts';
import { ReportDesk } from './backend/baik/desk.ts';
import { baikScreens } from './backend/baik/handlers.tsx';
import { forwardedDatabase } from './db/forwarded.ts';
import { trackStored } from './db/work.ts';
import { askForSeals } from './domain/activity/seal-key.ts';
import { isChannelOpen } from './domain/baik/recipient-queries.ts';
import { SealedFiles } from './domain/baik/sealing/sealed-files.ts';
import { type UnlockedKey, UnlockedKeys } from './domain/baik/sealing/unlocked-keys.ts';
import { Drafts } from './domain/baik/uploads/drafts.ts';
import type { FileStore } from './domain/files/file-store.ts';
import { fileStoreOf } from './domain/files/open-files.ts';
import { FullPlaces } from './domain/limits/places.ts';
import { argon2 } from './domain/secrets/argon2.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { forbidDumps } from './memory-protection.ts';
import { baikPages } from './pages/baik/handlers.tsx';
import { CallsToServer } from './report-processes/calls-to-server.ts';
import { Exchanges } from './report-processes/exchanges.ts';
import type { FromProcess, ReportSettings, RequestHead, ToProcess } from './report-processes/messages.ts';
import { Failures } from './requests/failures.ts';
import { answerAlways } from './requests/finished-answers.ts';
import { requestGuards } from './requests/request-guards.ts';
import { createDemoRecipient } from './seed/demo-recipient.ts';
import { Challenges } from './web/forms/challenges.ts';
import { FormGate } from './web/forms/form-gate.ts';
import { FormQueue } from './web/forms/form-queue.ts';
import { FormTokens } from './web/forms/form-token.ts';
import { keepSentFields } from './web/forms/sent-fields.ts';
import { formsSecret, SignedTexts } from './web/forms/signed-texts.ts';
import { transportHeaders } from './web/http/responses/finish-response.ts';
import { kindOf } from './web/log/day-tally.ts';
import { log } from './web/log/log.ts';
import { PageCache } from './web/pages/page-cache.ts';
import { PageServer } from './web/pages/page-server.tsx';
import { draftReaderOf } from './web/sessions/session.ts';
import { StaffGuard } from './web/sessions/staff-guard.ts';
import { FileWorkers } from './workers/files/file-workers.ts';

const lowerPriority = 5;

/** A process of the report channel: it answers requests with the same handlers as the server until it is ended. */
export function runReportProcess(): void {
  forbidDumps();
  argon2();
  // A flood of reports leaves the server time for its pages.
  setPriority(lowerPriority);
  // The server ends this process; the Ctrl-C that reaches both must not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit(0));
  // What was thrown may quote a report: it is not printed.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, () => process.exit(1));
  const send = (message: FromProcess) => void process.send?.(message);
  const calls = new CallsToServer(send);
  askForSeals(async (hash) => String(await calls.call({ service: 'entry-seal', hash })));
  let exchanges: Exchanges | undefined;
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'start') exchanges = openExchanges(message.settings, calls, send);
    else if (message.kind === 'demonstrate') void demonstrate(calls, send);
    else if (message.kind === 'answer' || message.kind === 'failed') calls.receive(message);
    else exchanges?.receive(message);
  });
  send({ kind: 'ready' });
}

/** The passphrase goes from here to the output that the server has as well, and never through the server. */
async function demonstrate(calls: CallsToServer, send: (message: FromProcess) => void): Promise<void> {
  const made = await createDemoRecipient(forwardedDatabase((call) => calls.call({ service: 'database', call })));
  const done = () => send({ kind: 'demonstrated', username: made?.username });
  if (!made) return done();
  const opened = `Reports are open for this demonstration. Unlock them as "${made.username}" with the passphrase`;
  process.stdout.write(`\n${opened}\n${made.passphrase}\nIt is shown only this once.\n\n`, done);
}

function openExchanges(
  settings: ReportSettings,
  calls: CallsToServer,
  send: (message: FromProcess) => void,
): Exchanges {
  const { siteUrl, onionAddress } = settings;
  const files = fileStoreOf(settings.files, async () => false);
  const db = forwardedDatabase((call) => calls.call({ service: 'database', call }));
  const drafts = new Drafts(files);
  const tally = tallyOf(calls);
  const visit: Visit = { hasRoom: false, hourKey: '' };
  const reports = channelOf(settings, { db, files, drafts, tally, calls, visit });
  const failures = new Failures({ siteUrl, log, tally });
  const guard = requestGuards({ siteUrl, log }, failures);
  const pageServer = new PageServer({
    cache: new PageCache(0, transportHeaders(siteUrl)),
    siteUrl,
    log,
    staffOf: (request) => draftReaderOf(db, request),
  });
  const erased = { rewriteSoon: () => calls.note({ note: 'erased' }) };
  const guesses = guessesOf(calls);
  const desk = new ReportDesk(new StaffGuard(db, log), reports.store, new ProcessKeys(calls), guesses, erased, drafts);
  const addresses = new WeakMap<Request, string>();
  // Bun's native router would answer some addresses before the first hook.
  const app = new Elysia({ systemRouter: false })
    .onRequest(({ request }) => guard(request))
    // Before the handlers: Elysia does not call a hook that is added after them, and answers with the text of the error. Named
    // fields: see the hook of the server in app.ts.
    .onError({ as: 'global' }, ({ error, code, request, path }) => failures.answer({ error, code, request, path }))
    .use(baikPages(pageServer, reports))
    .use(baikApi(reports))
    .use(baikScreens(desk))
    .compile();
  // The only part of Bun's server that handlers use: the visitor's address, which came with the request.
  const server = { requestIP: (request: Request) => ({ address: addresses.get(request) ?? '' }) };
  app.server = server as unknown as typeof app.server;
  const transport = { headers: transportHeaders(siteUrl), onionAddress };
  const answer = (request: Request, { hasRoom, hourKey, address }: RequestHead) => {
    addresses.set(request, address);
    Object.assign(visit, { hasRoom, hourKey });
    keepSentFields(request);
    return trackStored(() => answerAlways(app.fetch, request, failures, transport));
  };
  return new Exchanges({ send, drafts, answer });
}

/** What the server passes on about the visitor whose form this process answers. */
type Visit = Pick<RequestHead, 'hasRoom' | 'hourKey'>;

type Parts = {
  db: ReturnType<typeof forwardedDatabase>;
  files: FileStore;
  drafts: Drafts;
  tally: ReturnType<typeof tallyOf>;
  calls: CallsToServer;
  visit: Visit;
};

function channelOf({ siteUrl, isDemo, onionAddress }: ReportSettings, parts: Parts) {
  const { db, files, drafts, tally, calls, visit } = parts;
  const signed = new SignedTexts(() => sharedSecret(db, formsSecret));
  const gate = new FormGate(new FormTokens(signed), new Challenges(signed));
  const { reports: copier } = new FileWorkers({ report: { take: () => calls.hold({ service: 'file-place' }) } });
  const inTurn = async <Result>(key: string, work: () => Promise<Result>) => {
    const end = await calls.hold({ service: 'turn', key });
    try {
      return await work();
    } finally {
      end();
    }
  };
  return {
    store: { db, files: new SealedFiles(files), copier, inTurn },
    drafts,
    tally,
    siteUrl,
    gate,
    // The server lets few forms of a network get as far as here.
    queue: new FormQueue(),
    full: new FullPlaces(),
    counts: {
      count: async (subject: string) => Number(await calls.call({ service: 'reports-of-network', subject })),
      add: (subject: string) => calls.note({ note: 'report-of-network', subject }),
      hourKey: () => visit.hourKey,
    },
    spool: {
      hasRoom: () => visit.hasRoom,
      add: (address: string, files: readonly { size: number }[] = []) => {
        const bytes = files.reduce((sum, { size }) => sum + size, 0);
        if (bytes > 0) calls.note({ note: 'uploaded', address, bytes });
      },
    },
    // Its address is that which the server has found.
    trustedProxies: [],
    isOpen: () => isChannelOpen(db),
    isDemo,
    onionAddress,
  };
}

function tallyOf(calls: CallsToServer) {
  return {
    count: (event: string) => calls.note({ note: 'tally', event }),
    countFailure: (error: unknown) => calls.note({ note: 'failure', kind: kindOf(error) }),
  };
}

function guessesOf(calls: CallsToServer) {
  return {
    wait: async (subject: string) => Number(await calls.call({ service: 'wait-after-guesses', subject })),
    count: (subject: string) => calls.note({ note: 'wrong-guess', subject }),
  };
}

/** The key of the one session to which this process belongs. The server ends the process when it is locked. */
class ProcessKeys extends UnlockedKeys {
  constructor(private readonly calls: CallsToServer) {
    super();
  }

  override unlock(sessionId: string, key: UnlockedKey): void {
    super.unlock(sessionId, key);
    this.calls.note({ note: 'unlocked', recipientId: key.recipientId });
  }

  override lock(sessionId: string): void {
    super.lock(sessionId);
    this.calls.note({ note: 'locked' });
  }

  override lockRecipient(recipientId: number): void {
    super.lockRecipient(recipientId);
    this.calls.note({ note: 'recipient-locked', recipientId });
  }
}
