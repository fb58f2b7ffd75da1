import type { ReactNode } from 'react';
import { frameWords } from '../../i18n/backend/frame.ts';
import { useWords } from './frame/staff-language.tsx';

type DialogContentProps = { title: string; children: ReactNode };

/**
 * The body of a screen that is also a dialog: a link to it with `opensDialog` shows this part in a `<dialog>`, and
 * without script leads to the screen itself.
 */
export function DialogContent({ title, children }: DialogContentProps) {
  return (
    <section aria-labelledby="dialog-title" className="desk-panel max-w-240" data-dialog-content="">
      <h1 className="t-sub pr-12 text-petrol-deep [overflow-wrap:anywhere]" id="dialog-title">
        {title}
      </h1>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** On a link to a screen that is a `DialogContent`. */
export const opensDialog = { 'data-dialog': '' } as const;

/** The same for what is looked at: its address is that of the dialog too, and Back closes it. */
export const opensAddressedDialog = { 'data-dialog': 'addressed' } as const;

/** On the link in a dialog that leads back to where it was opened. */
export const closesDialog = { 'data-dialog-close': '' } as const;

type ConfirmProps = {
  title: string;
  /** Where the form is posted; nothing happens before. */
  action: string;
  /** The verb of the button, such as "Delete". */
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
      <form action={action} className="mt-6 flex flex-wrap gap-3" method="post">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <button className="btn-primary" type="submit">
          {verb}
        </button>
        <a className="btn-outline" href={back} {...closesDialog}>
          {useWords(frameWords).cancel}
        </a>
      </form>
    </DialogContent>
  );
}
