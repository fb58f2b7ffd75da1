import type { ReactNode } from 'react';
import type { Fields } from '../../../fields/field.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { OutlineLink } from '../../../ui/text/button.tsx';
import { SaveBar } from '../save-bar.tsx';
import { type FormView, fieldValues } from './command-form.ts';
import { baseOf } from './conflict.ts';
import { ConflictNotice, PlainValue } from './conflict-notice.tsx';
import { FieldControl, type FieldControlProps } from './field-control.tsx';
import { type FieldWords, fieldLabelIn, labelOf } from './field-words.ts';
import { controlId, FieldContext } from './form-field.tsx';

/** The texts of the form that differ from noun to noun. */
type EditTexts = {
  toCorrect: string;
  savedSince: string;
  savedBy: (values: { username: string }) => string;
};

type EditFormProps<Row> = {
  /** The fields in it, and the words of their labels and choices. */
  fields: Fields;
  labels: FieldWords;
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
  const { fields, labels, view, texts, submit, back, children } = props;
  const { row, action } = view;
  return (
    <>
      <FormConflict fields={fields} labels={labels} texts={texts} view={view} />
      <FormErrors fields={fields} labels={labels} title={texts.toCorrect} view={view} />
      <form action={action} className="mt-6 grid gap-6" method="post" noValidate>
        <input name="version" type="hidden" value={row?.version ?? ''} />
        <input name="base" type="hidden" value={row ? JSON.stringify(baseOf(fieldValues(fields, row))) : ''} />
        <FieldContext value={{ values: view.values, errors: view.errors }}>{children}</FieldContext>
        <SaveBar>
          <button className="btn-primary" type="submit">
            <Icon name="check" />
            {submit}
          </button>
          <OutlineLink href={back}>{frameWords.cancel}</OutlineLink>
        </SaveBar>
      </form>
    </>
  );
}

type PartProps = Pick<EditFormProps<unknown>, 'fields' | 'labels'> & { view: FormView<unknown> };

function FormErrors({ fields, labels, title, view: { errors } }: PartProps & { title: string }) {
  if (errors.length === 0) return null;
  const summary = errors.map(({ field, text }) => ({
    target: controlId(field),
    text: field ? `${fieldLabelIn(labels, fields, field)}: ${text}` : text,
  }));
  return <ErrorSummary autoFocus errors={summary} title={title} />;
}

function FormConflict({ fields, labels, texts, view: { conflict } }: PartProps & { texts: EditTexts }) {
  if (!conflict) return null;
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
  fields: Fields;
  labels: FieldWords;
  classOf?: (kind: string) => string | undefined;
};

/** Controls of these fields, in their order. */
export function FieldControls({ fields, labels, files, classOf }: FieldControlsProps) {
  return Object.values(fields).map((field) => (
    <FieldControl
      className={classOf?.(field.control.kind)}
      field={field}
      files={files}
      key={field.json.name}
      words={labels}
    />
  ));
}
