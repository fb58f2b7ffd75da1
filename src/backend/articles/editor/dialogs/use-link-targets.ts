import { useEffect, useState } from 'react';

/** As the call answers it. */
export type LinkTarget = {
  kind: 'article' | 'page' | 'section' | 'document';
  title: string;
  href: string;
  note: string;
  /** Why readers of the text would not find it. */
  warning: 'draft' | 'scheduled' | 'unpublished' | 'archived' | 'otherLanguage' | null;
};

type Found = { found: readonly LinkTarget[]; state: 'searching' | 'found' | 'failed'; isCurrent: boolean };

/** A request is sent after this pause in typing. */
const pauseInMilliseconds = 150;

/** What a text in a language may link to, for what is typed. The last results stay until the next ones are there. */
export function useLinkTargets(address: string, language: string, typed: string): Found {
  const [known, setKnown] = useState<Omit<Found, 'isCurrent'> & { text: string }>({
    found: [],
    state: 'searching',
    text: '',
  });
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const query = new URLSearchParams({ q: typed.slice(0, 200), language });
        const answer = await fetch(`${address}?${query}`, { signal: abort.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        setKnown({ found: (await answer.json()) as LinkTarget[], state: 'found', text: typed });
      } catch {
        // The session may have ended: an address can still be typed.
        if (!abort.signal.aborted) setKnown({ found: [], state: 'failed', text: typed });
      }
    };
    const timer = setTimeout(() => void load(), typed === '' ? 0 : pauseInMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, language, typed]);
  return { ...known, isCurrent: known.text === typed };
}
