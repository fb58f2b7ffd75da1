import { findCase, openCase } from '../../domain/baik/cases/case-queries.ts';
import type { OpenCase } from '../../domain/baik/mailbox.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { parseId } from '../../domain/input.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { reportWords } from '../../i18n/backend/baik/baik.words.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { failed, guardedForm, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { caseHref } from './labels.tsx';
import type { ReportSite } from './report-site.ts';
import { unlockKeeping } from './unlocking/unlock.tsx';

/** The key unlocked in this session; each use restarts its timeout. */
export function keyOf({ keys }: ReportSite, request: Request): UnlockedKey | undefined {
  return keys.use(sessionIdOf(request));
}

/** A request about a case that its key opens. */
export type CaseCall<Parameters = { id: string }> = ScreenCall<Parameters> & {
  opened: OpenCase;
  key: UnlockedKey;
  /** Signs what is done in the case. */
  holder: Staff & UnlockedKey;
  /** The address of the case. */
  back: string;
};

/** Answers requests about a case, or says why its key does not open it. */
export function inCase<Result, Parameters extends { id: string } = { id: string }>(
  site: ReportSite,
  handle: (call: CaseCall<Parameters>) => Promise<Result>,
) {
  const { db } = site;
  const notFound = () => notFoundScreen((language) => caseWords(language).noCase, endpoints.baik);
  return async (call: ScreenCall<Parameters>): Promise<Result | Screen | Response> => {
    const { actor, request, params } = call;
    const key = keyOf(site, request);
    if (!key) return (await unlockKeeping(site, actor, request)) ?? locked(actor);
    const id = parseId(params.id);
    const row = id ? await findCase(db, id) : undefined;
    if (!row || row.erasedOn) return notFound();
    const opened = await openCase(db, row, key.identity);
    const t = reportWords(actor.language);
    // Recipients who may not read a case do not learn that it exists.
    if (!opened) return row.isLimited ? notFound() : failed(endpoints.baik, t.notYourKey, t.letYouIn);
    return handle({ ...call, opened, key, holder: { ...actor, ...key }, back: caseHref(row.id) });
  };
}

/** A form of a case. */
export function caseForm(site: ReportSite, handle: (call: CaseCall) => Promise<Screen | Response>) {
  const attempt = { action: 'update', resource: 'report', needs: 'reports.read' } as const;
  return guardedForm<{ id: string }>(site, attempt, inCase(site, handle));
}

/** A form again, with what is wrong with it. */
export function refused(language: Language, screen: Screen, text: string): Screen {
  const t = frameWords(language);
  const title = typeof screen.title === 'string' ? screen.title : screen.title(language);
  const flash = { variant: 'destructive', title: t.validationError, text } as const;
  return { ...screen, title: t.errorTitle({ title }), status: 422, flash };
}

export function locked({ language }: Staff): Response {
  const t = reportWords(language);
  return failed(endpoints.baik, t.locked, t.unlockFirst);
}
