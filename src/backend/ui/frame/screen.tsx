import type { ReactNode } from 'react';
import { ForbiddenError, type Need } from '../../../domain/rights/permissions.ts';
import { asStaff, type Staff } from '../../../domain/rights/staff.ts';
import type { At } from '../../../domain/row-by-id.ts';
import { screenOf, unsavedName } from '../../../domain/unsaved/input.ts';
import { finishUnsaved, listUnsaved, type Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { sessionWords } from '../../../i18n/backend/accounts/sessions.words.ts';
import { frameWords, frameWords as t } from '../../../i18n/backend/frame.words.ts';
import { unsavedWords } from '../../../i18n/backend/unsaved.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { buildName } from '../../../manifest.ts';
import { release } from '../../../release.ts';
import { endpoints } from '../../../routes.ts';
import { OutlineLink } from '../../../ui/text/button.tsx';
import { keepSentForm } from '../../../web/forms/sent-form.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { queryOf } from '../../../web/http/body.ts';
import type { CostRefusal } from '../../../web/http/cost-limits.ts';
import { json } from '../../../web/http/json.ts';
import { untilSent } from '../../../web/http/responses/stream-answer.ts';
import { isAskedByOtherSite } from '../../../web/http/same-origin.ts';
import { seeOther } from '../../../web/pages/plain-page.ts';
import { type Flash, flashCookie, flashOf, spentFlashCookie, type Undo } from '../../../web/sessions/flash.ts';
import { requestedPath, signInAddress } from '../../../web/sessions/return-path.ts';
import { sessionIdOf, staffToSetUpFactor } from '../../../web/sessions/session.ts';
import { type Attempt, isMarkedFailed, markFailed, type StaffSite } from '../../../web/sessions/staff-guard.ts';
import { BackendDocument, backOfficePage } from './backend-document.tsx';
import { CheckingNotice, FlashNotice } from './flash-notice.tsx';
import { Navigation } from './navigation.tsx';
import { PageHeader } from './page-header.tsx';
import type { SectionKey } from './sections.ts';
import { WithRights } from './staff-rights.tsx';
import { TypedFields } from './typed-fields.tsx';

/** A screen as handlers return it. */
export type Screen = {
  title: string | ((language: Language) => string);
  section?: SectionKey;
  body: ReactNode;
  /** 200 by default. */
  status?: number;
  /** Notice shown when a form is returned without a redirect. */
  flash?: Flash;
  /** What the activity log says of a refused form, in English, its language; the text of the notice unless it is given. */
  problem?: string | undefined;
  headers?: Record<string, string>;
  /** Without the navigation, for staff who may do nothing else yet. */
  isAlone?: boolean;
};

type ScreenRequest<Parameters> = { request: Request; params: Parameters };
export type ScreenCall<Parameters> = ScreenRequest<Parameters> & {
  actor: Staff;
  query: URLSearchParams;
  /** Whether the actor has signed in just now and has to set up a second factor before anything else. */
  inSetUp: boolean;
};
/** Undefined for an address without any. */
export type Parameters = At | undefined;
export type Call = ScreenCall<Parameters>;
export type Content = Omit<Screen, 'section'>;
/** A question that has to be answered before a command is performed, if any; the form is sent again with the answer. */
export type Ask<Row, Input> = (
  input: Input,
  row: Row,
  call: Call,
  form: URLSearchParams,
) => Promise<Content | undefined>;
type Handler<Parameters> = (request: ScreenRequest<Parameters>) => Promise<Response>;
type Load<Parameters> = (call: ScreenCall<Parameters>) => Promise<Screen | Response> | Screen | Response;

export type Admission = {
  /** Also for staff who have to set up a second factor before anything else. */
  duringSetUp?: boolean;
};

type Writing = Admission & { isExport?: boolean };

export type Reading = Admission & {
  /** Opening it is recorded, so another site cannot do that in the name of its visitor: who follows a link from there is asked first. */
  isRecorded?: boolean;
};

/**
 * A screen for staff with the permission. Visitors are redirected to the sign-in, and come back here after it; other staff
 * get a page that says so.
 */
export function guardedScreen<Parameters = Record<never, string>>(
  site: StaffSite,
  needs: Need,
  load: Load<Parameters>,
  { duringSetUp = false, isRecorded = false }: Reading = {},
): Handler<Parameters> {
  return async ({ request, params }) => {
    const staff = await site.staffGuard.admit(request);
    const inSetUp = staff ? undefined : await staffToSetUpFactor(site.db, request);
    const actor = staff ?? (duringSetUp ? inSetUp : undefined);
    if (!actor) return seeOther(inSetUp ? endpoints.secondFactor : signInAddress(requestedPath(request)));
    if (!(await site.staffGuard.allows(actor, needs))) {
      // A right that was lost takes no text with it.
      const { pathname } = new URL(request.url);
      const texts = await listUnsaved(site.db, actor.id);
      return showForbidden(
        actor,
        texts.filter(({ place }) => (screenOf(place) ?? place) === pathname),
      );
    }
    if (isRecorded && isAskedByOtherSite(request)) return askToContinue(actor, requestedPath(request));
    const call = { request, params, actor, query: queryOf(request), inSetUp: inSetUp !== undefined };
    const loaded = await asStaff(actor, () => load(call));
    if (loaded instanceof Response) return loaded;
    return showScreen(inSetUp ? { ...loaded, isAlone: true } : loaded, actor, flashOf(request));
  };
}

/**
 * Handler of a plain form: `done()` on success, else the screen with the submitted values.
 * Register it with `{ parse: 'none' }`, so that the guard runs before the body is read.
 */
export function guardedForm<Parameters = Record<never, string>>(
  site: StaffSite,
  attempt: Attempt,
  handle: Load<Parameters>,
  { duringSetUp = false, isExport = false }: Writing = {},
): Handler<Parameters> {
  return async ({ request, params }) => {
    const inSetUp = duringSetUp ? await staffToSetUpFactor(site.db, request) : undefined;
    const actor = inSetUp ?? (await site.staffGuard.admit(request, attempt));
    if (!actor) return leadToSignIn(site, request);
    if (!(await site.staffGuard.allowsWrite(actor, attempt))) return showForbidden(actor);
    const allowance = isExport ? site.staffGuard.exports : undefined;
    const refusal = allowance?.begin('exports', `account ${actor.id}`, request);
    if (refusal) {
      await site.staffGuard.noteLimit(actor, attempt);
      return showTooMany(actor, refusal);
    }
    const write = site.staffGuard.watch(actor, attempt, async () => {
      const query = queryOf(request);
      const call = { request, params, actor, query, inSetUp: inSetUp !== undefined };
      const answer = await asStaff(actor, () => handle(call));
      const text = unsavedName.safeParse(query.get(unsavedParameter)).data;
      // What was not accepted is in the form of the answer, unless it has none.
      const isLost = answer instanceof Response ? isMarkedFailed(answer) : answer.status === 404;
      if (text && !isLost) await finishUnsaved(site.db, actor.id, text);
      if (answer instanceof Response) return answer;
      const response = await showScreen(inSetUp ? { ...answer, isAlone: true } : answer, actor);
      const { status = 200, flash, problem = flash && (flash.text || flash.title) } = answer;
      return status >= 400 && problem ? markFailed(response, problem) : response;
    });
    try {
      return untilSent(withoutRedirect(request, await write), () => allowance?.end(request));
    } catch (error) {
      allowance?.end(request);
      if (error instanceof ForbiddenError) return showForbidden(actor);
      throw error;
    }
  };
}

/** A form that answers with a file of what is stored. Each account has its own allowance of them. */
export function guardedExport<Parameters = Record<never, string>>(
  site: StaffSite,
  attempt: Attempt,
  handle: Load<Parameters>,
): Handler<Parameters> {
  return guardedForm(site, attempt, handle, { isExport: true });
}

/**
 * A script that sends a form stays on its page until it knows the outcome: instead of a redirect, which it could not tell
 * from the page behind it, it gets the address.
 */
function withoutRedirect(request: Request, answer: Response): Response {
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location || !wantsJson(request)) return answer;
  return json({ location }, { cookies: answer.headers.getSetCookie() });
}

export function wantsJson({ headers }: Request): boolean {
  return headers.get('accept') === 'application/json';
}

/** In the address of a form: the unsaved text that it continues, or that is sent again. */
export const unsavedParameter = 'unsaved';

/** Nothing is replayed after the sign-in: what was typed is unsaved text of its writer. */
async function leadToSignIn(site: StaffSite, request: Request): Promise<Response> {
  if (await staffToSetUpFactor(site.db, request)) return seeOther(endpoints.secondFactor);
  const address = signInAddress(requestedPath(request));
  const keeping = await keepSentForm(site.db, request, sessionIdOf(request));
  if (keeping === 'nothing-to-keep') return seeOther(address);
  const t = sessionWords(acceptedLanguage(request));
  const texts = {
    kept: t.textKept,
    'kept-without-files': t.textKeptWithoutFiles,
    continued: t.textContinued,
    unkept: t.textNotKept,
  };
  const variant = keeping === 'unkept' ? 'destructive' : 'default';
  return seeOther(address, [flashCookie({ variant, title: t.ended, text: texts[keeping] })]);
}

/** A screen with a form. With a problem, it was not accepted. */
export function formScreen(
  title: string,
  body: ReactNode,
  problem: string | undefined,
  { status = 422, failed = frameWords.validationError } = {},
): Content {
  if (problem === undefined) return { title, body };
  const flash = { variant: 'destructive', title: failed, text: problem } as const;
  return { title: frameWords.errorTitle({ title }), status, flash, body };
}

/** Redirect after an accepted form, with a one-time message, which may have a button that takes it back. */
export function done(location: string, title: string, text = '', undo?: Omit<Undo, 'label'>): Response {
  return seeOther(location, [flashCookie(notice(title, text, undo))]);
}

/** The same message for the screen that answers the form. */
export function notice(title: string, text: string, undo?: Omit<Undo, 'label'>): Flash {
  return { variant: 'default', title, text, ...(undo && { undo: { ...undo, label: frameWords.undo } }) };
}

/** Redirect after a rejected form that is not shown again. */
export function failed(location: string, title: string, text = ''): Response {
  const response = seeOther(location, [flashCookie({ variant: 'destructive', title, text })]);
  return markFailed(response, text || title);
}

function showForbidden(actor: Staff, texts: readonly Unsaved[] = []): Promise<Response> {
  const title = () => frameWords.forbidden;
  return showScreen({ title, status: 403, body: <Forbidden texts={texts} /> }, actor);
}

function showTooMany(actor: Staff, { status, seconds }: CostRefusal): Promise<Response> {
  const title = () => frameWords.tooManyTitle;
  return showScreen({ title, status, headers: { 'retry-after': String(seconds) }, body: <TooMany /> }, actor);
}

function askToContinue(actor: Staff, to: string | undefined): Promise<Response> {
  const title = () => frameWords.continueTitle;
  return showScreen({ title, status: 403, body: <Continue to={to ?? endpoints.dashboard} /> }, actor);
}

export function showScreen(screen: Screen, actor: Staff, waiting?: Flash): Promise<Response> {
  const { title, section, body, status = 200, headers = {} } = screen;
  const cookies = waiting ? { 'set-cookie': spentFlashCookie } : {};
  return asStaff(actor, () => {
    const page = (
      <BackendPage
        actor={actor}
        isAlone={screen.isAlone ?? false}
        flash={screen.flash ?? waiting}
        section={section}
        title={typeof title === 'string' ? title : title(actor.language)}
      >
        {body}
      </BackendPage>
    );
    return backOfficePage(actor.language, page, { status, headers: { ...headers, ...cookies } });
  });
}

/** The body of the answer to a request that the roles of the account do not allow. */
function Forbidden({ texts }: { texts: readonly Unsaved[] }) {
  return (
    <>
      <Refusal text={t.forbiddenText} title={t.forbidden} />
      {texts.map(({ text, fields }) => (
        <section className="mt-9" key={text}>
          <h2 className="mb-3 t-item">{unsavedWords.typedHere}</h2>
          <TypedFields fields={fields} />
        </section>
      ))}
    </>
  );
}

/** The body of the answer to an export beyond the allowance of the account. */
function TooMany() {
  return <Refusal text={t.tooMany} title={t.tooManyTitle} />;
}

/** Asks before a link of another site opens what records who opened it. */
function Continue({ to }: { to: string }) {
  return (
    <>
      <PageHeader text={t.continueText} title={t.continueTitle} />
      <p className="flex flex-wrap gap-4">
        <a className="btn-primary [overflow-wrap:anywhere]" href={to}>
          {t.continueTo({ path: to.split('?')[0] ?? to })}
        </a>
        <OutlineLink href={endpoints.dashboard}>{t.toDashboard}</OutlineLink>
      </p>
    </>
  );
}

function Refusal({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader text={text} title={title} />
      <a className="btn-primary" href={endpoints.dashboard}>
        {t.toDashboard}
      </a>
    </>
  );
}

type BackendPageProps = {
  title: string;
  actor: Staff;
  section?: SectionKey | undefined;
  flash?: Flash | undefined;
  isAlone?: boolean;
  children: ReactNode;
};

function BackendPage({ title, actor, section, flash, isAlone = false, children }: BackendPageProps) {
  return (
    <BackendDocument account={actor.id} language={actor.language} title={title}>
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <WithRights holder={actor}>
        <div className="desk">
          <Navigation actor={actor} isAlone={isAlone} section={section} />
          <main className="desk-main" id="main" tabIndex={-1}>
            {flash && <FlashNotice flash={flash} />}
            {children}
          </main>
          <footer className="desk-foot">{frameWords.program({ release, build: buildName() })}</footer>
        </div>
      </WithRights>
      {!isAlone && <CheckingNotice watch="leave" />}
    </BackendDocument>
  );
}
