import { useEffect, useRef, useState } from 'react';
import type { SearchJson } from '../../domain/search/search-json.ts';

/** Debounce in milliseconds. */
const restInMilliseconds = 180;
const timeoutInMilliseconds = 10_000;

type SearchRequest = { endpoint: string; language: string; text: string };

export type Search = {
  /** The latest response with its `query`; undefined before the first one. */
  answer: SearchJson;
  state: 'answered' | 'searching' | 'failed';
  retry: () => void;
};

const nothing: SearchJson = { query: '', total: 0, total_exact: true, similar: false, groups: [] };

/**
 * Results for the debounced text. The server answers an empty text with suggestions, which are
 * requested once, without a delay. A newer request aborts the previous one.
 */
export function useSearch({ endpoint, language, text }: SearchRequest): Search {
  const searchText = text.replace(/\p{Cc}+/gu, ' ').trim();
  const [answer, setAnswer] = useState<SearchJson>();
  const suggestions = useRef<SearchJson>(undefined);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    setFailed(false);
    if (searchText === '' && suggestions.current) return setAnswer(suggestions.current);
    const replaced = new AbortController();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const fail = () => {
      if (replaced.signal.aborted) return;
      replaced.abort();
      setFailed(true);
    };
    const request = () => {
      timers.add(setTimeout(fail, timeoutInMilliseconds));
      fetchAnswer(`${endpoint}?${new URLSearchParams({ q: searchText, language })}`, replaced.signal)
        .then((received) => {
          if (searchText === '') suggestions.current = received;
          if (!replaced.signal.aborted) setAnswer(received);
        })
        .catch(fail)
        .finally(stop);
    };
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    timers.add(setTimeout(request, searchText === '' ? 0 : restInMilliseconds));
    return () => {
      stop();
      replaced.abort();
    };
  }, [endpoint, language, searchText, attempt]);

  const state = failed ? 'failed' : answer?.query === searchText ? 'answered' : 'searching';
  return { answer: answer ?? nothing, state, retry: () => setAttempt((count) => count + 1) };
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<SearchJson> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return answer.json();
}
