import { languageCodes } from '../i18n/site/language.ts';
import { isRead } from '../report-processes/report-requests.ts';
import { endpoints, href, routes } from '../routes.ts';
import { isAssetUpload } from '../web/forms/asset-upload.ts';
import { type CheckedAddress, checkAddress } from '../web/http/address.ts';
import { refuseBody } from '../web/http/body-limit.ts';
import { isDiscreetPath } from '../web/http/discreet.ts';
import { hasSeveralHosts } from '../web/http/host.ts';
import { jsonError } from '../web/http/json.ts';
import { movedPermanently } from '../web/http/moved.ts';
import { hidesOrigin, isFromOwnPages } from '../web/http/same-origin.ts';
import type { Log } from '../web/log/log.ts';
import type { Failures } from './failures.ts';

type Options = { siteUrl: string; log: Log };

/** Checks every request before routing; returns the response to a rejected one. */
export function requestGuards({ siteUrl, log }: Options, failures: Failures) {
  return (request: Request) => guardAddress(request) ?? guardOrigin(request) ?? guardBody(request);

  function guardAddress(request: Request): Response | Promise<Response> | undefined {
    const target = request.url.slice(request.url.indexOf('/', 8));
    // An invalid Host header makes the URL unparsable.
    const isReadable = URL.canParse(request.url) && !hasSeveralHosts(request);
    const checked: CheckedAddress = isReadable ? checkAddress(target) : { kind: 'bad' };
    if (checked.kind === 'good') return undefined;
    return checked.kind === 'moved' ? movedPermanently(checked.to) : failures.badAddress(target);
  }

  /** CSRF protection: rejects writes from other origins. */
  function guardOrigin(request: Request): Response | Promise<Response> | undefined {
    if (isRead(request.method) || isFromOwnPages(request, siteUrl)) return undefined;
    const { pathname } = new URL(request.url);
    if (formsWithToken.has(pathname) && hidesOrigin(request)) return undefined;
    if (isDiscreetPath(pathname)) return failures.discreet('foreign-form', pathname);
    const requestId = crypto.randomUUID();
    log.warn('foreign_write_refused', { requestId, method: request.method });
    return jsonError(403, 'Writes are accepted from this site only', { requestId });
  }

  /** Bodies that are not streamed by their handler would be buffered in memory. */
  function guardBody(request: Request): Response | Promise<Response> | undefined {
    const { pathname } = new URL(request.url);
    const status = refuseBody(request, streamedAddresses.has(pathname) || isAssetUpload(pathname));
    if (status === undefined) return undefined;
    if (isDiscreetPath(pathname)) return failures.discreet('bad-request', pathname, status);
    const requestId = crypto.randomUUID();
    log.warn('body_refused', { requestId, method: request.method });
    return jsonError(status, status === 413 ? 'This is too large' : 'Say how long the body is', { requestId });
  }
}

/** Forms that visitors may send: their token, or a receipt, authorizes them, and no cookie. */
const formsWithToken = new Set([
  endpoints.contactSubmit,
  endpoints.baikSubmit,
  ...languageCodes.flatMap((language) =>
    [routes.contact.index, routes.baik.index, routes.baik.mailbox].map((route) => href(route, language)),
  ),
]);

/** Addresses whose handlers stream multipart bodies. */
const streamedAddresses = new Set([...formsWithToken, endpoints.baikFiles]);
