import { useCallback, useEffect, useRef, useState } from 'react';
import { type Mistake, makeFormKey } from './form-text.ts';
import { useAwake } from './use-awake.ts';
import { useToast } from './use-toast.ts';

type FormStart = {
  /** What the server found wrong before. */
  mistakes: readonly Mistake[];
  formKey: string;
  token?: string;
  /** Said when the browser itself fails. */
  crash: { title: string; text: string };
};

type Refusal = { mistakes: readonly Mistake[]; title: string; text?: string };

/** What every form with script does alike: it checks, sends once at a time, says what came of it, and leads the focus there. */
export function useForm(start: FormStart) {
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const isAwake = useAwake();
  const [mistakes, setMistakes] = useState(start.mistakes);
  const [isRefused, setRefused] = useState(start.mistakes.length > 0);
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [formKey, setFormKey] = useState(start.formKey);
  const [token, setToken] = useState(start.token ?? '');
  const { toast, showToast, closeToast } = useToast();

  useEffect(() => {
    // The summary of the mistakes, or what is said of the success.
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }, [attempts]);

  const refuse = ({ mistakes: found, title, text = found[0]?.text ?? '' }: Refusal) => {
    setMistakes(found);
    setRefused(true);
    setAttempts((count) => count + 1);
    showToast({ variant: 'destructive', title, text });
  };

  /** The form was taken. What is written in it next is another one. */
  const accept = (title: string, text: string) => {
    setMistakes([]);
    setRefused(false);
    setAttempts((count) => count + 1);
    renewKey();
    showToast({ variant: 'default', title, text });
  };

  const renewKey = useCallback(() => setFormKey(makeFormKey()), []);

  const submit = async (
    check: (form: HTMLFormElement) => Refusal | undefined,
    send: (data: FormData, onProgress: (percent: number) => void) => Promise<void>,
  ) => {
    const form = element.current;
    if (!form || isUnderWay.current) return;
    const refusal = check(form);
    if (refusal) return refuse(refusal);
    isUnderWay.current = true;
    // Before anything is disabled: what is disabled is not sent.
    const data = new FormData(form);
    setSending(true);
    try {
      await send(data, setProgress);
    } catch (error) {
      refuse({ mistakes: [{ field: '', text: start.crash.text }], title: start.crash.title });
      reportError(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
      setProgress(undefined);
    }
  };

  return {
    element,
    isAwake,
    mistakes,
    setMistakes,
    isRefused,
    attempts,
    sending,
    progress,
    formKey,
    renewKey,
    token,
    setToken,
    toast,
    showToast,
    closeToast,
    refuse,
    accept,
    submit,
  };
}
