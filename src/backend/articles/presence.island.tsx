import { useEffect, useRef, useState } from 'react';
import type { presenceWords } from '../../i18n/backend/articles/presence.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { type Other, watchPresence } from './watch-presence.ts';

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
