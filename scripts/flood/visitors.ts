import { parse } from 'node-html-parser';
import { Secret, TOTP } from 'otpauth';
import { solveChallenge } from '../../src/ui/forms/proof-of-work.ts';

export type Outcome = { who: string; what: string; seconds: number };

const fillingInMilliseconds = 2500;
const maxAttempts = 6;
/** How often a visitor reloads a page that is refused, which takes about a second each time. */
const maxReloads = 40;

const forms = {
  message: { page: '/en/contact', api: '/api/contact/submit', fields: messageOf },
  report: { page: '/en/baik-culture', api: '/api/baik/submit', fields: reportOf },
} as const;
type Kind = keyof typeof forms;
/** Status of the page that a plain form led to. */
const accepted = { message: 303, report: 200 };

function messageOf(who: string): Record<string, string> {
  return { name: who, email: 'visitor@example.com', subject: 'umum', message: `A message of ${who}`, language: 'en' };
}

function reportOf(who: string): Record<string, string> {
  return { contact: who, report: `A report of ${who}`, language: 'en' };
}

type Reply = { success: boolean; error?: string; token?: string; challenge?: string; again?: boolean };

/** Opens the page, fills in the form and sends it as its script does. Throws when it is not accepted. */
export async function sendWithScript(origin: string, kind: Kind, who: string, address: string): Promise<Outcome> {
  const start = performance.now();
  const { page, api, fields } = forms[kind];
  const headers = { 'x-forwarded-for': address };
  const hidden = await openForm(origin + page, headers);
  const data: Record<string, string> = { ...hidden, ...fields(who) };
  await Bun.sleep(fillingInMilliseconds);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = await fetch(origin + api, { method: 'POST', headers, body: formData(data) });
    const reply = (await answer.json()) as Reply;
    if (reply.success) return outcome(who, `${kind} with script`, start);
    // The form is sent again, by its script or by the visitor after a message.
    if (reply.again || answer.status === 503) {
      await Bun.sleep(Number(answer.headers.get('retry-after')) * 1000);
      continue;
    }
    if (reply.token) data.token = reply.token;
    if (!reply.challenge) throw new Error(`${who}: ${answer.status} ${reply.error}`);
    data.challenge = reply.challenge;
    if (data.work === undefined) data.work = await solveChallenge(reply.challenge, () => {});
    else {
      delete data.work;
      await Bun.sleep(Number(answer.headers.get('retry-after')) * 1000);
    }
  }
  throw new Error(`${who}: not accepted in ${maxAttempts} attempts`);
}

/** The same without script: sends the plain form, and after the time that the page says sends what the page shows. */
export async function sendWithoutScript(origin: string, kind: Kind, who: string, address: string): Promise<Outcome> {
  const start = performance.now();
  const { page, fields } = forms[kind];
  const headers = { 'x-forwarded-for': address, accept: 'text/html' };
  let data: Record<string, string> = { ...(await openForm(origin + page, headers)), ...fields(who) };
  await Bun.sleep(fillingInMilliseconds);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = await fetch(origin + page, { method: 'POST', headers, body: formData(data), redirect: 'manual' });
    if (answer.status === accepted[kind]) return outcome(who, `${kind} without script`, start);
    if (answer.status === 503) {
      // The page asks to load it again, which sends the same form.
      await Bun.sleep(Number(answer.headers.get('retry-after')) * 1000);
      continue;
    }
    const shown = hiddenFields(await answer.text());
    for (const [name, value] of Object.entries(fields(who))) {
      if (shown[name] !== value) throw new Error(`${who}: the page lost ${name} (${answer.status})`);
    }
    data = shown;
    await Bun.sleep(Number(answer.headers.get('retry-after') ?? 0) * 1000);
  }
  throw new Error(`${who}: not accepted in ${maxAttempts} attempts`);
}

/** Signs in from a new browser with password and second factor. */
export async function signIn(
  origin: string,
  administrator: { username: string; password: string; secret: string },
  address: string,
): Promise<Outcome> {
  const start = performance.now();
  const headers = { 'x-forwarded-for': address };
  const { username, password, secret } = administrator;
  let proof: Record<string, string> = {};
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const body = new URLSearchParams({ username, password, ...proof });
    const answer = await fetch(`${origin}/backend/login`, { method: 'POST', headers, body, redirect: 'manual' });
    if (answer.status === 303) {
      const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const second = await fetch(`${origin}${answer.headers.get('location')}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new URLSearchParams({ code }),
        redirect: 'manual',
      });
      if (second.status !== 303) throw new Error(`The code was answered with ${second.status}`);
      return outcome('administrator', 'sign-in from a new browser', start);
    }
    const { challenge = '' } = hiddenFields(await answer.text(), 'main form');
    proof = challenge ? { challenge, work: await solveChallenge(challenge, () => {}) } : {};
  }
  throw new Error(`The administrator did not get in within ${maxAttempts} attempts`);
}

/** Opens the page of a form, again after the time that a refusal names. */
async function openForm(url: string, headers: Record<string, string>): Promise<Record<string, string>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${url}?complete=1`, { headers });
    const text = await answer.text();
    if (answer.status === 200) return hiddenFields(text);
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    if (seconds === 0 || attempt === maxReloads) throw new Error(`${url} answered ${answer.status}`);
    await Bun.sleep(seconds * 1000);
  }
}

/** What a browser would send of the form as the page shows it. */
function hiddenFields(html: string, selector = '#form form'): Record<string, string> {
  const form = parse(html).querySelector(selector);
  const fields: Record<string, string> = {};
  for (const field of form?.querySelectorAll('input[name], textarea[name], select[name]') ?? []) {
    const name = field.getAttribute('name') ?? '';
    const type = field.getAttribute('type');
    if (type === 'file' || type === 'checkbox') continue;
    if (field.tagName === 'TEXTAREA') fields[name] = field.text;
    else if (field.tagName === 'SELECT') {
      fields[name] = field.querySelector('option[selected]')?.getAttribute('value') ?? '';
    } else fields[name] = field.getAttribute('value') ?? '';
  }
  return fields;
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function outcome(who: string, what: string, start: number): Outcome {
  return { who, what, seconds: Math.round((performance.now() - start) / 100) / 10 };
}
