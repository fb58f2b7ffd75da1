import { Elysia } from 'elysia';
import { withCurrent } from '../../current.ts';
import { formWords } from '../../i18n/site/form-pairs.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { href, type Route } from '../../routes.ts';
import type { FormState } from '../../ui/forms/form-opening.tsx';
import { Document } from '../../ui/frame/document.tsx';
import type { Listener } from '../http/client-address.ts';
import { json } from '../http/json.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { LoadedPage } from '../pages/public-page.ts';
import type { FormGate } from './form-gate.ts';
import type { Refusal } from './form-refusals.ts';
import { formKeyOf } from './form-seed.ts';
import { type FormOutcome, typedValues } from './public-form.ts';

type Headers = Record<string, string>;

/** Answers a call of the API. `accepted`: what the answer says of a form that was stored. */
export async function answerCall<Stored>(
  gate: FormGate,
  outcome: FormOutcome<unknown, Stored>,
  accepted: (stored: Stored, language: Language) => Record<string, unknown>,
  headers: Headers = {},
): Promise<Response> {
  if (outcome.kind === 'refused') {
    // The sender already has the form's token.
    const token = outcome.token === outcome.fields.token ? undefined : outcome.token;
    return refuseCall({ ...outcome, token }, headers);
  }
  const token = await gate.issueIfPossible();
  return json({ success: true, ...accepted(outcome.stored, outcome.language), token }, { headers });
}

export function refuseCall({ status, errors, error, headers, token, challenge }: Refusal, always: Headers): Response {
  const [first] = errors;
  const body = {
    success: false,
    error: error ?? first?.text,
    field: first?.field || undefined,
    token,
    challenge: challenge?.value,
  };
  return json(body, { status, headers: { ...always, ...headers } });
}

export type PlainForm = { request: Request; server: Listener; pageLanguage: Language };

/** Takes plain forms at the address of their page, so that a reload after an error loads the page. */
export function formPosts(route: Route, answer: (form: PlainForm) => Promise<Response>) {
  const app = new Elysia({ name: `forms.${route.key}` });
  for (const language of languageCodes) {
    const take = ({ request, server }: { request: Request; server: Listener }) =>
      withCurrent({ language }, () => answer({ request, server, pageLanguage: language }));
    app.post(href(route, language), take, { parse: 'none' });
  }
  return app;
}

/** A form that is shown for the first time. */
export function emptyForm<Name extends string>(names: readonly Name[], token = ''): FormState<Name> {
  return { values: typedValues({}, names), errors: [], token, challenge: '', formKey: crypto.randomUUID() };
}

/** A refused form, to be shown again. */
export async function refusedForm<Name extends string>(
  gate: FormGate,
  { fields, status, errors, token, challenge }: Refusal & { fields: Record<string, unknown> },
  names: readonly Name[],
): Promise<FormState<Name>> {
  return {
    values: typedValues(fields, names),
    errors,
    token: token ?? (await gate.issueIfPossible()),
    challenge: challenge?.value ?? '',
    // It may have been stored although the database did not say so: sent again, it has to be the same form.
    formKey: status === 503 ? formKeyOf(fields) : crypto.randomUUID(),
  };
}

type Shown = {
  language: Language;
  route: Route;
  siteUrl: string;
  switchQuery?: Record<string, string>;
  headers?: Headers;
} & Partial<Pick<Refusal, 'status' | 'errors'>>;

/** The page that answers a plain form. */
export function pageAfterForm(
  page: LoadedPage,
  { language, route, siteUrl, switchQuery, status = 200, errors = [], headers = {} }: Shown,
): Promise<Response> {
  const title = errors.length > 0 ? `${formWords(language).errorInTitle}: ${page.meta.title}` : page.meta.title;
  const meta = { ...page.meta, title, hidden: true };
  const reading = { language, route, parameters: {}, query: {}, ...(switchQuery && { switchQuery }), siteUrl };
  const document = <Document page={{ ...page, meta }} reading={reading} />;
  return plainPage(document, { status, headers });
}
