import { Elysia } from 'elysia';
import {
  addFirstEntries,
  deleteEntry,
  entryInput,
  entryTexts,
  findEntry,
  listEntries,
  type ProcessingEntry,
  saveEntry,
} from '../../../domain/privacy/register.ts';
import { registerWords } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../../ui/frame/screen.tsx';
import { issueTexts } from '../issue-texts.ts';
import { formAgain, recordGuards } from '../record-guards.ts';
import { EntryPage } from './entry-page.tsx';
import { firstEntries } from './first-entries.ts';
import { RegisterPage } from './register-page.tsx';

const section = 'privacy' as const;
const write = { action: 'update', resource: 'processing entry', needs: 'privacy.manage' } as const;

/** The register of processing activities, processors and transfers. */
export function registerScreens(site: Site) {
  const { db } = site;
  const list = endpoints.privacyRegister;
  const one = `${list}/:id` as const;
  const missing = () => notFoundScreen((language) => registerWords(language).notFound, list);
  const { screen, form } = recordGuards<ProcessingEntry>(site, {
    find: (id) => findEntry(db, id),
    missing,
    attempt: write,
  });
  const save = async ({ request, actor }: ScreenCall<unknown>, id?: number): Promise<Screen | Response> => {
    const t = registerWords(actor.language);
    const values = Object.fromEntries(await readForm(request));
    const texts = Object.fromEntries(entryTexts.map((name) => [name, values[name] ?? '']));
    const parsed = entryInput.safeParse({ kind: values.kind, ...texts });
    if (parsed.success) {
      const isSaved = await saveEntry(db, actor, parsed.data, id);
      return isSaved ? done(list, t.saved) : failed(list, t.notSaved, id === undefined ? t.full : t.notFound);
    }
    const errors = issueTexts(parsed.error, actor.language);
    const title = id === undefined ? t.add : t.edit;
    return formAgain(actor.language, title, errors, <EntryPage id={id} errors={errors} values={values} />);
  };

  return new Elysia({ name: 'backend.privacy.register' })
    .get(
      list,
      guardedScreen(site, 'privacy.manage', async ({ actor }) => ({
        title: registerWords(actor.language).title,
        section,
        body: <RegisterPage entries={await listEntries(db)} />,
      })),
    )
    .get(
      `${list}/new`,
      guardedScreen(site, 'privacy.manage', ({ actor }) => ({
        title: registerWords(actor.language).add,
        section,
        body: <EntryPage id={undefined} values={{}} />,
      })),
    )
    .post(
      `${list}/first`,
      guardedForm(site, { ...write, action: 'create' }, async ({ actor }) => {
        const t = registerWords(actor.language);
        const isAdded = await addFirstEntries(db, actor, firstEntries(actor.language));
        return isAdded ? done(list, t.firstAdded) : failed(list, t.notSaved, t.notEmpty);
      }),
      { parse: 'none' },
    )
    .post(
      `${list}/new`,
      guardedForm(site, { ...write, action: 'create' }, (call) => save(call)),
      { parse: 'none' },
    )
    .get(
      one,
      screen(({ row: entry, actor }) => ({
        title: registerWords(actor.language).edit,
        section,
        body: <EntryPage id={entry.id} values={valuesOf(entry)} />,
      })),
    )
    .post(
      one,
      form((call) => save(call, call.row.id)),
      { parse: 'none' },
    )
    .get(
      `${one}/delete`,
      screen(({ row: entry, actor }) => {
        const t = registerWords(actor.language);
        const title = t.removeTitle({ name: entry.name });
        return {
          title,
          section,
          body: (
            <Confirm action={`${list}/${entry.id}/delete`} back={`${list}/${entry.id}`} title={title} verb={t.remove}>
              <p>{t.removeText}</p>
            </Confirm>
          ),
        };
      }),
    )
    .post(
      `${one}/delete`,
      form(async ({ row: entry, actor }) => {
        const t = registerWords(actor.language);
        await deleteEntry(db, actor, entry.id);
        return done(list, t.removed);
      }, 'delete'),
      { parse: 'none' },
    );
}

function valuesOf(entry: ProcessingEntry): Record<string, string> {
  return { kind: entry.kind, ...Object.fromEntries(entryTexts.map((name) => [name, entry[name]])) };
}
