import { createHash, timingSafeEqual } from 'node:crypto';
import { NotFoundError } from 'elysia';
import { securityHeaders } from '../../web/http/headers.ts';
import { jsonError } from '../../web/http/json.ts';
import type { Metrics } from '../../web/requests/metrics.ts';

export type ReadableMetrics = { token: string; figures: Pick<Metrics, 'read' | 'contentType'> };

/** The figures, for requests with the token. Without a token in the settings there is no such address. */
export async function answerMetrics(request: Request, metrics: ReadableMetrics | undefined): Promise<Response> {
  if (!metrics) throw new NotFoundError();
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!timingSafeEqual(digest(given), digest(metrics.token)))
    return jsonError(401, 'The token is missing or wrong', {}, { 'www-authenticate': 'Bearer' });
  const headers = { ...securityHeaders, 'content-type': metrics.figures.contentType, 'cache-control': 'no-store' };
  return new Response(await metrics.figures.read(), { headers });
}

/** `timingSafeEqual` requires equal lengths, which digests have. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
