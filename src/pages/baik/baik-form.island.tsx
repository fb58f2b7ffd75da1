import { type SubmitEvent, useEffect, useRef } from 'react';
import { CountedText } from '../../ui/forms/counted-text.tsx';
import { FilesField } from '../../ui/forms/files-field.tsx';
import { FormOpening } from '../../ui/forms/form-opening.tsx';
import { errorsOf, fill } from '../../ui/forms/form-text.ts';
import { HoldNotice } from '../../ui/forms/hold-notice.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { controlId } from './baik-fields.ts';
import { CopiedFiles, ReviewNotice } from './copied-files.tsx';
import type { BaikFormProps } from './form-props.ts';
import { Receipt } from './receipt.tsx';
import { ReaderFields, ReporterFields } from './reporter-fields.tsx';
import { useBaikForm } from './use-baik-form.ts';

/** The report form. Without script a plain form validated by the server; hydrated, it validates and submits itself. */
export function BaikForm(props: BaikFormProps) {
  const { words, icons, locale, rules } = props;
  const form = useBaikForm(props);
  const { errors, start, sending, receipt, isAwake, isDone } = form;
  const checking = form.checking !== undefined && fill(words.checkingFiles, { percent: String(form.checking) });
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const errorOf = (field: string) => errorsOf(field, errors);
  const controlOf = (field: string) => ({ error: errorOf(field), id: controlId(field) });
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
  const needsReview = errors.length === 0 && !isAwake && props.files.length > 0;
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
          <FormOpening
            {...props}
            errors={form.isRefused ? errors : []}
            formKey={form.formKey}
            idOf={controlId}
            labels={form.attempts > 0 ? words : undefined}
            token={form.token}
          >
            {needsReview && <ReviewNotice words={words} />}
          </FormOpening>
          <input name="drafts" type="hidden" value={form.drafts} />
          {form.removed.map((key) => (
            <input key={key} name={`file-${key}`} type="hidden" value="remove" />
          ))}
          <ReporterFields errorOf={errorOf} start={start} words={words} />
          <ReaderFields error={errorOf('readers')} readers={props.readers} words={words} />
          <TextField
            autoComplete="off"
            defaultValue={start.values.category}
            hint={words.categoryHint}
            label={words.category}
            mark={`(${words.optional})`}
            name="category"
            {...controlOf('category')}
          />
          <CountedText
            autoComplete="off"
            defaultValue={start.values.report}
            hint={words.reportHint}
            label={words.report}
            limit={rules.report}
            locale={locale}
            name="report"
            text={form.report}
            words={words}
            {...controlOf('report')}
          />
          <FilesField
            extensions={rules.extensions}
            hint={words.attachmentsHint}
            label={words.attachments}
            mark={`(${words.optional})`}
            onAdd={isAwake ? form.addFiles : undefined}
            ref={form.fileInput}
            {...controlOf('attachments')}
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
          />
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
