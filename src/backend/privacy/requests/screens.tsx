import { company } from '../../../company.ts';
import { currentLanguage } from '../../../current.ts';
import type { ErasureCertificate } from '../../../db/schema/index.ts';
import { perform } from '../../../domain/command.ts';
import { erasureOfRequest } from '../../../domain/erasing/erasures.ts';
import { parseId } from '../../../domain/input.ts';
import { correctSender, eraseForRequest, restrict } from '../../../domain/privacy/answers.ts';
import { requestInput, requestLimits, requestProblems } from '../../../domain/privacy/input.ts';
import { confirmByStaff, enterRequest } from '../../../domain/privacy/intake.ts';
import { collectPersonalData, isRestricted } from '../../../domain/privacy/personal-data.ts';
import {
  closeRequest,
  countRequests,
  type DataRequest,
  findRequest,
  listRequests,
  noteLook,
  notWaiting,
  requestLists,
} from '../../../domain/privacy/requests.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { problemTexts } from '../../../web/forms/form-refusals.ts';
import { seeOther } from '../../../web/pages/plain-page.ts';
import { Confirm } from '../../ui/dialog.tsx';
import type { CommandForm } from '../../ui/forms/command-form.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { type Content, done, failed, guardedForm } from '../../ui/frame/screen.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { screens } from '../../ui/screens.tsx';
import { Facts } from '../facts.tsx';
import { dataAsJson, dataAsPdf, evidenceOf } from './downloads.ts';
import { ListPage } from './list-page.tsx';
import { NewPage } from './new-page.tsx';
import { RequestPage, type RequestPageProps } from './request-page.tsx';

const needs = 'privacy.manage';
const list = endpoints.privacy;
const one = `${list}/:id` as const;

const newForm: CommandForm<undefined> = {
  names: [...Object.keys(requestInput.shape), 'language'],
  valuesOf: () => ({ kind: '', language: 'id' }),
  problemText: (problem) => {
    const texts: Record<string, string> = problemTexts(
      requestProblems,
      dataRequestWords(currentLanguage()),
      requestLimits,
    );
    return texts[problem] ?? problem;
  },
  title: () => t.newTitle,
  body: (view) => <NewPage view={view} />,
};

/** Requests of people about their personal data. */
export function requestScreens(site: Site) {
  const { db } = site;
  const missing = () => notFoundScreen(() => t.notFound, list);

  /** One request, with what was wrong with a form that was sent from it. */
  const show = async (row: DataRequest, error?: RequestPageProps['error']): Promise<Content> => {
    const looked = await perform(site, noteLook('viewed'), { id: row.id });
    const data = looked.kind === 'done' ? await collectPersonalData(db, row.email, currentLanguage()) : undefined;
    const title = `${t.request} #${row.id}`;
    const body = (
      <RequestPage data={data} error={error} isRestricted={await isRestricted(db, row.email)} request={row} />
    );
    if (!error) return { title, body };
    const flash = { variant: 'destructive', title: frameWords.validationError, text: error.text } as const;
    return { title: frameWords.errorTitle({ title }), status: 422, flash, body };
  };
  /** A form on that screen, whose field is the one that can be wrong. */
  const sent = <Value,>(
    field: string,
    maxCharacters: number,
    said: (value: Value) => string,
    empty = () => t.reasonRequired,
  ) => ({
    done: (value: Value, { id }: DataRequest) => done(hrefOf(id), said(value)),
    refused: (problem: string, row: DataRequest, _call: unknown, form: URLSearchParams) => {
      if (problem === notWaiting.problem) return failed(hrefOf(row.id), t.notWaiting);
      const texts: Record<string, string> = {
        tooLong: t.tooLong,
        unreadable: dataRequestWords(currentLanguage()).unreadable,
      };
      const value = (form.get(field) ?? '').trim().slice(0, maxCharacters);
      return show(row, { field, text: texts[problem] ?? empty(), value });
    },
  });

  return screens(site, { name: 'privacy.requests', section: 'privacy', back: list, notFound: () => t.notFound })
    .show(list, needs, async ({ query }) => {
      const shown = requestLists.find((known) => known === query.get('list')) ?? 'open';
      const [counts, requests] = [await countRequests(db), await listRequests(db, shown)];
      return { title: t.title, body: <ListPage counts={counts} list={shown} requests={requests} /> };
    })
    .form(endpoints.privacyNew, enterRequest, newForm, (id) => {
      site.mailroom?.wake();
      return done(hrefOf(id), t.entered);
    })
    .showOne(one, needs, findRequest, ({ row }) => show(row), { isRecorded: true })
    .file(`${one}/data.json`, noteLook('exported_json'), async (_, row) =>
      dataAsJson(row, await collectPersonalData(db, row.email)),
    )
    .file(`${one}/data.pdf`, noteLook('exported_pdf'), async (_, row) =>
      dataAsPdf(row, await collectPersonalData(db, row.email)),
    )
    .showOne(`${one}/evidence.json`, needs, findRequest, ({ row }) => evidenceOf(row))
    .showOne(`${one}/certificate`, needs, findRequest, async ({ row }) => {
      if (!row.certificate) return missing();
      const erasure = await erasureOfRequest(db, row.id);
      const body = <CertificatePage certificate={row.certificate} erasure={erasure} request={row} />;
      return { title: t.certificate, body };
    })
    .act(
      `${one}/confirm`,
      confirmByStaff,
      sent('reason', 300, () => t.identityConfirmed),
    )
    .act(
      `${one}/close`,
      closeRequest,
      sent('outcome', 2000, () => t.closedDone),
    )
    .act(
      `${one}/correct`,
      correctSender,
      sent(
        'name',
        120,
        (count: number) => t.corrected({ count }),
        () => t.nothingToCorrect,
      ),
    )
    .act(
      `${one}/restrict`,
      restrict,
      sent('restricted', 3, (isOn: boolean) => (isOn ? t.restrictDone : t.liftDone)),
    )
    .showOne(`${one}/erase`, needs, findRequest, ({ row: { id, email, status } }) => {
      if (status !== 'open') return seeOther(hrefOf(id));
      const body = (
        <Confirm action={`${hrefOf(id)}/erase`} back={hrefOf(id)} title={t.eraseTitle} verb={t.eraseVerb}>
          <p className="font-600 [overflow-wrap:anywhere]">{email}</p>
          <p className="mt-2">{t.eraseText}</p>
        </Confirm>
      );
      return { title: t.eraseTitle, body };
    })
    .routes.post(
      `${one}/erase`,
      guardedForm<{ id: string }>(
        site,
        { action: 'delete', resource: 'data request', needs },
        async ({ params, actor }) => {
          const id = parseId(params.id) ?? 0;
          if (!(await findRequest(db, id))) return missing();
          const certificate = await eraseForRequest(site, actor, id);
          return certificate ? done(`${hrefOf(id)}/certificate`, t.erasedTitle) : failed(hrefOf(id), t.notWaiting);
        },
      ),
      { parse: 'none' },
    );
}

function hrefOf(id: number): string {
  return `${list}/${id}`;
}

type CertificateProps = {
  request: DataRequest;
  certificate: ErasureCertificate;
  /** How many versions were changed so far. */
  erasure: { versions: number; isRunning: boolean };
};

/** What an erasure removed; printable. */
function CertificatePage({ request, certificate, erasure }: CertificateProps) {
  const { erasedAt, erasedBy, messages, files, emails, mentions, versions: found } = certificate;
  const { versions, isRunning } = erasure;
  return (
    <>
      <PageHeader text={company.legalName} title={t.certificate} />
      <div className="max-w-160">
        <Panel id="certificate" title={t.certificateText({ id: request.id, address: request.email })}>
          <Facts
            facts={[
              [t.erasedAt, <Moment at={new Date(erasedAt)} key="at" />],
              [t.erasedBy, erasedBy],
              [t.messages, String(messages)],
              [t.files, String(files)],
              [t.mails, String(emails)],
              [t.mentions, String(mentions)],
              [t.versions, isRunning ? t.versionsRunning({ changed: versions, found }) : String(versions)],
            ]}
          />
          <p className="mt-5 text-small text-slate">{t.certificateLimits}</p>
        </Panel>
      </div>
    </>
  );
}
