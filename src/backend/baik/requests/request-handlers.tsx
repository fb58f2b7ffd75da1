import { Elysia } from 'elysia';
import type { Staff } from '../../../domain/accounts/staff.ts';
import { scopesOfAskedCases } from '../../../domain/baik/requests/case-erasure.ts';
import { cancelRequest, confirmRequest } from '../../../domain/baik/requests/request-commands.ts';
import { type OpenRequest, openRequests } from '../../../domain/baik/requests/request-queries.ts';
import { parseId } from '../../../domain/input.ts';
import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { readForm } from '../../../web/http/body.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { useStaffLanguage, useWords } from '../../ui/frame/staff-language.tsx';
import { locked, type ReportDesk } from '../desk.ts';
import { FingerprintForm } from './fingerprint-form.tsx';
import { sayOutcome } from './outcome.ts';
import { sayRequest, sayWaiting } from './request-text.ts';
import { requestHref } from './requests-panel.tsx';

const section = 'baik';
const back = endpoints.baikRecipients;
const base = `${endpoints.baik}/requests/:id` as const;
const attempt = { action: 'update', resource: 'report recipient', needs: 'reports.read' } as const;

/** The requests that a holder of this key may see. */
export async function visibleRequests(desk: ReportDesk, request: Request): Promise<OpenRequest[]> {
  return openRequests(desk.db, await scopesOfAskedCases(desk.db, desk.keyOf(request)?.identity));
}

/** Confirming and cancelling what another recipient has asked. That of a case is confirmed in the case. */
export function requestForms(desk: ReportDesk) {
  const { gate, db, keys } = desk;
  const find = async (request: Request, given: string) => {
    const id = parseId(given);
    return (await visibleRequests(desk, request)).find((one) => one.id === id && one.act !== 'erase');
  };
  const notFound = () => notFoundScreen((language) => requestWords(language).noRequest, back);

  return new Elysia({ name: 'backend.baik.requests' })
    .get(
      base,
      guardedScreen<{ id: string }>(gate, 'reports.read', async ({ request, params, actor }) => {
        if (!desk.keyOf(request)) return locked(actor);
        const found = await find(request, params.id);
        return found ? confirmScreen(actor, found) : notFound();
      }),
    )
    .post(
      `${base}/confirm`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const key = desk.keyOf(request);
        if (!key) return locked(actor);
        const found = await find(request, params.id);
        if (!found) return notFound();
        const typed = (await readForm(request)).get('fingerprint') ?? '';
        const outcome = await confirmRequest(db, actor, key, found.id, typed);
        if (outcome.kind === 'fingerprint')
          return refuseFingerprint(actor, (error) => confirmScreen(actor, found, error));
        if (outcome.kind === 'done' && outcome.removed !== undefined) keys.lockRecipient(outcome.removed);
        return sayOutcome(actor, outcome, back);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/cancel`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const t = requestWords(actor.language);
        const found = await find(request, params.id);
        if (!found) return notFound();
        const isDone = await cancelRequest(db, actor, desk.keyOf(request), found.id);
        return isDone ? done(back, t.canceled) : locked(actor);
      }),
      { parse: 'none' },
    );
}

/** The form again, with what is wrong beside its field. */
export function refuseFingerprint({ language }: Staff, screen: (error: string) => Screen): Screen {
  const error = requestWords(language).fingerprintWrong;
  const title = frameWords(language).validationError;
  return { ...screen(error), status: 422, flash: { variant: 'destructive', title, text: error } };
}

function confirmScreen({ language }: Staff, request: OpenRequest, error?: string): Screen {
  const title = requestWords(language).confirmTitle;
  const body =
    request.act === 'admit' ? <AdmitConfirm error={error} request={request} /> : <PlainConfirm request={request} />;
  return { title, section, body };
}

function AdmitConfirm({ request, error }: { request: OpenRequest; error: string | undefined }) {
  const language = useStaffLanguage();
  const t = requestWords(language);
  const label = request.member?.label ?? '';
  return (
    <FingerprintForm
      action={`${requestHref(request)}/confirm`}
      error={error}
      title={sayRequest(request, language)}
      verb={t.confirm}
    >
      <p>{sayWaiting(request, language)}</p>
      <p className="mt-3">{request.member?.kind === 'recovery' ? t.admitRecoveryText : t.admitText({ label })}</p>
    </FingerprintForm>
  );
}

function PlainConfirm({ request }: { request: OpenRequest }) {
  const language = useStaffLanguage();
  const t = useWords(requestWords);
  return (
    <Confirm
      action={`${requestHref(request)}/confirm`}
      back={back}
      title={sayRequest(request, language)}
      verb={t.confirm}
    >
      <p>{sayWaiting(request, language)}</p>
      <p className="mt-3">{t.confirmText({ name: request.name })}</p>
    </Confirm>
  );
}
