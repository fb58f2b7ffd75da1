import { useEffect, useRef, useState } from 'react';
import type { presenceWords } from '../../i18n/backend/articles/presence.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';

type PresenceProps = {
  /** Address of the API call. */
  address: string;
  /** As known when the page was rendered. */
  others: Other[];
  /** Language for names and times: "id" or "en". */
  language: string;
  timeZone: string;
  words: Templates<ReturnType<typeof presenceWords>>;
};

/** Who else has the article open. Without script the list is that of the moment of loading; with it, it stays current. */
export function Presence({ address, others, language, timeZone, words }: PresenceProps) {
  const [present, setPresent] = useState<readonly Other[]>(others);
  const wasAnyone = useRef(others.length > 0);
  useEffect(() => watchPresence(address, setPresent), [address]);
  if (present.length > 0) wasAnyone.current = true;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const names = present.map(({ username, since, own }) =>
    own ? words.ownWindow : fill(words.since, { username, time: time.format(new Date(since)) }),
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <div role="status">
      {present.length > 0 && (
        <p className="article-notice article-presence">
          <span aria-hidden="true" className="article-presence-dot" />
          <strong>{fill(words.alsoOpen, { names: list })}</strong>
          <span className="max-2xl:sr-only">{words.advice}</span>
        </p>
      )}
      {present.length === 0 && wasAnyone.current && <p className="sr-only">{words.nobodyLeft}</p>}
    </div>
  );
}

type Other = { username: string; since: string; own: boolean };

/** Where events do not arrive, as behind some proxies, the server is asked this often. */
const pollIntervalInMilliseconds = 4000;
/** A window in the background asks less often, and needs no connection. */
const hiddenPollIntervalInMilliseconds = 55_000;
/** A stream without an event after this time is held back by a proxy. */
const maxSilenceInMilliseconds = 4000;
/** After this many polls the stream is tried again. */
const pollsBeforeStream = 30;

/** Reports who else has the article open, and reports this window to others. Returns a function that ends this. */
function watchPresence(address: string, notify: (others: Other[]) => void): () => void {
  const key = windowKey(address);
  const leaving = new AbortController();
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls = 0;
  const url = (next?: number) => `${address}?window=${key}${next === undefined ? '' : `&next=${next}`}`;

  const stop = () => {
    events?.close();
    events = undefined;
    clearTimeout(timer);
  };
  const connect = () => {
    stop();
    const opened = new EventSource(url());
    events = opened;
    timer = setTimeout(poll, maxSilenceInMilliseconds);
    opened.addEventListener('presence', ({ data }) => {
      clearTimeout(timer);
      notify(JSON.parse(data) as Other[]);
    });
    opened.addEventListener('end', stop);
    // Closed permanently: refused, or no event stream. A lost connection is made again by the browser.
    opened.addEventListener('error', () => opened.readyState === EventSource.CLOSED && events === opened && poll());
  };
  const poll = async () => {
    stop();
    const interval = document.hidden ? hiddenPollIntervalInMilliseconds : pollIntervalInMilliseconds;
    let isRefused = false;
    try {
      const answer = await fetch(url(interval / 1000), { cache: 'no-store', signal: leaving.signal });
      if (answer.ok) notify((await answer.json()) as Other[]);
      isRefused = answer.status === 401 || answer.status === 403 || answer.status === 404;
    } catch {
      // Without a connection no editors are known; the next call may have one.
    }
    if (isRefused || leaving.signal.aborted) return;
    polls += 1;
    if (!document.hidden && polls % pollsBeforeStream === 0) connect();
    else timer = setTimeout(poll, interval);
  };
  let hasLeft = false;
  const begin = () => {
    // A page that is left becomes hidden after `pagehide`: a call then would report its window again.
    if (hasLeft) return;
    if (document.hidden) void poll();
    else connect();
  };
  document.addEventListener('visibilitychange', begin, { signal: leaving.signal });
  // A page in the back/forward cache keeps no connection.
  const hide = () => {
    hasLeft = true;
    // The server notices the end of a stream; without one it is told.
    if (!events) fetch(url(0), { keepalive: true, cache: 'no-store' }).catch(() => {});
    stop();
    keepWindowKey(address, key);
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    hasLeft = false;
    windowKey(address);
    begin();
  };
  window.addEventListener('pagehide', hide, { signal: leaving.signal });
  window.addEventListener('pageshow', show, { signal: leaving.signal });
  begin();
  return () => {
    leaving.abort();
    stop();
    // A refused save shows its form in the same window.
    keepWindowKey(address, key);
  };
}

/**
 * The key of this window. A page that follows in it takes over that of the page before, so that it is no other window of the
 * same person. It is stored only between the two pages: a duplicated tab would copy it.
 */
function windowKey(address: string): string {
  try {
    const kept = sessionStorage.getItem(storageName(address));
    sessionStorage.removeItem(storageName(address));
    return kept ?? crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}

function keepWindowKey(address: string, key: string): void {
  try {
    sessionStorage.setItem(storageName(address), key);
  } catch {
    // Without storage a reloaded page is another window for a few seconds.
  }
}

function storageName(address: string): string {
  return `presence:${address}`;
}
