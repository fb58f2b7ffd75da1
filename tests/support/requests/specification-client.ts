import { expect } from 'bun:test';

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the expectations say
export type Json = any;
type Reply = { status: number; text: string; body: Json };

/** What `fetch` with credentials does in a page, or a program with a cookie jar. */
export class Client {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, payload?: FormData | URLSearchParams | object): Promise<Reply> {
    const headers = new Headers(this.headers);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const isForm = payload instanceof FormData || payload instanceof URLSearchParams;
    if (payload && !isForm) headers.set('content-type', 'application/json');
    const body = payload === undefined || isForm ? (payload ?? null) : JSON.stringify(payload);
    const answer = await fetch(this.address + path, { method, headers, body, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined };
  }

  /** The body of an answer with status 200. */
  async ok(...[method, path, payload]: Parameters<Client['call']>): Promise<Json> {
    const { status, body } = await this.call(method, path, payload);
    expect([method, path, status]).toEqual([method, path, 200]);
    return body;
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie) || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Content of a multipart form; a list is a repeated field. */
export function multipart(fields: Record<string, string | File | readonly File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else for (const file of value instanceof File ? [value] : value) form.append(name, file);
  }
  return form;
}
