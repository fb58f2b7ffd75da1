import { Elysia } from 'elysia';
import type { ReactNode } from 'react';
import { sortNames } from '../../db/sorting.ts';
import { findLastSave } from '../../domain/activity/queries.ts';
import {
  type Command,
  type Declared,
  hasInput,
  type Outcome,
  type Performance,
  perform,
} from '../../domain/command.ts';
import { parseId } from '../../domain/input.ts';
import { type List, readPart } from '../../domain/list.ts';
import type { Need } from '../../domain/rights/permissions.ts';
import type { FindRow } from '../../domain/row-by-id.ts';
import { type FilteredList, listSavedFilters } from '../../domain/saved-filters/input.ts';
import { atField, problem } from '../../fields/problem.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { readButtonForm } from '../../web/http/body.ts';
import { attemptOf } from '../../web/sessions/staff-guard.ts';
import { type CommandForm, type FormView, inputProblemText, parseForm, readCommandForm } from './forms/command-form.ts';
import { parseBase, reconcile } from './forms/conflict.ts';
import { notFoundScreen } from './frame/not-found.tsx';
import {
  type Admission,
  type Ask,
  type Call,
  type Content,
  guardedExport,
  guardedForm,
  guardedScreen,
  type Parameters,
  type Reading,
  type Screen,
} from './frame/screen.tsx';
import type { SectionKey } from './frame/sections.ts';
import { filterIn, loadPage, sortIn } from './lists/list-query.ts';
import { type ListLook, ListScreen } from './lists/list-screen.tsx';

type Noun = {
  /** Of the plugin. */
  name: string;
  section: SectionKey;
  /** Where the screen of a missing one leads back to. */
  back: string;
  /** The title of that screen. */
  notFound: () => string;
};

type Answer = Content | Response;
type Done<Row, Value> = (value: Value, row: Row, call: Call) => Answer | Promise<Answer>;

export type Act<Row, Input, Value> = {
  done: Done<Row, Value>;
  refused?: (problem: string, row: Row, call: Call, form: URLSearchParams) => Answer | Promise<Answer>;
  /** Where it leads when there is no such row; to a screen that says so unless it is given. */
  missing?: (call: Call) => Answer;
  /** The input made of what was sent; the strings as they are unless it is given. */
  inputOf?: (sent: Readonly<Record<string, string>>, form: URLSearchParams, call: Call) => unknown;
  ask?: Ask<Row, Input>;
};

/** Registers screens and commands of a noun in the back-office. */
export function screens(site: Site, noun: Noun) {
  return new Screens(site, noun);
}

class Screens {
  readonly routes: Elysia;

  constructor(
    private readonly site: Site,
    private readonly noun: Noun,
  ) {
    this.routes = new Elysia({ name: `backend.${noun.name}` });
  }

  /** A screen that only reads. */
  show(path: string, needs: Need, load: (call: Call) => Promise<Answer> | Answer, reading?: Reading): this {
    this.routes.get(
      path,
      guardedScreen<Parameters>(this.site, needs, async (call) => this.inSection(await load(call)), reading),
    );
    return this;
  }

  /** A screen of the row that the address names. */
  showOne<Row>(
    path: string,
    needs: Need,
    find: FindRow<Row>,
    load: (call: Call & { row: Row }) => Promise<Answer> | Answer,
    reading?: Reading,
  ): this {
    return this.show(path, needs, (call) => this.withRow(find, call, (row) => load({ ...call, row })), reading);
  }

  /** A list with filters, orders and pages. */
  list<Filter extends object, Row extends { id: number }>(
    path: string,
    list: List<Filter, Row>,
    {
      pageSize,
      saved: savedAs,
      noPage,
    }: { pageSize: number; saved?: FilteredList; noPage: (filter: Filter) => string },
    look: (call: Call & { filter: Filter; total: number }) => Promise<ListLook<Row>> | ListLook<Row>,
  ): this {
    const { db } = this.site;
    return this.show(path, list.needs, async (call) => {
      const { query, actor } = call;
      const filter = filterIn(list, query);
      const sort = sortIn(query, sortNames(list.sorts)) ?? list.usual;
      const part = await loadPage(query, {
        pageSize,
        count: () => list.count(db, filter),
        read: (range) => readPart(db, list, filter, { ...range, sort }),
      });
      if (!part) return notFoundScreen(() => noPage(filter), path);
      const shown = await look({ ...call, filter, total: part.total });
      const saved = savedAs && { list: savedAs, query, saved: await listSavedFilters(db, actor.id, savedAs) };
      const isFiltered = Object.values(filter).some((value) => value !== undefined);
      const { usual } = list;
      const props = { path, look: shown, part, pageSize, filter, isFiltered, sort, usual, saved };
      return { title: shown.texts.title, body: <ListScreen {...props} /> };
    });
  }

  /** A screen with the form of a command. With errors, it is shown again. */
  form<Input, Row, Value>(
    path: string,
    command: Command<Input, Row, Value, Site>,
    form: CommandForm<Row, Input>,
    done: Done<Row, Value>,
  ): this {
    this.show(path, command.needs, (call) =>
      this.withRow(command.find, call, (row) =>
        this.formScreen(form, call, { row, values: form.valuesOf(row), errors: [] }),
      ),
    );
    return this.send(path, command, form, done);
  }

  /** A form on the screen of something else: with errors, its `body` is that screen. */
  send<Input, Row, Value>(
    path: string,
    command: Command<Input, Row, Value, Site>,
    form: CommandForm<Row, Input>,
    done: Done<Row, Value>,
  ): this {
    return this.post(path, command, (call) =>
      this.withRow(command.find, call, (row) => this.submit(command, form, call, row, done)),
    );
  }

  /** A button: a form without a screen of its own. It says where to go when it was refused, which its input may be too. */
  act<Input, Row, Value>(path: string, command: Command<Input, Row, Value, Site>, act: Act<Row, Input, Value>): this {
    return this.post(path, command, (call) => this.attempt(path, command, act, call));
  }

  /** A button whose answer is a file of what is stored. Each account has its own allowance of them. */
  file<Input, Row, Value>(path: string, command: Command<Input, Row, Value, Site>, done: Done<Row, Value>): this {
    return this.post(path, command, (call) => this.attempt(path, command, { done }, call), guardedExport);
  }

  /** A question on a screen of its own, which opens as a dialog, and its button. */
  ask<Input, Row, Value>(
    path: string,
    command: Command<Input, Row, Value, Site>,
    action: Act<Row, Input, Value> & {
      title: (row: Row) => string;
      question: (row: Row, call: Call) => ReactNode | Promise<ReactNode>;
    },
  ): this {
    this.show(path, command.needs, (call) =>
      this.withRow(command.find, call, async (row) => ({
        title: action.title(row),
        body: await action.question(row, call),
      })),
    );
    return this.act(path, command, action);
  }

  /** A form that a handler of its own reads, such as one with files. `find` finds the row of its address. */
  receive<Row = undefined>(
    path: string,
    declared: Declared & { find?: FindRow<Row> },
    handle: (call: Call & { row: Row }) => Promise<Answer>,
    admission?: Admission,
  ): this {
    const take = (call: Call) => this.withRow(declared.find, call, (row) => handle({ ...call, row }));
    return this.post(path, declared, take, (site, attempt, load) => guardedForm(site, attempt, load, admission));
  }

  private post(
    path: string,
    command: Declared,
    handle: (call: Call) => Promise<Answer>,
    guard: typeof guardedExport<Parameters> = guardedForm,
  ): this {
    const form = guard(this.site, attemptOf(command), async (call) => this.inSection(await handle(call)));
    this.routes.post(path, form, { parse: 'none' });
    return this;
  }

  private attempt<Input, Row, Value>(
    path: string,
    command: Command<Input, Row, Value, Site>,
    { done, refused, missing = () => this.missing(), inputOf, ask }: Act<Row, Input, Value>,
    call: Call,
  ): Promise<Answer> {
    const attempt = async (row: Row): Promise<Answer> => {
      const form = hasInput(command) ? await readButtonForm(call.request) : new URLSearchParams();
      const sent = Object.fromEntries(form);
      const parsed = command.input.safeParse(inputOf ? inputOf(sent, form, call) : sent);
      const question = parsed.success && (await ask?.(parsed.data, row, call, form));
      if (question) return question;
      const outcome = parsed.success
        ? await this.perform(command, call, parsed.data)
        : ({ kind: 'refused', problem: parsed.error.issues[0]?.message ?? '' } as const);
      if (outcome.kind === 'done') return done(outcome.value, row, call);
      if (outcome.kind === 'missing') return missing(call);
      if (!refused) throw new Error(`The command of ${path} was refused, and nothing says where that leads.`);
      return refused(outcome.kind === 'refused' ? outcome.problem : '', row, call, form);
    };
    return this.withRow(command.find, call, attempt, () => missing(call));
  }

  /** The row of the address, or the screen that says that there is none. */
  private async withRow<Row, Shown>(
    find: FindRow<Row> | undefined,
    { params = {} }: Call,
    show: (row: Row) => Promise<Shown> | Shown,
    missing: () => Answer = () => this.missing(),
  ): Promise<Shown | Answer> {
    // Without `find`, the type of the row is undefined.
    if (!find) return show(undefined as Row);
    const id = parseId(params.id ?? '');
    const row = id === undefined ? undefined : await find(this.site.db, id, undefined, params);
    return row === undefined ? missing() : show(row);
  }

  private missing(): Screen {
    return notFoundScreen(this.noun.notFound, this.noun.back);
  }

  private inSection(answer: Answer): Screen | Response {
    if (answer instanceof Response || answer.status === 404) return answer;
    return { section: this.noun.section, ...answer };
  }

  private perform<Input, Row, Value>(
    command: Command<Input, Row, Value, Site>,
    { params: at = {} }: Call,
    input: Input,
  ): Promise<Outcome<Row, Value>> {
    const id = parseId(at.id ?? '');
    return perform(this.site, command, { id, at, input } as Performance<Input, Row>);
  }

  private async submit<Input, Row, Value>(
    command: Command<Input, Row, Value, Site>,
    form: CommandForm<Row, Input>,
    call: Call,
    row: Row,
    done: Done<Row, Value>,
  ): Promise<Answer> {
    const names = typeof form.names === 'function' ? form.names(row) : form.names;
    const submitted = await readCommandForm(names, call.request);
    const { values, version, base } = submitted;
    // A form with texts of its own names its problems by keys.
    const again = (errors: readonly FormError[], problem?: string) => {
      const logged = form.problemText ? undefined : problem;
      const title = form.failed?.() ?? frameWords.validationError;
      const flash = { variant: 'destructive', title, text: errors[0]?.text ?? '' } as const;
      return this.formScreen(form, call, { row, values, errors }, { status: 422, flash, problem: logged });
    };
    const conflictWith = async (stored: Row & { id: number }) => {
      const { texts, differences } = reconcile(values, form.valuesOf(stored), parseBase(base));
      const by = await findLastSave(this.site.db, command.logs[1], stored.id);
      const view = { row: stored, values: texts, errors: [], conflict: { by, differences } };
      const saved = problem('savedByAnother', { noun: command.logs[1] });
      return this.formScreen(form, call, view, { status: 409, problem: saved });
    };
    // Before the input is looked at: what was typed is not wrong because the form is old.
    if (isVersioned(row) && version !== undefined && version !== row.version) return conflictWith(row);
    const parsed = parseForm(form, command.input, submitted);
    if ('errors' in parsed) return again(parsed.errors, parsed.problem);
    if (submitted.sent.get('resolve') === 'edit') return this.formScreen(form, call, { row, values, errors: [] });
    const question = await form.ask?.(parsed.input, row, call, submitted.sent);
    if (question) return question;
    const outcome = await this.perform(command, call, parsed.input);
    switch (outcome.kind) {
      case 'done':
        return done(outcome.value, row, call);
      case 'refused': {
        const { field, problem, status } = outcome;
        const elsewhere = status === 409 ? form.refused?.(problem, row, call) : undefined;
        const text = (form.problemText ?? inputProblemText)(problem, field);
        return elsewhere ?? again([{ field, text }], atField(problem, field));
      }
      case 'conflict':
        return conflictWith(outcome.row as Row & { id: number });
      case 'missing':
        return this.missing();
    }
  }

  private async formScreen<Row, Input>(
    form: CommandForm<Row, Input>,
    call: Call,
    view: Pick<FormView<Row>, 'row' | 'values' | 'errors' | 'conflict'>,
    more: Pick<Screen, 'status' | 'flash' | 'problem'> = {},
  ): Promise<Content> {
    const title = form.title(view.row);
    const action = new URL(call.request.url).pathname;
    return {
      title: more.flash ? frameWords.errorTitle({ title }) : title,
      body: await form.body({ ...view, action }, call),
      ...more,
    };
  }
}

function isVersioned(row: unknown): row is { id: number; version: number } {
  return typeof row === 'object' && row !== null && 'version' in row && 'id' in row;
}
