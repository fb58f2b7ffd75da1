import {
  affectedAddresses,
  type Breach,
  breachInput,
  createBreach,
  exportAffected,
  findBreach,
  listBreaches,
  markNotified,
  markReported,
  saveBreach,
} from '../../../domain/privacy/breaches.ts';
import { breachWords as t } from '../../../i18n/backend/privacy/breaches.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { csvFile } from '../../../web/formats/csv.ts';
import type { CommandForm } from '../../ui/forms/command-form.ts';
import { toLocal } from '../../ui/forms/local-time.ts';
import { done, failed } from '../../ui/frame/screen.tsx';
import { screens } from '../../ui/screens.tsx';
import { problemText } from '../issue-texts.ts';
import { BreachForm } from './breach-form.tsx';
import { BreachPage } from './breach-page.tsx';
import { BreachesPage } from './breaches-page.tsx';

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
