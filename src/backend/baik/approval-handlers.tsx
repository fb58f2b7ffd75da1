import {
  cancelApproval,
  confirmApproval,
  type OpenApproval,
  type Outcome,
  openApprovals,
} from '../../domain/baik/approvals/approvals.ts';
import { parseId } from '../../domain/input.ts';
import { approvalWords as t } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Content, done, failed } from '../ui/frame/screen.tsx';
import { actText, approvalHref, effectText, FingerprintField, waitingText } from './approvals.tsx';
import {
  type Call,
  ChannelScreens,
  type FormOf,
  keyOf,
  locked,
  type ReportSite,
  refused,
  withKey,
} from './channel-screens.ts';
import { caseHref } from './labels.tsx';

const base = `${endpoints.baik}/approvals/:id` as const;
const updates = ['update', 'report recipient'] as const;

/** The form with which an act is asked for or confirmed. */
type ApprovalForm = {
  title: string;
  action: string;
  back: string;
  verb: string;
  texts: readonly string[];
  /** Who admits a key has to get its fingerprint from its owner. */
  needsFingerprint?: boolean;
};

type Prepared = { form: ApprovalForm; send: (typed: string) => Promise<Outcome | Response> };
type Prepare = (call: Call) => Promise<Prepared | Content | Response>;

/** Registers the screen with which an act is asked for or confirmed, and its form. */
export function approvalForm(screens: ChannelScreens, path: string, formOf: FormOf, prepare: Prepare): ChannelScreens {
  return screens
    .show(path, async (call) => {
      const prepared = await prepare(call);
      return 'form' in prepared ? approvalScreen(prepared.form) : prepared;
    })
    .form(path, formOf, async (call) => {
      const prepared = await prepare(call);
      if (!('form' in prepared)) return prepared;
      const typed = prepared.form.needsFingerprint ? (await readForm(call.request)).get('fingerprint') : undefined;
      const outcome = await prepared.send(typed ?? '');
      return outcome instanceof Response ? outcome : answer(screens.site, outcome, prepared.form);
    });
}

export function approvalPages(site: ReportSite): ChannelScreens {
  const { store } = site.reports;
  const find = async ({ params }: Call, identity: string | undefined) => {
    const id = parseId(params.id);
    return (await openApprovals(site.db, identity)).find((one) => one.id === id);
  };
  const notFound = () => notFoundScreen(() => t.noRequest, endpoints.baikRecipients);
  const screens = new ChannelScreens(site, 'backend.baik.approvals');
  const confirming = withKey(site, async (call) => {
    const { holder } = call;
    const found = await find(call, holder.identity);
    if (!found) return notFound();
    return { form: confirmForm(found), send: (typed: string) => confirmApproval(store, holder, found.id, typed) };
  });
  return approvalForm(screens, base, updates, confirming).form(`${base}/cancel`, updates, async (call) => {
    const holder = { ...call.actor, ...keyOf(site, call.request) };
    const found = await find(call, holder.identity);
    if (!found) return notFound();
    return (await cancelApproval(store, holder, found.id)) ? done(backFrom(found), t.canceled) : locked();
  });
}

function confirmForm(found: OpenApproval): ApprovalForm {
  const { act, member, request } = found;
  const admits = member?.kind === 'recovery' ? t.admitRecoveryText : t.admitText({ label: member?.label ?? '' });
  return {
    title: actText(found),
    action: approvalHref(found),
    back: backFrom(found),
    verb: t.confirm,
    texts: [
      waitingText(found),
      act === 'admit' ? admits : t.confirmText({ name: request.name }),
      ...(act === 'erase' ? [caseWords.eraseText] : []),
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
  outcome: Outcome,
  form: Pick<ApprovalForm, 'back'> | ApprovalForm,
): Content | Response {
  const { back } = form;
  switch (outcome.kind) {
    case 'requested':
      return done(back, t.asked, effectText(outcome.approval));
    case 'done': {
      if (outcome.removed !== undefined) keys.lockRecipient(outcome.removed);
      if (outcome.erasedFiles) {
        erased.rewriteSoon();
        return done(endpoints.baik, caseWords.erased, caseWords.erasedText);
      }
      return done(outcome.removed === undefined ? back : endpoints.baik, t.done, resealedText(outcome));
    }
    case 'allowed':
      return done(back, t.allowed, t.allowedText);
    case 'fingerprint':
      return 'title' in form ? approvalScreen(form, true) : failed(back, t.gone, t.goneText);
    case 'key-known':
      return failed(back, recipientWords.keyInUse);
    case 'pending':
      return failed(back, t.known, t.knownText);
    case 'gone':
      return failed(back, t.gone, t.goneText);
  }
}

function resealedText({ resealed }: Extract<Outcome, { kind: 'done' }>): string {
  if (!resealed) return '';
  const { cases, unopened } = resealed;
  const sealed = recipientWords.sealedAnew({ cases });
  return unopened === 0 ? sealed : `${sealed} ${recipientWords.notOpened({ count: unopened })}`;
}

function approvalScreen(form: ApprovalForm, isWrong = false) {
  const error = isWrong ? t.fingerprintWrong : undefined;
  const screen = { title: form.title, body: <Form {...form} error={error} /> };
  return error === undefined ? screen : refused(screen, error);
}

type FormProps = ApprovalForm & { error: string | undefined };

function Form({ title, action, back, verb, texts, needsFingerprint, error }: FormProps) {
  return (
    <DialogContent title={title}>
      {texts.map((text) => (
        <p className="mt-3" key={text}>
          {text}
        </p>
      ))}
      <form action={action} autoComplete="off" className="mt-5 grid gap-5" method="post" noValidate>
        {needsFingerprint && <FingerprintField error={error} />}
        <SubmitOrCancel back={back} submit={verb} />
      </form>
    </DialogContent>
  );
}
