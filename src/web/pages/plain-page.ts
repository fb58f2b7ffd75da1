import type { ReactNode } from 'react';
import { htmlHeaders, securityHeaders } from '../http/headers.ts';
import { renderCompletePage } from './render.tsx';

export type PageInit = { status?: number; headers?: Record<string, string> };

/** Renders an uncached document. Throws when rendering fails. */
export async function plainPage(document: ReactNode, init: PageInit = {}): Promise<Response> {
  const onError = (error: unknown) => {
    throw error;
  };
  const html = await renderCompletePage(document, { nonce: '', onError });
  const headers = { ...htmlHeaders, 'cache-control': 'no-store', ...init.headers };
  return new Response(html, { status: init.status ?? 200, headers });
}

/** 303 after an accepted form, so that a reload sends nothing twice. */
export function seeOther(
  location: string,
  cookies: readonly string[] = [],
  headers: Record<string, string> = {},
): Response {
  const answered = new Headers({ ...securityHeaders, ...headers, location, 'cache-control': 'no-store' });
  for (const cookie of cookies) answered.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: answered });
}
