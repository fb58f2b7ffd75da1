import { type SubmitEvent, useEffect, useRef } from 'react';
import { CountedText } from '../../ui/forms/counted-text.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FileInput } from '../../ui/forms/file-input.tsx';
import { errorsOf, fill, summarise } from '../../ui/forms/form-text.ts';
import { HoldNotice } from '../../ui/forms/hold-notice.tsx';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { type BaikFormProps, controlId } from './baik-form-props.ts';
import { CopiedFiles, ReviewNotice } from './copied-files.tsx';
import { Receipt } from './receipt.tsx';
import { ReaderFields, ReporterFields } from './reporter-fields.tsx';
import { useBaikForm } from './use-baik-form.ts';

/** The report form. Without script a plain form validated by the server; hydrated, it validates and submits itself. */
export function BaikForm(props: BaikFormProps) {
  const { words, icons, locale, rules } = props;
  const form = useBaikForm(props);
  const { mistakes, values, sending, receipt, isAwake, isDone } = form;
  const checking = form.checking !== undefined && fill(words.checkingFiles, { percent: String(form.checking) });
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const errorOf = (field: string) => errorsOf(field, mistakes);
  const toasts = <ToastArea icons={icons} inForm onClose={form.closeToast} toast={form.toast} words={words} />;
  if (receipt) {
    return (
      <div className="grid gap-6">
        {toasts}
        <Receipt
          icons={icons}
          isAwake={isAwake}
          mailbox={props.mailbox}
          onKept={props.receipt ? undefined : form.finish}
          page={props.page}
          receipt={receipt}
          words={words}
        />
      </div>
    );
  }
  const needsReview = mistakes.length === 0 && !isAwake && props.files.length > 0;
  return (
    <>
      {isDone && (
        <p
          className="mb-8 flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
          ref={thanks}
          tabIndex={-1}
        >
          <SpriteIcon className="mt-1 text-mangrove" icons={icons} name="check" />
          {words.thanks}
        </p>
      )}
      <form
        action={props.page}
        autoComplete="off"
        encType="multipart/form-data"
        method="post"
        noValidate
        onInput={form.typed}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void form.submit();
        }}
        ref={form.element}
        // Some browsers' spell checkers send text to a server.
        spellCheck={false}
      >
        <fieldset className="relative grid gap-6" disabled={sending}>
          <legend className="sr-only">{words.formTitle}</legend>
          {form.isRefused && mistakes.length > 0 && (
            <ErrorSummary
              autoFocus={form.attempts === 0}
              errors={summarise(mistakes, targetOf, form.attempts > 0 ? words : undefined)}
              title={words.summaryTitle}
            />
          )}
          {needsReview && <ReviewNotice words={words} />}
          <p className="text-small text-slate">{words.required}</p>
          <input name="language" type="hidden" value={props.language} />
          <input name="submission_key" type="hidden" value={form.formKey} />
          <input name="token" type="hidden" value={form.token} />
          <input name="notice" type="hidden" value={props.noticeVersion} />
          {props.challenge && <input name="challenge" type="hidden" value={props.challenge} />}
          <input name="drafts" type="hidden" value={form.drafts} />
          {form.removed.map((key) => (
            <input key={key} name={`file-${key}`} type="hidden" value="remove" />
          ))}
          <Honeypot id={controlId('website')} label={words.leaveEmpty} />
          <ReporterFields errorOf={errorOf} values={values} words={words} />
          <ReaderFields error={errorOf('readers')} readers={props.readers} words={words} />
          <TextField
            autoComplete="off"
            defaultValue={values.category}
            error={errorOf('category')}
            hint={words.categoryHint}
            id={controlId('category')}
            label={words.category}
            mark={`(${words.optional})`}
            name="category"
          />
          <CountedText
            autoComplete="off"
            defaultValue={values.report}
            error={errorOf('report')}
            hint={words.reportHint}
            id={controlId('report')}
            label={words.report}
            limit={rules.report}
            locale={locale}
            name="report"
            text={form.report}
            words={words}
          />
          <Field
            error={errorOf('attachments')}
            hint={words.attachmentsHint}
            id={controlId('attachments')}
            label={words.attachments}
            mark={`(${words.optional})`}
            status={
              <>
                {form.checking !== undefined && (
                  <label className="flex items-center gap-3 pt-1.5 text-small">
                    <progress className="h-2 w-36 accent-laterite" max={100} value={form.checking} />
                    {checking}
                  </label>
                )}
                <p className="sr-only" role="status">
                  {form.announcement}
                </p>
              </>
            }
          >
            <FileInput
              extensions={rules.extensions}
              hasError={errorOf('attachments') !== undefined}
              id={controlId('attachments')}
              onAdd={isAwake ? form.addFiles : undefined}
              ref={form.fileInput}
            />
          </Field>
          {toasts}
          <CopiedFiles
            files={form.files}
            icons={icons}
            locale={locale}
            onRemove={isAwake ? form.removeFile : undefined}
            words={words}
          />
          <div>
            <button className="btn-primary min-w-52" disabled={form.checking !== undefined} type="submit">
              {sending ? words.sending : checking || words.send}
            </button>
          </div>
          <HoldNotice hold={form.hold} />
        </fieldset>
      </form>
    </>
  );
}

const controls = ['contact', 'name', 'category', 'report', 'attachments', 'readers'];

function targetOf(field: string): string {
  return controls.includes(field) ? controlId(field) : '';
}
