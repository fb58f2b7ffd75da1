import type { ReactNode } from 'react';
import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { endpoints } from '../../../routes.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogContent, SubmitOrCancel } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';

type FingerprintFormProps = {
  title: string;
  action: string;
  verb: string;
  error: string | undefined;
  children: ReactNode;
};

/** A form that is sent with the fingerprint of a key, which its reader has to get from its owner. */
export function FingerprintForm({ title, action, verb, error, children }: FingerprintFormProps) {
  return (
    <DialogContent title={title}>
      {children}
      <form action={action} autoComplete="off" className="mt-5 grid gap-5" method="post" noValidate>
        <FingerprintField error={error} />
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={endpoints.baikRecipients} submit={verb} />
        </div>
      </form>
    </DialogContent>
  );
}

export function FingerprintField({ error }: { error: string | undefined }) {
  const t = useWords(requestWords);
  return (
    <TextField
      autoComplete="off"
      error={error}
      hint={t.fingerprintHint}
      id="fingerprint"
      inputMode="numeric"
      label={t.fingerprint}
      look="font-mono tracking-[0.06em]"
      name="fingerprint"
      spellCheck={false}
    />
  );
}
