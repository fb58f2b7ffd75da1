import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { autosaveWords } from '../../../i18n/backend/unsaved.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import type { AutosaveState } from './autosaver.ts';
import type { SavingState } from './use-saving.ts';

export type AutosaveWords = Templates<ReturnType<typeof autosaveWords>>;

type AutosaveStatusProps = {
  state: AutosaveState;
  saving: SavingState;
  savedAt: number;
  language: string;
  timeZone: string;
  words: AutosaveWords;
};

/** Says beside the save button where the text is, and above it what went wrong. */
export function AutosaveStatus(props: AutosaveStatusProps) {
  const { state, saving, words } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const [places, setPlaces] = useState<{ quiet: Element | null; loud: Element | null }>();
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const find = (name: string) => form?.querySelector(`[data-${name}]`) ?? null;
    setPlaces({ quiet: find('autosave-state'), loud: find('autosave-notice') });
  }, []);
  const problem = problemOf(state, saving, words);
  return (
    <>
      <span hidden ref={anchor} />
      {places?.quiet && createPortal(quietText(props), places.quiet)}
      {places?.loud &&
        createPortal(
          <>
            {problem && saving !== 'unreachable' && <p className="autosave-problem">{problem}</p>}
            {(saving === 'unreachable' || saving === 'reachable-again') && (
              <div className="autosave-problem">
                <strong>{words.notSaved}</strong>
                <p>{saving === 'unreachable' ? words.notSavedText : words.connectionBack}</p>
                <button className="line-link min-h-6 font-650" type="submit">
                  {words.saveAgain}
                </button>
              </div>
            )}
          </>,
          places.loud,
        )}
    </>
  );
}

function quietText({ state, saving, savedAt, language, timeZone, words }: AutosaveStatusProps) {
  if (saving === 'saving') return words.saving;
  if (state.kind === 'typing') return words.typing;
  if (state.kind === 'stored') return fill(words.stored, { time: timeOf(state.at, language, timeZone) });
  if (saving === 'saved') return fill(words.saved, { time: timeOf(savedAt, language, timeZone) });
  // On devices with a keyboard.
  return matchMedia('(pointer: fine)').matches
    ? fill(words.saveKeys, { keys: /mac/i.test(navigator.platform) ? '⌘S' : 'Ctrl+S' })
    : '';
}

function problemOf(state: AutosaveState, saving: SavingState, words: AutosaveWords): string | undefined {
  if (saving === 'forbidden') return words.forbidden;
  if (state.kind === 'stored') return state.problem && words[state.problem];
  if (state.kind === 'offline') return state.kept ? words.offline : words.offlineNotKept;
  return state.kind === 'unchanged' || state.kind === 'typing' ? undefined : words[state.kind];
}

function timeOf(moment: number, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(moment);
}
