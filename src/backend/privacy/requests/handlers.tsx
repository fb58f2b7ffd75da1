import { Elysia } from 'elysia';
import type { ErasureDesk } from '../../../domain/contact/erasure.ts';
import { erasureOfRequest } from '../../../domain/erasing/queries.ts';
import { parseId } from '../../../domain/input.ts';
import { correctSender, eraseForRequest, restrict } from '../../../domain/privacy/answers.ts';
import { requestInput } from '../../../domain/privacy/input.ts';
import { confirmByStaff, enterRequest, type Intake } from '../../../domain/privacy/intake.ts';
import { collectPersonalData, isRestricted } from '../../../domain/privacy/personal-data.ts';
import {
  closeRequest,
  countRequests,
  type DataRequest,
  findRequest,
  listRequests,
  noteLook,
  requestLists,
} from '../../../domain/privacy/requests.ts';
import { isOneLine } from '../../../fields/text-rules.ts';
import { frameWords } from '../../../i18n/backend/frame.ts';
import { privacyWords } from '../../../i18n/backend/privacy/requests.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.ts';
import { isLanguage, type Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import { requestMistakes } from '../../../web/forms/data-request/mistakes.ts';
import { readForm } from '../../../web/http/body.ts';
import { seeOther } from '../../../web/pages/plain-page.ts';
import type { StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../../ui/frame/screen.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { dataAsJson, dataAsPdf, evidenceOf } from './downloads.ts';
import { ListPage } from './list-page.tsx';
import { NewPage } from './new-page.tsx';
import { RequestPage, type RequestPageProps } from './request-page.tsx';

type ById = { id: string };
type WithRequest = ScreenCall<ById> & { found: DataRequest };

const limits = { reason: 300, outcome: 2000, name: 120, phone: 40 } as const;
const write = { action: 'update', resource: 'data request', needs: 'privacy.manage' } as const;
const section = 'privacy' as const;

export type RequestDesk = { gate: StaffGuard; erasing: ErasureDesk; intake: Intake };

/** Requests of people about their personal data. Every look at stored data is recorded. */
export function requestScreens({ gate, erasing, intake }: RequestDesk) {
  const { db } = gate;
  const one = `${endpoints.privacy}/:id` as const;
  const hrefOf = (id: number) => `${endpoints.privacy}/${id}`;
  const missing = () => notFoundScreen((language) => privacyWords(language).notFound, endpoints.privacy);
  const withRequest =
    (show: (call: WithRequest) => Promise<Screen | Response> | Screen | Response) => async (call: ScreenCall<ById>) => {
      const id = parseId(call.params.id);
      const found = id === undefined ? undefined : await findRequest(db, id);
      return found ? show({ ...call, found }) : missing();
    };
  /** Data are shown for open requests only: before, nobody has proved who asks; afterwards there is no reason to look. */
  const dataOf = async (call: WithRequest, what: 'viewed' | 'exported_json' | 'exported_pdf') => {
    if (call.found.status !== 'open') return undefined;
    await noteLook(db, call.actor, call.found, what);
    return collectPersonalData(db, call.found.email);
  };
  const showRequest = async (call: WithRequest, mistake?: RequestPageProps['mistake']): Promise<Screen> => {
    const { found, actor } = call;
    const t = privacyWords(actor.language);
    const data = await dataOf(call, 'viewed');
    const props = { request: found, data, isRestricted: await isRestricted(db, found.email) };
    const title = `${t.request} #${found.id}`;
    if (!mistake) return { title, section, body: <RequestPage {...props} /> };
    return {
      title: frameWords(actor.language).errorTitle({ title }),
      section,
      status: 422,
      flash: { variant: 'destructive', title: frameWords(actor.language).validationError, text: mistake.text },
      body: <RequestPage {...props} mistake={mistake} />,
    };
  };
  const notWaiting = ({ found, actor }: WithRequest) =>
    failed(hrefOf(found.id), privacyWords(actor.language).notWaiting);

  return new Elysia({ name: 'backend.privacy.requests' })
    .get(
      endpoints.privacy,
      guardedScreen(gate, 'privacy.manage', async ({ query, actor }) => {
        const list = requestLists.find((known) => known === query.get('list')) ?? 'open';
        const [counts, requests] = [await countRequests(db), await listRequests(db, list)];
        return {
          title: privacyWords(actor.language).title,
          section,
          body: <ListPage counts={counts} list={list} requests={requests} />,
        };
      }),
    )
    .get(
      endpoints.privacyNew,
      guardedScreen(gate, 'privacy.manage', ({ actor }) => newScreen(actor.language)),
    )
    .post(
      endpoints.privacyNew,
      guardedForm(gate, { ...write, action: 'create' }, async ({ request, actor }) => {
        const form = Object.fromEntries(await readForm(request));
        const parsed = requestInput.safeParse({ name: '', details: '', ...form });
        if (!parsed.success) return newScreen(actor.language, form, requestMistakes(parsed.error, actor.language));
        const language: Language = isLanguage(form.language) ? form.language : 'id';
        const id = await enterRequest(intake, actor, parsed.data, language);
        return done(hrefOf(id), privacyWords(actor.language).entered);
      }),
      { parse: 'none' },
    )
    .get(
      one,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest((call) => showRequest(call)),
      ),
    )
    .get(
      `${one}/data.json`,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest(async (call) => {
          const data = await dataOf(call, 'exported_json');
          return data ? dataAsJson(call.found, data) : missing();
        }),
      ),
    )
    .get(
      `${one}/data.pdf`,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest(async (call) => {
          const data = await dataOf(call, 'exported_pdf');
          return data ? dataAsPdf(call.found, data) : missing();
        }),
      ),
    )
    .get(
      `${one}/evidence.json`,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest(({ found }) => evidenceOf(found)),
      ),
    )
    .get(
      `${one}/certificate`,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest(async ({ found, actor }) =>
          found.certificate
            ? {
                title: privacyWords(actor.language).certificate,
                section,
                body: (
                  <CertificatePage
                    certificate={found.certificate}
                    erasure={await erasureOfRequest(db, found.id)}
                    request={found}
                  />
                ),
              }
            : missing(),
        ),
      ),
    )
    .post(
      `${one}/confirm`,
      guardedForm<ById>(
        gate,
        write,
        withRequest(async (call) => {
          const { found, actor, request } = call;
          const t = privacyWords(actor.language);
          const reason = textIn(await readForm(request), 'reason');
          const text = reason === '' ? t.reasonRequired : reason.length > limits.reason ? t.tooLong : undefined;
          if (text) return showRequest(call, { field: 'reason', text, value: reason.slice(0, limits.reason) });
          const isConfirmed = await confirmByStaff(db, actor, found.id, reason);
          return isConfirmed ? done(hrefOf(found.id), t.identityConfirmed) : notWaiting(call);
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${one}/close`,
      guardedForm<ById>(
        gate,
        write,
        withRequest(async (call) => {
          const { found, actor, request } = call;
          const t = privacyWords(actor.language);
          const form = await readForm(request);
          const outcome = textIn(form, 'outcome');
          const text = outcome === '' ? t.reasonRequired : outcome.length > limits.outcome ? t.tooLong : undefined;
          if (text) return showRequest(call, { field: 'outcome', text, value: outcome.slice(0, limits.outcome) });
          const status = form.get('status') === 'refused' ? 'refused' : 'fulfilled';
          const isClosed = await closeRequest(db, actor, found.id, { status, outcome });
          return isClosed ? done(hrefOf(found.id), t.closedDone) : notWaiting(call);
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${one}/correct`,
      guardedForm<ById>(
        gate,
        write,
        withRequest(async (call) => {
          const { found, actor, request } = call;
          const t = privacyWords(actor.language);
          if (found.status !== 'open') return notWaiting(call);
          const form = await readForm(request);
          const [name, phone] = [textIn(form, 'name'), textIn(form, 'phone')];
          const isLong = name.length > limits.name || phone.length > limits.phone;
          const isReadable = isOneLine(name) && isOneLine(phone);
          const empty = name === '' && phone === '' ? t.nothingToCorrect : undefined;
          const text = isReadable ? (isLong ? t.tooLong : empty) : dataRequestWords(actor.language).unreadable;
          if (text) return showRequest(call, { field: 'name', text, value: name.slice(0, limits.name) });
          const count = await correctSender(db, actor, found, { name, phone });
          return done(hrefOf(found.id), t.corrected({ count }));
        }),
      ),
      { parse: 'none' },
    )
    .post(
      `${one}/restrict`,
      guardedForm<ById>(
        gate,
        write,
        withRequest(async (call) => {
          const { found, actor, request } = call;
          if (found.status !== 'open') return notWaiting(call);
          const isOn = (await readForm(request)).get('restricted') === 'yes';
          await restrict(db, actor, found, isOn);
          const t = privacyWords(actor.language);
          return done(hrefOf(found.id), isOn ? t.restrictDone : t.liftDone);
        }),
      ),
      { parse: 'none' },
    )
    .get(
      `${one}/erase`,
      guardedScreen<ById>(
        gate,
        'privacy.manage',
        withRequest((call) => {
          const { found, actor } = call;
          const t = privacyWords(actor.language);
          if (found.status !== 'open') return seeOther(hrefOf(found.id));
          return {
            title: t.eraseTitle,
            section,
            body: (
              <Confirm
                action={`${hrefOf(found.id)}/erase`}
                back={hrefOf(found.id)}
                title={t.eraseTitle}
                verb={t.eraseVerb}
              >
                <p className="font-600 [overflow-wrap:anywhere]">{found.email}</p>
                <p className="mt-2">{t.eraseText}</p>
              </Confirm>
            ),
          };
        }),
      ),
    )
    .post(
      `${one}/erase`,
      guardedForm<ById>(
        gate,
        { ...write, action: 'delete' },
        withRequest(async (call) => {
          const { found, actor } = call;
          const certificate = await eraseForRequest(erasing, actor, found.id);
          if (!certificate) return notWaiting(call);
          return done(`${hrefOf(found.id)}/certificate`, privacyWords(actor.language).erasedTitle);
        }),
      ),
      { parse: 'none' },
    );
}

function newScreen(language: Language, values: Record<string, string> = {}, mistakes: Mistake[] = []): Screen {
  const title = privacyWords(language).newTitle;
  if (mistakes.length === 0) return { title, section, body: <NewPage /> };
  const t = frameWords(language);
  return {
    title: t.errorTitle({ title }),
    section,
    status: 422,
    flash: { variant: 'destructive', title: t.validationError, text: mistakes[0]?.text ?? '' },
    body: <NewPage mistakes={mistakes} values={values} />,
  };
}

function textIn(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
}
