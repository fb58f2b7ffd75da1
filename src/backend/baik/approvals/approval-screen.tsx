import type { Staff } from '../../../domain/rights/staff.ts';
import { approvalWords } from '../../../i18n/backend/baik/baik-approvals.words.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogContent, SubmitOrCancel } from '../../ui/dialog.tsx';
import type { Screen } from '../../ui/frame/screen.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { refused } from '../case-guards.ts';

/** The form with which an act is asked for or confirmed. */
export type ApprovalForm = {
  title: string;
  action: string;
  back: string;
  verb: string;
  texts: readonly string[];
  /** Who admits a key has to get its fingerprint from its owner. */
  needsFingerprint?: boolean;
};

export function approvalScreen(form: ApprovalForm, { language }: Staff, isWrong = false): Screen {
  const error = isWrong ? approvalWords(language).fingerprintWrong : undefined;
  const screen = { title: form.title, section: 'baik', body: <Form {...form} error={error} /> } as const;
  return error === undefined ? screen : refused(language, screen, error);
}

function Form({ title, action, back, verb, texts, needsFingerprint, error }: ApprovalForm & FingerprintFieldProps) {
  return (
    <DialogContent title={title}>
      {texts.map((text) => (
        <p className="mt-3" key={text}>
          {text}
        </p>
      ))}
      <form action={action} autoComplete="off" className="mt-5 grid gap-5" method="post" noValidate>
        {needsFingerprint && <FingerprintField error={error} />}
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={back} submit={verb} />
        </div>
      </form>
    </DialogContent>
  );
}

type FingerprintFieldProps = { error: string | undefined };

export function FingerprintField({ error }: FingerprintFieldProps) {
  const t = useWords(approvalWords);
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
