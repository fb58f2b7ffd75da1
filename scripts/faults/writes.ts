import { setTimeout as sleep } from 'node:timers/promises';
import { reportForm } from '../../tests/support/baik.ts';
import { uploadForm, uploads } from '../../tests/support/files/asset-files.ts';
import { contactForm } from '../../tests/support/forms.ts';

export const kinds = ['save', 'upload', 'message', 'report', 'mail'] as const;
export type Kind = (typeof kinds)[number];

/** A write as recorded by the client, outside the site, so that faults do not affect it. */
export type Write = {
  kind: Kind;
  /** Unique text contained in the write. */
  marker: string;
  /** Whether the response confirmed that it was stored. */
  acknowledged: boolean;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
  /** Receipt of an acknowledged report. */
  receipt?: string;
};

/** Client timeout, longer than any permitted response time. */
const clientTimeoutInMilliseconds = 20_000;

export type Site = {
  address: string;
  cookie: string;
  /** Each token is valid for one message or report. */
  tokens: string[];
};

let number = 0;
const picture = uploads.jpeg();

/** Sends one write. Without a response it counts as not acknowledged. */
export async function send(kind: Kind, site: Site): Promise<Write> {
  number += 1;
  const marker = `fault-${process.pid}-${number}`;
  const began = performance.now();
  const done = (status: number, answer: { receipt?: string } = {}): Write => ({
    kind,
    marker,
    status,
    acknowledged: status >= 200 && status < 300,
    milliseconds: performance.now() - began,
    ...(answer.receipt && { receipt: answer.receipt }),
  });
  try {
    const { path, init } = await requests[kind](marker, site);
    const headers = new Headers(init.headers);
    headers.set('cookie', site.cookie);
    // A different client address each time, so that no limit is reached.
    headers.set('x-forwarded-for', `198.18.${number >> 8}.${number & 255}`);
    const answer = await fetch(site.address + path, {
      ...init,
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(clientTimeoutInMilliseconds),
    });
    const text = await answer.text();
    return done(answer.status, answer.ok ? (JSON.parse(text) as { receipt?: string }) : {});
  } catch {
    await sleep(20);
    return done(0);
  }
}

const json = (value: unknown): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

const requests: Record<Kind, (marker: string, site: Site) => Promise<{ path: string; init: RequestInit }>> = {
  save: async (marker) => {
    const detail = (language: string) => ({ language, title: `${marker} ${language}`, content: '<p>Isi.</p>' });
    const article = { category: 'news', status: 'published', author: marker };
    return { path: '/api/backend/articles', init: json({ article, details: [detail('id'), detail('en')] }) };
  },
  upload: async (marker) => ({
    path: '/api/backend/assets',
    init: { body: uploadForm(new File([await (await picture).bytes()], `${marker}.jpg`), { name: marker }) },
  }),
  message: async (marker, { tokens }) => ({
    path: '/api/contact/submit',
    init: {
      body: contactForm({ message: `${marker} asks for a price.`, submission_key: marker, token: tokens.pop() }),
    },
  }),
  report: async (marker, { tokens }) => ({
    path: '/api/baik/submit',
    init: { body: reportForm({ report: `${marker} was seen.`, token: tokens.pop() }) },
  }),
  mail: async (marker) => ({
    path: '/api/backend/email/send',
    init: json({ to: ['sari@example.com'], subject: marker, body: 'The ship leaves on Monday.' }),
  }),
};
