import { createHash, timingSafeEqual } from 'node:crypto';
import { NotFoundError } from 'elysia';
import type { Site } from '../../site.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { jsonError } from '../../web/http/json.ts';

/** The figures, for requests with the token. Without a token in the settings there is no such address. */
export async function answerMetrics(request: Request, { metrics, settings }: Site): Promise<Response> {
  if (!metrics || settings.metricsToken === undefined) throw new NotFoundError();
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!timingSafeEqual(digest(given), digest(settings.metricsToken)))
    return jsonError(401, 'The token is missing or wrong', {}, { 'www-authenticate': 'Bearer' });
  const headers = { ...securityHeaders, 'content-type': metrics.contentType, 'cache-control': 'no-store' };
  return new Response(await metrics.read(), { headers });
}

/** `timingSafeEqual` requires equal lengths, which digests have. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
