import { useCallback, useEffect, useRef, useState } from 'react';
import type { Toast } from './toast.tsx';

/** Sent to the document when a toast is shown: those of other islands close. */
const toastShown = 'toast-shown';

/** The toast of a page: at most one at a time. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const own = useRef({});
  useEffect(() => {
    const close = (event: Event) => {
      if ((event as CustomEvent).detail !== own.current) setToast(undefined);
    };
    document.addEventListener(toastShown, close);
    return () => document.removeEventListener(toastShown, close);
  }, []);
  const closeToast = useCallback(() => setToast(undefined), []);
  const showToast = useCallback((added: Omit<Toast, 'id'>) => {
    document.dispatchEvent(new CustomEvent(toastShown, { detail: own.current }));
    setToast((current) => ({ ...added, id: (current?.id ?? 0) + 1 }));
  }, []);
  return { toast, showToast, closeToast };
}
