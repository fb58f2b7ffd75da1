import { isBackendPath } from '../backend/ui/frame/failure-page.tsx';
import { backendContentSecurity } from '../web/http/headers.ts';
import { finishResponse, type Transport } from '../web/http/responses/finish-response.ts';
import { isForwarded, watchStream } from '../web/http/responses/stream-answer.ts';
import type { Failures } from './failures.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** The framework's answer, finished; when it has none, one that says so. Never throws. */
export async function answerAlways(
  fetch: Fetch,
  request: Request,
  failures: Failures,
  transport: Transport,
): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isForwarded(response)) return response;
    if (isBackendPage(request, response)) response.headers.set('content-security-policy', backendContentSecurity);
    const watched = watchStream(response, (error) => failures.brokenOff(error));
    return await finishResponse(watched, request, transport);
  } catch (error) {
    return failures.unanswerable(error, request);
  }
}

function isBackendPage({ url }: Request, { headers }: Response): boolean {
  return (
    URL.canParse(url) &&
    isBackendPath(new URL(url).pathname) &&
    headers.get('content-type') === 'text/html; charset=utf-8'
  );
}
