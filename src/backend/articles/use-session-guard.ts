import { type RefObject, useEffect, useState } from 'react';
import { sessionEnded } from '../ui/frame/session-ended.ts';
import { isSignedIn } from '../ui/frame/session-state.ts';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Address of the session check. */
  status: string;
  /** Called before the form is sent. */
  keep: () => void;
  isDirty: () => boolean;
};

/** Checks the session before submitting the form, so that typed text is not lost at the sign-in page. */
export function useSessionGuard({ form, status, keep, isDirty }: Options) {
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let sending = false;
    const send = async (event: SubmitEvent) => {
      event.preventDefault();
      if (sending) return;
      sending = true;
      keep();
      // Offline, the session is unknown; the next request decides.
      if ((await isSignedIn(status)) !== false) {
        // Dispatches no event, so it does not recurse.
        element.submit();
        // A page restored from the back/forward cache can be sent again.
        window.addEventListener('pageshow', () => (sending = false), { once: true });
      } else {
        sending = false;
        setEnded(true);
      }
    };
    const stay = (event: Event) => {
      if (!isDirty()) return;
      event.preventDefault();
      keep();
      setEnded(true);
    };
    element.addEventListener('submit', send);
    document.addEventListener(sessionEnded, stay);
    return () => {
      element.removeEventListener('submit', send);
      document.removeEventListener(sessionEnded, stay);
    };
  }, [form, status, keep, isDirty]);

  return { ended, close: () => setEnded(false) };
}
