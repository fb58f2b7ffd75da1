import {
  apiFailed,
  apiInvalid,
  apiNotFound,
  apiUnavailable,
  apiUnreadable,
  type Dependency,
  isApiPath,
} from '../api/failures.ts';
import { InvalidInputError } from '../api/input.ts';
import {
  backendFailure,
  backendTooMany,
  backendUnavailable,
  isBackendPath,
} from '../backend/ui/frame/failure-page.tsx';
import { writeOutcome } from '../db/request-scope.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { FilesUnavailableError } from '../domain/files/file-store.ts';
import { QueueFullError } from '../domain/limits/fair-queue.ts';
import { isStorageFull } from '../domain/storage/storage-room.ts';
import { errorWords } from '../i18n/site/errors.words.ts';
import { canonicalMatch, counterpart, type RouteMatch } from '../routes.ts';
import { requestIdOf } from '../trace.ts';
import { formLanguage } from '../web/forms/form-language.ts';
import { sentFields } from '../web/forms/sent-fields.ts';
import { UnreadableFormError } from '../web/forms/unreadable-form-error.ts';
import { languageOf } from '../web/http/address.ts';
import { bareFailure } from '../web/http/bare-failure.ts';
import { UnreadableBodyError } from '../web/http/body.ts';
import type { CostRefusal } from '../web/http/cost-limits.ts';
import { discreetHeaders, isDiscreetPath, mayHoldReceipt, movedPermanently } from '../web/http/discreet.ts';
import { jsonError } from '../web/http/json.ts';
import type { ChannelTally } from '../web/log/day-tally.ts';
import type { Log } from '../web/log/log.ts';
import type { MissingAddresses } from '../web/log/missing-addresses.ts';
import { ErrorPages } from '../web/pages/errors.tsx';
import type { PageServer } from '../web/pages/page-server.tsx';
import { ProcessNotStartedError, ProcessOverrunError } from '../workers/supervised-process.ts';

/** Why a request to the report channel is refused before its handler runs. */
type DiscreetRefusal = 'foreign-form' | 'bad-request';

type Failure = { error: unknown; code: unknown; request: Request; path: string };

/** How long a visitor should wait before sending a form again. */
const secondsUntilRoom = 10;

type FailingSite = {
  siteUrl: string;
  log: Log;
  tally: ChannelTally;
  missingAddresses: MissingAddresses;
  /** Only of a process that has the pages. */
  pageServer?: Pick<PageServer, 'locate'>;
};

/** Error responses: JSON for programs, a screen for staff, a page in the visitor's language. */
export class Failures {
  private readonly pages: ErrorPages;

  constructor(private readonly site: FailingSite) {
    this.pages = new ErrorPages(site.siteUrl);
  }

  /** Refuses a request to the report channel. A log line would tell when; only the day is counted. */
  discreet(kind: DiscreetRefusal, path: string, status?: number): Response | Promise<Response> {
    this.site.tally.count(kind === 'foreign-form' ? 'baik_foreign_form' : 'baik_body_refused');
    return this.refuse(kind, path, status ?? (kind === 'foreign-form' ? 403 : 400));
  }

  private refuse(kind: DiscreetRefusal, path: string, status: number): Response | Promise<Response> {
    const init = { status, headers: discreetHeaders };
    if (isApiPath(path)) return jsonError(init.status, 'This form was refused', {}, init.headers);
    return this.pages.answer(kind, languageOf(path), init);
  }

  /** What a handler threw, or an address without a handler. Never throws: the error page may be what fails. */
  async answer(failure: Failure): Promise<Response> {
    try {
      return await this.describe(failure);
    } catch (error) {
      return this.unanswerable(error, failure.request);
    }
  }

  /** The answer when no other could be made. */
  unanswerable(error: unknown, request?: Request): Response {
    const requestId = requestIdOf(request);
    this.site.log.error('response_failed', error, { requestId, method: request?.method });
    const path = request && URL.canParse(request.url) ? new URL(request.url).pathname : '/';
    return isApiPath(path) ? apiFailed(requestId) : bareFailure();
  }

  private describe({ error, code, request, path }: Failure): Response | Promise<Response> {
    if (code === 'NOT_FOUND') return this.notFound(path, request);
    if (isDiscreetPath(path)) return this.discreetFailure(error, request, path);
    const requestId = requestIdOf(request);
    if (error instanceof InvalidInputError) {
      this.site.log.warn('input_refused', { requestId, field: error.field });
      return apiInvalid(error, requestId);
    }
    if (code === 'PARSE' || error instanceof UnreadableBodyError) {
      this.site.log.warn('body_refused', { requestId, method: request.method });
      return isApiPath(path) ? apiUnreadable(requestId) : this.page('bad-request', request, requestId);
    }
    if (error instanceof FilesUnavailableError) {
      this.site.log.warn('file_storage_unavailable', { requestId, method: request.method, reason: error.message });
      return this.unavailable(request, path, requestId, 'files');
    }
    if (error instanceof QueueFullError) return this.tooMany({ status: 503, seconds: secondsUntilRoom }, path, request);
    if (isDatabaseUnavailable(error)) {
      // A fault that is reported once, by the breaker in front of it.
      this.site.log.warn('database_unavailable', { requestId, method: request.method });
      return this.unavailable(request, path, requestId, 'database');
    }
    this.site.log.error('request_failed', error, { requestId, method: request.method });
    return isApiPath(path) ? apiFailed(requestId) : this.page('server-error', request, requestId);
  }

  /** A failure in the report channel: only its kind and its day are noted. */
  private discreetFailure(error: unknown, request: Request, path: string): Response | Promise<Response> {
    this.site.tally.countFailure(error);
    const missing = error instanceof FilesUnavailableError ? 'files' : isDatabaseUnavailable(error) && 'database';
    if (!isApiPath(path)) {
      return this.pages.answer(missing ? 'unavailable' : 'server-error', languageOf(path), {
        headers: discreetHeaders,
      });
    }
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const requestId = crypto.randomUUID();
    return missing ? apiUnavailable({ requestId, isWrite, stored: writeOutcome(), missing }) : apiFailed(requestId);
  }

  /** The database or the storage of files does not answer. */
  private async unavailable(request: Request, path: string, requestId: string, missing: Dependency): Promise<Response> {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const stored = writeOutcome();
    if (isApiPath(path)) return apiUnavailable({ requestId, isWrite, stored, missing });
    if (!isBackendPath(path)) return this.pages.answer('unavailable', languageOf(path));
    return backendUnavailable({ request, requestId, stored, missing, sent: await sentFields(request) });
  }

  /** A response that broke off after its status had been sent. */
  brokenOff(error: unknown): void {
    this.site.log.error('response_broke_off', error);
  }

  /** An address that cannot be read, so that no handler can be found for it. */
  badAddress(target: string): Response | Promise<Response> {
    const requestId = crypto.randomUUID();
    if (isDiscreetPath(target) || mayHoldReceipt(target)) this.site.tally.count('baik_address_refused');
    else this.site.log.warn('address_refused', { requestId, length: target.length });
    return target.startsWith('/api/') ? apiUnreadable(requestId) : this.pages.answer('bad-request', languageOf(target));
  }

  /** A request that costs more than its network, or all together, may have now. */
  tooMany({ status, seconds }: CostRefusal, path: string, request: Request): Response | Promise<Response> {
    const headers = { 'retry-after': String(seconds) };
    if (isApiPath(path)) return jsonError(status, 'Too many requests. Please wait before you try again.', {}, headers);
    if (isBackendPath(path)) return backendTooMany(request, { status, headers });
    return this.pages.answer('too-many', languageOf(path), { status, headers, ...compressible(path, request) });
  }

  /** Why a form of the report channel did not reach its process, or the process ended. */
  ofReportProcess(error: unknown, request: Request): Response | Promise<Response> {
    const path = new URL(request.url).pathname;
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (error instanceof QueueFullError || error instanceof ProcessNotStartedError) {
      if (error instanceof ProcessNotStartedError) this.site.tally.countFailure(error);
      if (isWrite && !isBackendPath(path)) return this.notTaken('form-waits', path, request);
      return this.tooMany({ status: 503, seconds: secondsUntilRoom }, path, request);
    }
    if (error instanceof ProcessOverrunError && isWrite && !isBackendPath(path)) {
      this.site.tally.countFailure(error);
      return this.notTaken('form-interrupted', path, request);
    }
    if (isStorageFull(error)) return this.refuseForm('baik_storage_full', 507, path, request);
    if (error instanceof UnreadableFormError) {
      const status = error.tooSlow ? 408 : error.tooLarge ? 413 : 400;
      return this.refuseForm('baik_unreadable', status, path, request);
    }
    return this.answer({ error, code: undefined, request, path });
  }

  /** A form that no process has answered. The browser still has what was sent: its page says how to send it again. */
  private notTaken(kind: 'form-waits' | 'form-interrupted', path: string, request: Request) {
    const headers = { ...discreetHeaders, 'retry-after': String(secondsUntilRoom) };
    if (!isApiPath(path)) return this.pages.answer(kind, languageOf(path), { headers });
    const { formWaitsShort, formInterruptedShort } = errorWords(formLanguage(request));
    const text = kind === 'form-waits' ? formWaitsShort : formInterruptedShort;
    // The script sends the same form again automatically.
    return jsonError(503, text, { again: true }, headers);
  }

  /** A form of which nothing was read. */
  private refuseForm(event: string, status: number, path: string, request: Request): Response | Promise<Response> {
    this.site.tally.count(event);
    if (isBackendPath(path)) return backendFailure('bad-request', request, crypto.randomUUID(), { status });
    return this.refuse('bad-request', path, status);
  }

  private page(kind: 'bad-request' | 'server-error', request: Request, requestId: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    return isBackendPath(path) ? backendFailure(kind, request, requestId) : this.pages.answer(kind, languageOf(path));
  }

  /** One hop from a path whose slashes have been tidied up as `to`: it may be written in another way still. */
  async moved(to: string, request: Request): Promise<Response> {
    const { pathname, search } = new URL(to, this.site.siteUrl);
    const match = pageOf(pathname);
    return match ? this.movedTo(match, search, request) : movedPermanently(to);
  }

  private async movedTo(match: RouteMatch, search: string, request: Request): Promise<Response> {
    const located = await this.site.pageServer?.locate(match, request);
    const [address, caching] = located ?? [counterpart(match, match.language)];
    return movedPermanently(address + search, caching);
  }

  private notFound(path: string, request: Request): Response | Promise<Response> {
    if (isApiPath(path)) return apiNotFound();
    const match = pageOf(path);
    if (match && counterpart(match, match.language) !== path)
      return this.movedTo(match, new URL(request.url).search, request);
    // The path may contain a receipt, and the log entry would reveal the time of a visit.
    if (!isDiscreetPath(path) && !mayHoldReceipt(path)) this.site.missingAddresses.note(path);
    return this.pages.answer('not-found', languageOf(path), compressible(path, request));
  }
}

/** The page that a path in any spelling is of. */
function pageOf(path: string): RouteMatch | undefined {
  return canonicalMatch(decodeURIComponent(path).toLowerCase());
}

/** The size of a compressed answer would tell which page of the report channel was asked for. */
function compressible(path: string, request: Request): { request?: Request } {
  return isDiscreetPath(path) || mayHoldReceipt(path) ? {} : { request };
}
