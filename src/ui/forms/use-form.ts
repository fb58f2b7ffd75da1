import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormError, makeFormKey } from './form-text.ts';
import type { Hold } from './send-form.ts';
import { useHydrated } from './use-hydrated.ts';
import { useToast } from './use-toast.ts';

type FormStart = {
  /** Errors of the previous submission. */
  errors: readonly FormError[];
  formKey: string;
  token?: string;
  /** Message for failures in the browser. */
  crash: { title: string; text: string };
};

type Refusal = { errors: readonly FormError[]; title: string; text?: string };

/** Shared behaviour of all forms: validates, submits once at a time, reports the result and moves the focus to it. */
export function useForm(start: FormStart) {
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const isAwake = useHydrated();
  const [errors, setErrors] = useState(start.errors);
  const [isRefused, setRefused] = useState(start.errors.length > 0);
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [hold, setHold] = useState<Hold>();
  const [formKey, setFormKey] = useState(start.formKey);
  const [token, setToken] = useState(start.token ?? '');
  const { toast, showToast, closeToast } = useToast();

  useEffect(() => {
    // The error summary or the success message.
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }, [attempts]);

  const refuse = ({ errors: found, title, text = found[0]?.text ?? '' }: Refusal) => {
    setErrors(found);
    setRefused(true);
    setAttempts((count) => count + 1);
    showToast({ variant: 'destructive', title, text });
  };

  /** After success; further input starts a new submission with a new key. */
  const accept = (title: string, text: string, nextToken = '') => {
    setToken(nextToken);
    setErrors([]);
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
    // Read before the controls are disabled, because disabled controls are not submitted.
    const data = new FormData(form);
    setSending(true);
    try {
      await send(data, setProgress);
    } catch (error) {
      refuse({ errors: [{ field: '', text: start.crash.text }], title: start.crash.title });
      reportError(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
      setProgress(undefined);
      setHold(undefined);
    }
  };

  return {
    element,
    isAwake,
    errors,
    setErrors,
    isRefused,
    attempts,
    sending,
    progress,
    hold,
    setHold,
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
