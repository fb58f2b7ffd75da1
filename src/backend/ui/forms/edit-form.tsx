import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { SaveBar } from '../save-bar.tsx';
import { type FormView, formValues } from './command-form.ts';
import { baseOf } from './conflict.ts';
import { ConflictNotice, PlainValue } from './conflict-notice.tsx';
import { FieldControl, type FieldControlProps } from './field-control.tsx';
import { fieldLabelIn, labelOf } from './field-words.ts';
import { controlId, FieldContext } from './form-field.tsx';

/** The texts of the form that differ from noun to noun. */
type EditTexts = {
  toCorrect: string;
  savedSince: string;
  savedBy: (values: { username: string }) => string;
};

type EditFormProps<Row> = {
  view: FormView<Row>;
  texts: EditTexts;
  /** The label of its button. */
  submit: string;
  /** Where "Cancel" leads. */
  back: string;
  children: ReactNode;
};

/** The form of a command, above it its errors or what someone else has saved. */
export function EditForm<Row extends { version: number } | undefined>(props: EditFormProps<Row>) {
  const { view, texts, submit, back, children } = props;
  const { row, action, fields } = view;
  return (
    <>
      <FormConflict texts={texts} view={view} />
      <FormErrors title={texts.toCorrect} view={view} />
      <form action={action} className="mt-6 grid gap-6" method="post" noValidate>
        <input name="version" type="hidden" value={row?.version ?? ''} />
        <input name="base" type="hidden" value={row ? JSON.stringify(baseOf(formValues(fields, row))) : ''} />
        <FormFields view={view}>{children}</FormFields>
        <SaveBar>
          <button className="btn-primary" type="submit">
            <Icon name="check" />
            {submit}
          </button>
          <a className="btn-outline" href={back}>
            {frameWords.cancel}
          </a>
        </SaveBar>
      </form>
    </>
  );
}

/** Gives the controls in it their values and errors. */
export function FormFields({ view, children }: { view: FormView<unknown>; children: ReactNode }) {
  return <FieldContext value={{ values: view.values, mistakes: view.errors }}>{children}</FieldContext>;
}

export function FormErrors({ view, title }: { view: FormView<unknown>; title: string }) {
  const { errors, fields, words } = view;
  if (errors.length === 0) return null;
  const labels = words(currentLanguage());
  const summary = errors.map(({ field, text }) => ({
    target: controlId(field),
    text: field ? `${fieldLabelIn(labels, fields, field)}: ${text}` : text,
  }));
  return <ErrorSummary autoFocus errors={summary} title={title} />;
}

function FormConflict({ view, texts }: { view: FormView<unknown>; texts: EditTexts }) {
  const { conflict, fields, words } = view;
  if (!conflict) return null;
  const labels = words(currentLanguage());
  const textOf = (name: string, text: string) => {
    const field = Object.values(fields).find(({ json }) => json.name === name);
    if (field?.control.kind === 'checkbox') return labelOf(labels, field.label);
    return field?.control.kind === 'select' ? labelOf(labels, text) : text;
  };
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(name) => fieldLabelIn(labels, fields, name)}
      show={(name, text) => <PlainValue>{textOf(name, text)}</PlainValue>}
      title={conflict.by ? texts.savedBy({ username: conflict.by.username }) : texts.savedSince}
    />
  );
}

type FieldControlsProps = Pick<FieldControlProps, 'files'> & {
  view: FormView<unknown>;
  /** All of them, unless it says which, by the names of the form. */
  only?: readonly string[];
  classOf?: (kind: string) => string | undefined;
};

/** Controls of the form's fields, in their order. */
export function FieldControls({ view: { fields, words }, only, files, classOf }: FieldControlsProps) {
  const labels = words(currentLanguage());
  return Object.values(fields)
    .filter(({ json }) => only?.includes(json.name) ?? true)
    .map((field) => (
      <FieldControl
        className={classOf?.(field.control.kind)}
        field={field}
        files={files}
        key={field.json.name}
        words={labels}
      />
    ));
}
