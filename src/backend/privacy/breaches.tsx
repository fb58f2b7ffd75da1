import { currentLanguage } from '../../current.ts';
import {
  affectedAddresses,
  type Breach,
  breachInput,
  breachLimits,
  createBreach,
  exportAffected,
  findBreach,
  listBreaches,
  markNotified,
  markReported,
  saveBreach,
} from '../../domain/privacy/breaches.ts';
import { answerInHours } from '../../domain/privacy/requests.ts';
import { breachNotice, breachWords as t } from '../../i18n/backend/privacy/breaches.words.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { csvFile } from '../../web/formats/csv.ts';
import { Facts } from '../ui/facts.tsx';
import type { CommandForm, FormView } from '../ui/forms/command-form.ts';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { toLocal } from '../ui/forms/local-time.ts';
import { PostButton } from '../ui/forms/post-button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { ExportButton } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { screens } from '../ui/screens.tsx';
import { PartPage, problemText } from './parts.tsx';

const hourInMilliseconds = 3_600_000;
const maxAddressesShown = 200;
const wide = 'btn-outline w-full';

/** A breach with the draft of its notice and those affected. */
function BreachPage({ breach, addresses }: { breach: Breach; addresses: readonly string[] }) {
  const language = currentLanguage();
  const one = `${endpoints.privacyBreaches}/${breach.id}`;
  const due = new Date(breach.discoveredAt.getTime() + answerInHours * hourInMilliseconds);
  return (
    <>
      <PageHeader
        action={<OutlineLink href={`${one}/edit`}>{t.edit}</OutlineLink>}
        text={t.deadline({ moment: formatMomentBriefly(due, language) })}
        title={breach.title}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Panel id="notice" text={t.noticeText} title={t.notice}>
            <pre className="whitespace-pre-wrap font-sans text-body [overflow-wrap:anywhere]" lang="id">
              {breachNotice(breach)}
            </pre>
          </Panel>
          <Panel
            action={<ExportButton action={`${one}/affected.csv`} label={t.addressesFile} />}
            id="addresses"
            title={t.affected}
          >
            <p className="text-small">{addresses.length > 0 ? t.addresses({ count: addresses.length }) : t.nobody}</p>
            <ul className="mt-3 columns-1 gap-8 text-small sm:columns-2">
              {addresses.slice(0, maxAddressesShown).map((address) => (
                <li className="[overflow-wrap:anywhere]" key={address}>
                  {address}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <Panel id="steps" title={t.title}>
          <Facts
            facts={[
              [t.discoveredAt, <Moment at={breach.discoveredAt} key="discovered" />],
              [t.notified, breach.notifiedAt ? <Moment at={breach.notifiedAt} key="notified" /> : t.open],
              [t.reported, breach.reportedAt ? <Moment at={breach.reportedAt} key="reported" /> : t.open],
            ]}
          />
          <div className="mt-5 grid gap-3">
            {!breach.notifiedAt && <PostButton action={`${one}/notified`} look={wide} text={t.markNotified} />}
            {!breach.reportedAt && <PostButton action={`${one}/reported`} look={wide} text={t.markReported} />}
          </div>
        </Panel>
      </div>
    </>
  );
}

type BreachField = keyof typeof breachInput.shape;

const labelOf = (name: BreachField) => (name === 'title' ? t.name : t[name]);

function BreachForm({ view }: { view: FormView<Breach | undefined> }) {
  const { row, action, errors } = view;
  const control = controlsOf(view);
  const field = (name: BreachField) => ({ ...control(name), label: labelOf(name) });
  return (
    <>
      <PageHeader title={row ? t.edit : t.add} />
      <form action={action} className="grid max-w-180 gap-6" method="post" noValidate>
        {/* The errors are of these fields. */}
        <FormProblems errors={errors} labelOf={(name) => labelOf(name as BreachField)} title={t.notSaved} />
        <Panel id="breach" title={t.title}>
          <div className="grid gap-5">
            <TextField {...field('title')} autoComplete="off" mark="*" maxLength={breachLimits.title} />
            <TextField {...field('discoveredAt')} mark="*" type="datetime-local" />
            <TextArea {...field('revealed')} mark="*" rows={4} />
            <TextArea {...field('cause')} mark="*" rows={4} />
            <TextArea {...field('measures')} mark="*" rows={4} />
          </div>
        </Panel>
        <Panel id="affected" text={t.affectedText} title={t.affected}>
          <div className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('receivedFrom')} type="date" />
              <TextField {...field('receivedTo')} type="date" />
            </div>
            <TextArea {...field('otherAddresses')} rows={4} />
            <div className="flex flex-wrap gap-3">
              <Button>{t.save}</Button>
              <OutlineLink href={endpoints.privacyBreaches}>{t.all}</OutlineLink>
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}

const list = endpoints.privacyBreaches;
const one = `${list}/:id`;

const form: CommandForm<Breach | undefined> = {
  names: Object.keys(breachInput.shape),
  valuesOf: (breach) => (breach ? valuesOf(breach) : { discoveredAt: toLocal(new Date()) }),
  problemText,
  title: (breach) => (breach ? t.edit : t.add),
  body: (view) => <BreachForm view={view} />,
};

/** The register of breaches, with the notice to those affected. */
export function breachScreens(site: Site) {
  const { db } = site;
  const mark = {
    done: (_value: unknown, { id }: Breach) => done(`${list}/${id}`, t.marked),
    refused: (_problem: string, { id }: Breach) => failed(`${list}/${id}`, t.markedBefore),
  };
  return screens(site, { name: 'privacy.breaches', section: 'privacy', back: list, notFound: () => t.notFound })
    .show(list, 'privacy.manage', async () => ({
      title: t.title,
      body: <BreachesPage breaches={await listBreaches(db)} />,
    }))
    .form(`${list}/new`, createBreach, form, (id) => done(`${list}/${id}`, t.saved))
    .showOne(one, 'privacy.manage', findBreach, async ({ row: breach }) => ({
      title: breach.title,
      body: <BreachPage addresses={await affectedAddresses(db, breach)} breach={breach} />,
    }))
    .form(`${one}/edit`, saveBreach, form, (id) => done(`${list}/${id}`, t.saved))
    .file(`${one}/affected.csv`, exportAffected, (addresses, { id }) =>
      csvFile(`data-breach-${id}.csv`, ['email'], inOnePiece(addresses.map((address) => [address]))),
    )
    .act(`${one}/notified`, markNotified, mark)
    .act(`${one}/reported`, markReported, mark).routes;
}

async function* inOnePiece<Row>(rows: Row[]) {
  yield rows;
}

function valuesOf(breach: Breach): Record<string, string> {
  const { title, discoveredAt, revealed, cause, measures, receivedFrom, receivedTo, otherAddresses } = breach;
  const days = { receivedFrom: receivedFrom ?? '', receivedTo: receivedTo ?? '' };
  return { title, discoveredAt: toLocal(discoveredAt), revealed, cause, measures, otherAddresses, ...days };
}

function BreachesPage({ breaches }: { breaches: readonly Breach[] }) {
  const momentOr = (at: Date | null) => (at ? <Moment at={at} /> : t.open);
  return (
    <PartPage
      add={[`${list}/new`, t.add]}
      columns={[
        {
          head: t.name,
          main: true,
          cell: ({ id, title }) => (
            <a className="line-link font-600" href={`${list}/${id}`}>
              {title}
            </a>
          ),
        },
        { head: t.discoveredAt, cell: ({ discoveredAt }) => <Moment at={discoveredAt} /> },
        { head: t.notified, cell: ({ notifiedAt }) => momentOr(notifiedAt) },
        { head: t.reported, cell: ({ reportedAt }) => momentOr(reportedAt) },
      ]}
      part="breaches"
      rows={breaches}
      texts={t}
    />
  );
}
