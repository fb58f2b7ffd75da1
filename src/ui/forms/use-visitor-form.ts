import type { FileRefusal } from './admit-files.ts';
import { sendForm } from './send-form.ts';
import { useForm } from './use-form.ts';

type Start = Parameters<typeof useForm>[0] & {
  words: Parameters<typeof sendForm>[2] & { errorTitle: string };
};

/** Behaviour of the forms that visitors send: they may meet a limit, and carry files. */
export function useVisitorForm(start: Start) {
  const form = useForm(start);
  const { words } = start;

  /** Sends the form. Undefined when it was refused, which is shown. */
  const post = async (action: string, data: FormData, onProgress?: (percent: number) => void) => {
    const reply = await sendForm(action, data, words, { onHold: form.setHold, ...(onProgress && { onProgress }) });
    if (reply.kind === 'sent') return reply;
    if (reply.token) form.setToken(reply.token);
    form.refuse({ errors: [reply.error], title: words.errorTitle });
    return undefined;
  };

  const clearFileErrors = () => {
    form.setErrors((current) => current.filter(({ field }) => field !== 'attachments'));
    form.closeToast();
  };

  const refuseFiles = (refusals: readonly FileRefusal[]) => {
    form.setErrors((current) => [...current, ...refusals.map(({ text }) => ({ field: 'attachments', text }))]);
    if (refusals[0]) form.showToast({ variant: 'destructive', besideField: true, ...refusals[0] });
  };

  return { ...form, post, clearFileErrors, refuseFiles };
}
