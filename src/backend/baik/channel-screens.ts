import { Elysia } from 'elysia';
import type { ErasedRows } from '../../db/erased-rows.ts';
import type { ActionType } from '../../domain/activity/events.ts';
import { findCase, openCase } from '../../domain/baik/cases/case-queries.ts';
import type { OpenCase } from '../../domain/baik/cases/mailbox.ts';
import { baikMessage } from '../../domain/baik/input.ts';
import type { UnlockedKey, UnlockedKeys } from '../../domain/baik/sealing/unlocked-keys.ts';
import { parseId } from '../../domain/input.ts';
import type { Need } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { reportWords as t } from '../../i18n/backend/baik/baik.words.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import type { StaffSite } from '../../web/sessions/staff-guard.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import {
  type Content,
  failed,
  guardedForm,
  guardedScreen,
  type Reading,
  type Screen,
  type ScreenCall,
} from '../ui/frame/screen.tsx';
import { caseHref } from './labels.tsx';
import { unlockKeeping } from './unlock.tsx';

/** What the recipients' screens need of the site: in a process of the report channel there is nothing else. */
export type ReportSite = StaffSite & {
  reports: ReportChannel;
  keys: UnlockedKeys;
  /** Wrong passphrases by recipient, counted in this process or in the server that has started it. */
  guesses: { wait: (subject: string) => number | Promise<number>; count: (subject: string) => void };
  erased: Pick<ErasedRows, 'rewriteSoon'>;
};

type Answer = Content | Response;
/** What an address can name; of each only what is in it. */
type Parameters = { id: string; file: string };
export type Call = ScreenCall<Parameters>;
type Handle = (call: Call) => Promise<Answer>;
type Context = { request: Request; params: object };
/** What is logged when a form is refused or fails. */
export type FormOf = readonly [action: ActionType, resource: 'report' | 'report key' | 'report recipient'];

/** Registers the screens and forms of recipients. */
export class ChannelScreens {
  readonly routes: Elysia;

  constructor(
    readonly site: ReportSite,
    name: string,
  ) {
    this.routes = new Elysia({ name });
  }

  show(path: string, load: Handle, { needs = 'reports.read', ...reading }: Reading & { needs?: Need } = {}): this {
    const screen = guardedScreen<Parameters>(this.site, needs, async (call) => inSection(await load(call)), reading);
    this.routes.get(path, ({ request, params }: Context) => screen({ request, params: params as Parameters }));
    return this;
  }

  form(path: string, [action, resource]: FormOf, handle: Handle, guard: typeof guardedForm = guardedForm): this {
    const attempt = { action, resource, needs: 'reports.read' } as const;
    const form = guard<Parameters>(this.site, attempt, async (call) => inSection(await handle(call)));
    const answer = ({ request, params }: Context) => form({ request, params: params as Parameters });
    this.routes.post(path, answer, { parse: 'none' });
    return this;
  }

  /** A form for which a key has to be unlocked. */
  keyForm(path: string, formOf: FormOf, handle: (call: KeyCall) => Promise<Answer>): this {
    return this.form(path, formOf, withKey(this.site, handle));
  }

  caseForm(path: string, handle: (call: CaseCall) => Promise<Answer>): this {
    return this.form(path, ['update', 'report'], inCase(this.site, handle));
  }

  use({ routes }: ChannelScreens): this {
    this.routes.use(routes);
    return this;
  }
}

function inSection(answer: Answer): Screen | Response {
  return answer instanceof Response || answer.status === 404 ? answer : { ...answer, section: 'baik' };
}

/** The key unlocked in this session; each use restarts its timeout. */
export function keyOf({ keys }: ReportSite, request: Request): UnlockedKey | undefined {
  return keys.use(sessionIdOf(request));
}

/** A request whose session has an unlocked key. `holder` signs what is done. */
export type KeyCall = Call & { holder: Staff & UnlockedKey };

export function withKey<Result>(site: ReportSite, handle: (call: KeyCall) => Promise<Result>) {
  return async (call: Call): Promise<Result | Answer> => {
    const key = keyOf(site, call.request);
    if (key) return handle({ ...call, holder: { ...call.actor, ...key } });
    return (await unlockKeeping(site, call.actor, call.request)) ?? locked();
  };
}

/** A request about a case that its key opens. `back` is the address of the case. */
export type CaseCall = KeyCall & { opened: OpenCase; back: string };

/** Answers requests about a case, or says why its key does not open it. */
export function inCase<Result>(site: ReportSite, handle: (call: CaseCall) => Promise<Result>) {
  return withKey(site, async (call): Promise<Result | Answer> => {
    const id = parseId(call.params.id);
    const row = id ? await findCase(site.db, id) : undefined;
    if (!row || row.erasedOn) return noCase();
    const opened = await openCase(site.db, row, call.holder.identity);
    // Recipients who may not read a case do not learn that it exists.
    if (!opened) return row.isLimited ? noCase() : failed(endpoints.baik, t.notYourKey, t.letYouIn);
    return handle({ ...call, opened, back: caseHref(row.id) });
  });
}

export function noCase(): Screen {
  return notFoundScreen(() => caseWords.noCase, endpoints.baik);
}

/** A text that a person wrote, within the length of a report; undefined when there is none. */
export function textIn(form: URLSearchParams, name: string): string | undefined {
  return baikMessage.safeParse(form.get(name) ?? '').data;
}

/** A form again, with what is wrong with it. */
export function refused<Refused extends Content & { title: string }>(screen: Refused, text: string) {
  const flash = { variant: 'destructive', title: frameWords.validationError, text } as const;
  return { ...screen, title: frameWords.errorTitle({ title: screen.title }), status: 422, flash };
}

export function locked(): Response {
  return failed(endpoints.baik, t.locked, t.unlockFirst);
}
