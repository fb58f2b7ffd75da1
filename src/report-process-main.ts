import { AsyncLocalStorage } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { Elysia } from 'elysia';
import { baikApi } from './api/baik/handlers.ts';
import { baikScreens } from './backend/baik/handlers.tsx';
import { forwardedDatabase, restoreError } from './db/forwarded.ts';
import { withRequestScope } from './db/request-scope.ts';
import { askForSeals } from './domain/activity/chain.ts';
import { isChannelOpen } from './domain/baik/recipients/recipients.ts';
import { SealedFiles, streamOf } from './domain/baik/sealing/sealed-files.ts';
import { UnlockedKeys } from './domain/baik/sealing/unlocked-keys.ts';
import { Drafts, parseDrafts } from './domain/baik/uploads/drafts.ts';
import { fileStoreOf } from './domain/files/open-files.ts';
import { FairQueue } from './domain/limits/fair-queue.ts';
import { FullPlaces } from './domain/limits/places.ts';
import { argon2 } from './domain/secrets/argon2.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { forbidDumps } from './memory-protection.ts';
import { baikPages } from './pages/baik/handlers.tsx';
import {
  type FromProcess,
  type ReportSettings,
  type RequestHead,
  readHead,
  type Services,
  type ToProcess,
} from './report-processes/messages.ts';
import { place } from './report-processes/received-body.ts';
import { Failures } from './server/failures.ts';
import { answerAlways } from './server/finished-answers.ts';
import type { ReportChannel } from './web/forms/baik/report-channel.ts';
import { Challenges, formsSecret, SignedTexts } from './web/forms/challenges.ts';
import { FormGate } from './web/forms/form-gate.ts';
import { rememberFormFields } from './web/forms/sent-fields.ts';
import { transportHeaders } from './web/http/responses/finish-response.ts';
import { kindOf } from './web/log/day-tally.ts';
import { log } from './web/log/log.ts';
import { MissingAddresses } from './web/log/missing-addresses.ts';
import { PageCache } from './web/pages/page-cache.ts';
import { PageServer } from './web/pages/page-server.tsx';
import { draftReaderOf } from './web/sessions/session.ts';
import { StaffGuard } from './web/sessions/staff-guard.ts';
import { FileWorkers } from './workers/files/file-workers.ts';

const lowerPriority = 5;

/** A process of the report channel: it answers requests with the same handlers as the server until it is ended. */
export function runReportProcess(socket: string): void {
  forbidDumps();
  argon2();
  // A flood of reports leaves the server time for its pages.
  setPriority(lowerPriority);
  // The server ends this process; the Ctrl-C that reaches both must not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => {
    rmSync(dirname(socket), { recursive: true, force: true });
    process.exit(0);
  });
  const send = (message: FromProcess) => void process.send?.(message);
  const calls = new CallsToServer(send);
  // What was thrown may quote a report: it is not printed. Other forms go on.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => calls.note('noteFailure', kindOf(error)));
  }
  askForSeals((hash) => calls.call('sealEntry', hash));
  process.on('message', (message: ToProcess) => {
    if (message.kind !== 'start') return calls.receive(message);
    const answer = answerer(message.settings, calls);
    Bun.serve({
      unix: socket,
      fetch: (request, server) => {
        // The server limits how long it waits.
        server.timeout(request, 0);
        return answer(request);
      },
    });
    send({ kind: 'ready' });
  });
}

function answerer(settings: ReportSettings, calls: CallsToServer): (received: Request) => Promise<Response> {
  const { siteUrl, onionAddress } = settings;
  const heads = new AsyncLocalStorage<RequestHead>();
  const reports = channelOf(settings, calls, heads);
  const { store, drafts, tally } = reports;
  const missingAddresses = new MissingAddresses(log);
  const failures = new Failures({ siteUrl, log, tally, missingAddresses });
  const pageServer = new PageServer({
    cache: new PageCache(0, transportHeaders(siteUrl)),
    siteUrl,
    log,
    missingAddresses,
    staffOf: (request) => draftReaderOf(store.db, request),
  });
  const site = {
    db: store.db,
    pageServer,
    reports,
    staffGuard: new StaffGuard(store.db, log),
    keys: new UnlockedKeys({
      unlocked: (recipientId) => calls.note('unlocked', recipientId),
      locked: () => calls.note('locked', undefined),
      recipientLocked: (recipientId) => calls.note('recipientLocked', recipientId),
    }),
    guesses: {
      wait: (subject: string) => calls.call('waitAfterGuesses', subject),
      count: (subject: string) => calls.note('countGuess', subject),
    },
    erased: { rewriteSoon: () => calls.note('rewriteErased', undefined) },
  };
  // Bun's native router would answer some addresses before the first hook.
  const app = new Elysia({ systemRouter: false })
    // Before the handlers: Elysia does not call a hook that is added after them, and answers with the text of the error. Named
    // fields: see the hook of the server in app.ts.
    .onError({ as: 'global' }, ({ error, code, request, path }) => failures.answer({ error, code, request, path }))
    .use(baikPages(site))
    .use(baikApi(site))
    .use(baikScreens(site))
    .compile();
  // The only part of Bun's server that handlers use: the visitor's address, which came with the request.
  const server = { requestIP: () => ({ address: heads.getStore()?.address ?? '' }) };
  app.server = server as unknown as typeof app.server;
  const transport = { headers: transportHeaders(siteUrl), onionAddress };
  return (received) => {
    const head = readHead(received);
    const { method, headers } = received;
    const [draft] = parseDrafts(head.draft ?? '');
    if (draft) headers.set('content-length', String(head.length));
    const body = draft ? streamOf(drafts.read(draft, place)) : received.body;
    const request = new Request(head.url, { method, headers, body });
    rememberFormFields(request);
    return heads.run(head, () => withRequestScope(() => answerAlways(app.fetch, request, failures, transport)));
  };
}

/** `heads`: what the server says of the request that is answered. */
function channelOf(settings: ReportSettings, calls: CallsToServer, heads: AsyncLocalStorage<RequestHead>) {
  const { siteUrl, isDemo, onionAddress } = settings;
  const files = fileStoreOf(settings.files, async () => false);
  const db = forwardedDatabase((call) => calls.call('database', call));
  const signed = new SignedTexts(() => sharedSecret(db, formsSecret));
  const gate = new FormGate(signed, new Challenges(signed));
  const { reports: copier } = new FileWorkers();
  return {
    store: { db, files: new SealedFiles(files), copier, inTurn: new FairQueue({ maxRunningOfOne: 1 }) },
    drafts: new Drafts(files),
    tally: {
      count: (event: string) => calls.note('tally', event),
      countFailure: (error: unknown) => calls.note('noteFailure', kindOf(error)),
    },
    siteUrl,
    gate,
    full: new FullPlaces(),
    counts: {
      count: (subject: string) => calls.call('countReports', subject),
      add: (subject: string) => calls.note('addReport', subject),
      hourKey: () => heads.getStore()?.hourKey ?? '',
    },
    spool: {
      hasRoom: () => heads.getStore()?.hasRoom ?? false,
      add: (address: string, bytes: number) => {
        if (bytes > 0 && !heads.getStore()?.draft) calls.note('addUpload', { address, bytes });
      },
    },
    // Its address is that which the server has found.
    trustedProxies: [],
    isOpen: () => isChannelOpen(db),
    isDemo,
    onionAddress,
  } satisfies ReportChannel;
}

/** Calls of a report process to the server; they contain no text of a report. */
class CallsToServer {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private count = 0;

  constructor(private readonly send: (message: FromProcess) => void) {}

  call<Name extends keyof Services>(
    service: Name,
    value: Parameters<Services[Name]>[0],
  ): Promise<Awaited<ReturnType<Services[Name]>>> {
    const call = ++this.count;
    const waiting = Promise.withResolvers<unknown>();
    this.waiting.set(call, waiting);
    this.send({ kind: 'call', call, service, value });
    // What the service of that name has returned.
    return waiting.promise as Promise<Awaited<ReturnType<Services[Name]>>>;
  }

  note<Name extends keyof Services>(service: Name, value: Parameters<Services[Name]>[0]): void {
    this.send({ kind: 'call', service, value });
  }

  receive(message: Extract<ToProcess, { kind: 'answer' | 'failed' }>): void {
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if (message.kind === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(restoreError(message.error));
  }
}
