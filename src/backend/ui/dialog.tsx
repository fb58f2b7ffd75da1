import type { ReactNode } from 'react';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { Button } from '../../ui/text/button.tsx';

/**
 * The content of a screen that can also be a dialog: a link with `opensDialog` shows it in a `<dialog>`;
 * without script the link opens the screen.
 */
export function DialogContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="dialog-title" className="desk-panel max-w-240" data-dialog-content="">
      <h1 className="t-sub pr-12 text-petrol-deep [overflow-wrap:anywhere]" id="dialog-title">
        {title}
      </h1>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Attributes of a link that opens a `DialogContent` screen as a dialog. */
export const opensDialog = { 'data-dialog': '' } as const;

/** Like `opensDialog`, and the dialog has its own history entry, so that Back closes it. */
export const opensAddressedDialog = { 'data-dialog': 'addressed' } as const;

/** Attributes of the link that closes the dialog and returns to the opener. */
export const closesDialog = { 'data-dialog-close': '' } as const;

type ConfirmProps = {
  title: string;
  /** Form address. */
  action: string;
  /** Button label, such as "Delete". */
  verb: string;
  /** Further fields of the confirmation form. */
  fields?: Record<string, string>;
  /** Where "Cancel" leads without script. */
  back: string;
  children: ReactNode;
};

/** Confirmation before an irreversible action. */
export function Confirm({ title, action, verb, fields = {}, back, children }: ConfirmProps) {
  return (
    <DialogContent title={title}>
      {children}
      <form action={action} className="mt-6" method="post">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <SubmitOrCancel back={back} submit={verb} />
      </form>
    </DialogContent>
  );
}

/** Last row of a form in a dialog: the submit button and "Cancel". */
export function SubmitOrCancel({ submit, back }: { submit: string; back: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{submit}</Button>
      <a className="btn-outline" href={back} {...closesDialog}>
        {frameWords.cancel}
      </a>
    </div>
  );
}
