import { currentLanguage } from '../../../current.ts';
import {
  addFirstEntries,
  createEntry,
  deleteEntry,
  entryTexts,
  listEntries,
  type ProcessingEntry,
  saveEntry,
} from '../../../domain/privacy/register.ts';
import { registerWords as t } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { Confirm } from '../../ui/dialog.tsx';
import type { CommandForm } from '../../ui/forms/command-form.ts';
import { done, failed } from '../../ui/frame/screen.tsx';
import { screens } from '../../ui/screens.tsx';
import { problemText } from '../issue-texts.ts';
import { EntryPage } from './entry-page.tsx';
import { firstEntries } from './first-entries.ts';
import { RegisterPage } from './register-page.tsx';

const list = endpoints.privacyRegister;
const one = `${list}/:id`;

const form: CommandForm<ProcessingEntry | undefined> = {
  names: ['kind', ...entryTexts],
  valuesOf: (entry) =>
    entry ? { kind: entry.kind, ...Object.fromEntries(entryTexts.map((name) => [name, entry[name]])) } : {},
  problemText,
  title: (entry) => (entry ? t.edit : t.add),
  body: (view) => <EntryPage view={view} />,
};

/** The register of processing activities, processors and transfers. */
export function registerScreens(site: Site) {
  return screens(site, { name: 'privacy.register', section: 'privacy', back: list, notFound: () => t.notFound })
    .show(list, 'privacy.manage', async () => ({
      title: t.title,
      body: <RegisterPage entries={await listEntries(site.db)} />,
    }))
    .act(`${list}/first`, addFirstEntries, {
      inputOf: () => firstEntries(currentLanguage()),
      done: () => done(list, t.firstAdded),
      refused: () => failed(list, t.notSaved, t.notEmpty),
    })
    .form(`${list}/new`, createEntry, form, () => done(list, t.saved))
    .form(one, saveEntry, form, () => done(list, t.saved))
    .ask(`${one}/delete`, deleteEntry, {
      title: ({ name }) => t.removeTitle({ name }),
      question: ({ id, name }) => (
        <Confirm action={`${list}/${id}/delete`} back={`${list}/${id}`} title={t.removeTitle({ name })} verb={t.remove}>
          <p>{t.removeText}</p>
        </Confirm>
      ),
      done: () => done(list, t.removed),
    }).routes;
}
