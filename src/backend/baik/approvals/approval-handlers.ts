import { Elysia } from 'elysia';
import {
  cancelApproval,
  confirmApproval,
  type OpenApproval,
  type Outcome,
  openApprovals,
} from '../../../domain/baik/approvals/approvals.ts';
import { parseId } from '../../../domain/input.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { approvalWords } from '../../../i18n/backend/baik/baik-approvals.words.ts';
import { caseWords } from '../../../i18n/backend/baik/baik-case.words.ts';
import { recipientWords } from '../../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../../routes.ts';
import { readForm } from '../../../web/http/body.ts';
import type { Attempt } from '../../../web/sessions/staff-guard.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../../ui/frame/screen.tsx';
import { keyOf, locked } from '../case-guards.ts';
import { caseHref } from '../labels.tsx';
import type { ReportSite } from '../report-site.ts';
import { type ApprovalForm, approvalScreen } from './approval-screen.tsx';
import { approvalHref, sayAct, sayEffect, sayWaiting } from './approvals-panel.tsx';

const base = `${endpoints.baik}/approvals/:id` as const;
const attempt = { action: 'update', resource: 'report recipient', needs: 'reports.read' } as const;

/** A form, and what it does when it is sent. */
type Prepared = { form: ApprovalForm; send: (typed: string) => Promise<Outcome | Response> };
type Prepare<Parameters> = (call: ScreenCall<Parameters>) => Promise<Prepared | Screen | Response>;

/** The screen with which an act is asked for or confirmed, and its form. */
export function approvalSteps<Parameters>(site: ReportSite, recorded: Attempt, prepare: Prepare<Parameters>) {
  const show = guardedScreen<Parameters>(site, 'reports.read', async (call) => {
    const prepared = await prepare(call);
    return 'form' in prepared ? approvalScreen(prepared.form, call.actor) : prepared;
  });
  const take = guardedForm<Parameters>(site, recorded, async (call) => {
    const prepared = await prepare(call);
    if (!('form' in prepared)) return prepared;
    const typed = prepared.form.needsFingerprint ? (await readForm(call.request)).get('fingerprint') : undefined;
    const outcome = await prepared.send(typed ?? '');
    return outcome instanceof Response ? outcome : answer(site, call.actor, outcome, prepared.form);
  });
  return { show, take };
}

/** Confirming and canceling what another person has asked. */
export function approvalPages(site: ReportSite) {
  const { db } = site;
  const find = async (request: Request, given: string) => {
    const id = parseId(given);
    return (await openApprovals(db, keyOf(site, request)?.identity)).find((one) => one.id === id);
  };
  const notFound = () => notFoundScreen((language) => approvalWords(language).noRequest, endpoints.baikRecipients);
  const confirming = approvalSteps<{ id: string }>(site, attempt, async ({ request, params, actor }) => {
    const key = keyOf(site, request);
    if (!key) return locked(actor);
    const found = await find(request, params.id);
    if (!found) return notFound();
    const send = (typed: string) => confirmApproval(site.reports.store, { ...actor, ...key }, found.id, typed);
    return { form: confirmForm(found, actor), send };
  });

  return new Elysia({ name: 'backend.baik.approvals' })
    .get(base, confirming.show)
    .post(base, confirming.take, { parse: 'none' })
    .post(
      `${base}/cancel`,
      guardedForm<{ id: string }>(site, attempt, async ({ request, params, actor }) => {
        const found = await find(request, params.id);
        if (!found) return notFound();
        const isDone = await cancelApproval(site.reports.store, { ...actor, ...keyOf(site, request) }, found.id);
        return isDone ? done(backFrom(found), approvalWords(actor.language).canceled) : locked(actor);
      }),
      { parse: 'none' },
    );
}

function confirmForm(found: OpenApproval, { language }: Staff): ApprovalForm {
  const t = approvalWords(language);
  const { act, member, request } = found;
  const admits = member?.kind === 'recovery' ? t.admitRecoveryText : t.admitText({ label: member?.label ?? '' });
  return {
    title: sayAct(found, language),
    action: approvalHref(found),
    back: backFrom(found),
    verb: t.confirm,
    texts: [
      sayWaiting(found, language),
      act === 'admit' ? admits : t.confirmText({ name: request.name }),
      ...(act === 'erase' ? [caseWords(language).eraseText] : []),
    ],
    needsFingerprint: act === 'admit',
  };
}

function backFrom({ opened }: OpenApproval): string {
  return opened ? caseHref(opened.id) : endpoints.baikRecipients;
}

/** Carries the outcome on to sessions and tables, and says it. A wrong fingerprint is said beside its field. */
export function answer(
  { keys, erased }: ReportSite,
  staff: Staff,
  outcome: Outcome,
  form: Pick<ApprovalForm, 'back'> | ApprovalForm,
): Screen | Response {
  const { language } = staff;
  const { back } = form;
  const t = approvalWords(language);
  switch (outcome.kind) {
    case 'asked':
      return done(back, t.asked, sayEffect(outcome.approval, language));
    case 'done': {
      if (outcome.removed !== undefined) keys.lockRecipient(outcome.removed);
      if (outcome.erasedFiles) {
        erased.rewriteSoon();
        return done(endpoints.baik, caseWords(language).erased, caseWords(language).erasedText);
      }
      return done(outcome.removed === undefined ? back : endpoints.baik, t.done, sayResealed(staff, outcome));
    }
    case 'allowed':
      return done(back, t.allowed, t.allowedText);
    case 'fingerprint':
      return 'title' in form ? approvalScreen(form, staff, true) : failed(back, t.gone, t.goneText);
    case 'key-known':
      return failed(back, recipientWords(language).keyInUse);
    case 'known':
      return failed(back, t.known, t.knownText);
    case 'gone':
      return failed(back, t.gone, t.goneText);
  }
}

function sayResealed({ language }: Staff, { resealed }: Extract<Outcome, { kind: 'done' }>): string {
  const t = recipientWords(language);
  if (!resealed) return '';
  const { cases, unopened } = resealed;
  return unopened === 0 ? t.sealedAnew({ cases }) : `${t.sealedAnew({ cases })} ${t.notOpened({ count: unopened })}`;
}
