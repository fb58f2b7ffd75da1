import type { ReactNode } from 'react';
import type { Staff } from '../../../domain/accounts/staff.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { plainPage, seeOther } from '../../../web/pages/plain-page.ts';
import { type Flash, flashCookie, flashOf, spentFlashCookie } from '../../../web/sessions/flash.ts';
import { type Attempt, markFailed, type StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { BackendPage } from './backend-page.tsx';
import type { SectionKey } from './sections.ts';

/** A screen as handlers return it. */
export type Screen = {
  title: string | ((language: Language) => string);
  section?: SectionKey;
  body: ReactNode;
  /** 200 by default. */
  status?: number;
  /** Notice shown when a form is returned without a redirect. */
  flash?: Flash;
  headers?: Record<string, string>;
};

type Asked<Parameters> = { request: Request; params: Parameters };
export type ScreenCall<Parameters> = Asked<Parameters> & { actor: Staff; query: URLSearchParams };
type Handler<Parameters> = (asked: Asked<Parameters>) => Promise<Response>;
type Load<Parameters> = (call: ScreenCall<Parameters>) => Promise<Screen | Response> | Screen | Response;

/** A screen for signed-in staff; others are redirected to the sign-in. */
export function guardedScreen<Parameters = Record<never, string>>(
  gate: StaffGuard,
  load: Load<Parameters>,
): Handler<Parameters> {
  return async ({ request, params }) => {
    const actor = await gate.admit(request);
    if (!actor) return seeOther(endpoints.login);
    const loaded = await load({ request, params, actor, query: queryOf(request) });
    return loaded instanceof Response ? loaded : showScreen(loaded, actor, flashOf(request));
  };
}

/**
 * Handler of a plain form: `done()` on success, else the screen with the submitted values.
 * Register it with `{ parse: 'none' }`, so that the guard runs before the body is read.
 */
export function guardedForm<Parameters = Record<never, string>>(
  gate: StaffGuard,
  attempt: Attempt,
  handle: Load<Parameters>,
): Handler<Parameters> {
  return async ({ request, params }) => {
    const actor = await gate.admit(request, attempt);
    if (!actor) return seeOther(endpoints.login);
    return gate.watch(actor, attempt, async () => {
      const answer = await handle({ request, params, actor, query: queryOf(request) });
      if (answer instanceof Response) return answer;
      const response = await showScreen(answer, actor);
      const { status = 200, flash } = answer;
      return status >= 400 && flash ? markFailed(response, flash.text || flash.title) : response;
    });
  };
}

/** Redirect after an accepted form, with a one-time message. */
export function done(location: string, title: string, text = ''): Response {
  return seeOther(location, [flashCookie({ variant: 'default', title, text })]);
}

/** Redirect after a rejected form that is not shown again. */
export function failed(location: string, title: string, text = ''): Response {
  const response = seeOther(location, [flashCookie({ variant: 'destructive', title, text })]);
  return markFailed(response, text || title);
}

export function showScreen(screen: Screen, actor: Staff, waiting?: Flash): Promise<Response> {
  const { title, section, body, status = 200, headers = {} } = screen;
  return plainPage(
    <BackendPage
      actor={actor}
      flash={screen.flash ?? waiting}
      section={section}
      title={typeof title === 'string' ? title : title(actor.language)}
    >
      {body}
    </BackendPage>,
    { status, headers: { ...headers, ...(waiting ? { 'set-cookie': spentFlashCookie } : {}) } },
  );
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
