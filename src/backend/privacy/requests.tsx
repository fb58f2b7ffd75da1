import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { ErasureCertificate } from '../../db/schema/index.ts';
import { perform } from '../../domain/command.ts';
import { erasureOfRequest } from '../../domain/erasing/erasures.ts';
import { correctSender, eraseForRequest, restrict } from '../../domain/privacy/answers.ts';
import { requestInput, requestKinds, requestLimits, requestProblems } from '../../domain/privacy/input.ts';
import { confirmByStaff, enterRequest } from '../../domain/privacy/intake.ts';
import { collectPersonalData, isRestricted } from '../../domain/privacy/personal-data.ts';
import {
  closeRequest,
  countRequests,
  type DataRequest,
  findRequest,
  listRequests,
  noteLook,
  notWaiting,
  ofRequest,
  type RequestList,
  type RequestRow,
  requestLists,
} from '../../domain/privacy/requests.ts';
import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { dataRequestKindWords, dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { problemTexts } from '../../web/forms/form-refusals.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { Confirm } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import type { CommandForm, FormView } from '../ui/forms/command-form.ts';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { type Content, done, failed, formScreen } from '../ui/frame/screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { screens } from '../ui/screens.tsx';
import { dataAsJson, dataAsPdf, evidenceOf } from './downloads.ts';
import { PartPage } from './parts.tsx';
import { Deadline, RequestPage, type RequestPageProps } from './request-page.tsx';

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
    const body = (
      <RequestPage data={data} error={error} isRestricted={await isRestricted(db, row.email)} request={row} />
    );
    return formScreen(`${t.request} #${row.id}`, body, error?.text);
  };
  /** A form on that screen, whose field is the one that can be wrong. */
  const sent = <Value,>(
    field: string,
    maxCharacters: number,
    message: (value: Value) => string,
    empty = () => t.reasonRequired,
  ) => ({
    done: (value: Value, { id }: DataRequest) => done(hrefOf(id), message(value)),
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
    .receive(`${one}/erase`, { ...ofRequest, logs: ['delete', 'data request'] }, async ({ row: { id }, actor }) => {
      const certificate = await eraseForRequest(site, actor, id);
      return certificate ? done(`${hrefOf(id)}/certificate`, t.erasedTitle) : failed(hrefOf(id), t.notWaiting);
    }).routes;
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

type ListPageProps = {
  list: RequestList;
  counts: Readonly<Record<RequestList, number>>;
  requests: readonly RequestRow[];
};

/** Requests about personal data, the next deadline first. */
function ListPage({ list: shown, counts, requests }: ListPageProps) {
  const kinds = dataRequestKindWords(currentLanguage());
  return (
    <PartPage
      above={
        <nav aria-label={t.requests} className="mb-5">
          <ul className="flex flex-wrap gap-2">
            {requestLists.map((one) => (
              <li key={one}>
                <a
                  aria-current={one === shown ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-graphite/30 px-4 text-small font-600 hover:border-graphite aria-[current]:border-petrol-deep aria-[current]:bg-petrol-deep aria-[current]:text-alumina"
                  href={`${endpoints.privacy}?list=${one}`}
                >
                  {t[`list_${one}`]({ count: counts[one] })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
      add={[endpoints.privacyNew, t.enter]}
      columns={[
        {
          head: t.request,
          main: true,
          cell: ({ id, kind }) => (
            <a className="line-link font-600" href={`${endpoints.privacy}/${id}`}>
              {t.numbered({ kind: kinds[`kind_${kind}`], id })}
            </a>
          ),
        },
        { head: t.from, cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
        { head: t.received, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          head: t.deadline,
          cell: ({ status, dueAt }) =>
            status === 'open' && dueAt ? (
              <Deadline dueAt={dueAt} />
            ) : (
              <StatusBadge>{t[`status_${status}`]}</StatusBadge>
            ),
        },
      ]}
      part="requests"
      rows={requests}
      texts={t}
    />
  );
}

/** A request that reached staff in another way than the public form. */
function NewPage({ view }: { view: FormView<undefined> }) {
  const form = dataRequestWords(currentLanguage());
  const { action, values, errors } = view;
  const control = controlsOf(view);
  return (
    <>
      <PageHeader text={t.newText} title={t.newTitle} />
      <form action={action} className="max-w-160" method="post" noValidate>
        <FormProblems errors={errors} title={t.toCorrect} />
        <Panel id="request" title={t.what}>
          <div className="grid gap-5">
            <SelectField
              choices={[['', form.chooseKind], ...requestKinds.map((kind) => [kind, form[`kind_${kind}`]] as const)]}
              {...control('kind')}
              label={form.kind}
              mark="*"
            />
            <TextField autoComplete="off" {...control('email')} label={form.email} mark="*" type="email" />
            <TextField autoComplete="off" {...control('name')} label={t.name} />
            <SelectField
              choices={languageCodes.map((code) => [code, languages[code].name] as const)}
              defaultValue={values.language || 'id'}
              id="language"
              label={t.language}
              name="language"
            />
            <TextArea {...control('details')} label={t.details} rows={5} />
            <div className="flex flex-wrap gap-3">
              <Button>{t.save}</Button>
              <OutlineLink href={endpoints.privacy}>{t.all}</OutlineLink>
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}
