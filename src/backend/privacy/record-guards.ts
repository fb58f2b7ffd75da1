import { parseId } from '../../domain/input.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import type { Attempt } from '../../web/sessions/staff-guard.ts';
import {
  guardedExport,
  guardedForm,
  guardedScreen,
  type Reading,
  type Screen,
  type ScreenCall,
} from '../ui/frame/screen.tsx';

type ById = { id: string };
type Answer = Promise<Screen | Response> | Screen | Response;

/** What handlers of one row of the site get. */
export type RecordCall<Row> = ScreenCall<ById> & { row: Row };

type Options<Row> = {
  find: (id: number) => Promise<Row | undefined>;
  missing: () => Screen;
  attempt: Attempt;
};

/** Screens and forms of the row in an address; a number that does not exist is answered with `missing`. */
export function recordGuards<Row>(site: Site, { find, missing, attempt }: Options<Row>) {
  const withRow = (show: (call: RecordCall<Row>) => Answer) => async (call: ScreenCall<ById>) => {
    const id = parseId(call.params.id);
    const row = id === undefined ? undefined : await find(id);
    return row ? show({ ...call, row }) : missing();
  };
  return {
    screen: (show: (call: RecordCall<Row>) => Answer, reading?: Reading) =>
      guardedScreen<ById>(site, 'privacy.manage', withRow(show), reading),
    take: (handle: (call: RecordCall<Row>) => Answer) =>
      guardedExport<ById>(site, { ...attempt, action: 'other' }, withRow(handle)),
    form: (handle: (call: RecordCall<Row>) => Answer, action: Attempt['action'] = attempt.action) =>
      guardedForm<ById>(site, { ...attempt, action }, withRow(handle)),
  };
}

/** A form that is shown again: its title says that it has errors, and the notice is the first of them. */
export function formAgain(
  language: Language,
  title: string,
  errors: readonly Pick<FormError, 'text'>[],
  body: Screen['body'],
): Screen {
  const t = frameWords(language);
  return {
    title: t.errorTitle({ title }),
    section: 'privacy',
    status: 422,
    flash: { variant: 'destructive', title: t.validationError, text: errors[0]?.text ?? '' },
    body,
  };
}
