import { Elysia } from 'elysia';
import { recordActivity } from '../../../domain/activity/commands.ts';
import {
  affectedAddresses,
  type Breach,
  breachInput,
  findBreach,
  listBreaches,
  markBreach,
  saveBreach,
} from '../../../domain/privacy/breaches.ts';
import { breachWords } from '../../../i18n/backend/privacy/breaches.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { csvFile } from '../../../web/formats/csv.ts';
import { readForm } from '../../../web/http/body.ts';
import { toLocal } from '../../ui/forms/local-time.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../../ui/frame/screen.tsx';
import { issueTexts } from '../issue-texts.ts';
import { formAgain, recordGuards } from '../record-guards.ts';
import { BreachForm } from './breach-form.tsx';
import { BreachPage } from './breach-page.tsx';
import { BreachesPage } from './breaches-page.tsx';

const section = 'privacy' as const;
const write = { action: 'update', resource: 'data breach', needs: 'privacy.manage' } as const;
const fields = Object.keys(breachInput.shape);

/** The register of breaches, with the notice to those affected. */
export function breachScreens(site: Site) {
  const { db } = site;
  const list = endpoints.privacyBreaches;
  const one = `${list}/:id` as const;
  const missing = () => notFoundScreen((language) => breachWords(language).notFound, list);
  const { screen, form, take } = recordGuards<Breach>(site, {
    find: (id) => findBreach(db, id),
    missing,
    attempt: write,
  });
  const save = async ({ request, actor }: ScreenCall<unknown>, id?: number): Promise<Screen | Response> => {
    const t = breachWords(actor.language);
    const form = Object.fromEntries(await readForm(request));
    const values = Object.fromEntries(fields.map((name) => [name, form[name] ?? '']));
    const parsed = breachInput.safeParse(values);
    if (parsed.success) {
      const saved = await saveBreach(db, actor, parsed.data, id);
      return saved === undefined ? missing() : done(`${list}/${saved}`, t.saved);
    }
    const errors = issueTexts(parsed.error, actor.language);
    const title = id === undefined ? t.add : t.edit;
    return formAgain(actor.language, title, errors, <BreachForm id={id} errors={errors} values={values} />);
  };
  const mark = (column: 'notifiedAt' | 'reportedAt') =>
    form(async ({ row: breach, actor }) => {
      const t = breachWords(actor.language);
      const address = `${list}/${breach.id}`;
      return (await markBreach(db, actor, breach.id, column))
        ? done(address, t.marked)
        : failed(address, t.markedBefore);
    });

  return new Elysia({ name: 'backend.privacy.breaches' })
    .get(
      list,
      guardedScreen(site, 'privacy.manage', async ({ actor }) => ({
        title: breachWords(actor.language).title,
        section,
        body: <BreachesPage breaches={await listBreaches(db)} />,
      })),
    )
    .get(
      `${list}/new`,
      guardedScreen(site, 'privacy.manage', ({ actor }) => ({
        title: breachWords(actor.language).add,
        section,
        body: <BreachForm id={undefined} values={{ discoveredAt: toLocal(new Date()) }} />,
      })),
    )
    .post(
      `${list}/new`,
      guardedForm(site, { ...write, action: 'create' }, (call) => save(call)),
      { parse: 'none' },
    )
    .get(
      one,
      screen(async ({ row: breach }) => ({
        title: breach.title,
        section,
        body: <BreachPage addresses={await affectedAddresses(db, breach)} breach={breach} />,
      })),
    )
    .get(
      `${one}/edit`,
      screen(({ row: breach, actor }) => ({
        title: breachWords(actor.language).edit,
        section,
        body: <BreachForm id={breach.id} values={valuesOf(breach)} />,
      })),
    )
    .post(
      `${one}/edit`,
      form((call) => save(call, call.row.id)),
      {
        parse: 'none',
      },
    )
    .post(
      `${one}/affected.csv`,
      take(async ({ row: breach, actor }) => {
        const addresses = await affectedAddresses(db, breach);
        await recordActivity(db, actor, {
          action: 'other',
          description: `Downloaded the addresses of those affected by data breach #${breach.id}`,
          resource: { type: 'data breach', id: breach.id },
        });
        return csvFile(`data-breach-${breach.id}.csv`, ['email'], inOnePiece(addresses.map((address) => [address])));
      }),
      { parse: 'none' },
    )
    .post(`${one}/notified`, mark('notifiedAt'), { parse: 'none' })
    .post(`${one}/reported`, mark('reportedAt'), { parse: 'none' });
}

async function* inOnePiece<Row>(rows: Row[]) {
  yield rows;
}

function valuesOf(breach: Breach): Record<string, string> {
  const { title, discoveredAt, revealed, cause, measures, receivedFrom, receivedTo, otherAddresses } = breach;
  const days = { receivedFrom: receivedFrom ?? '', receivedTo: receivedTo ?? '' };
  return { title, discoveredAt: toLocal(discoveredAt), revealed, cause, measures, otherAddresses, ...days };
}
