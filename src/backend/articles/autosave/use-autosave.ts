import { type RefObject, useEffect, useRef, useState } from 'react';
import { Autosaver, type AutosaveState } from './autosaver.ts';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** The id of the article; 0 for a new one. */
  article: number;
  address: string;
  /** Revision of the autosave that the form continues; 0 for none. */
  revision: number;
};

/** Autosave of the article form. `recovered` is the key of text that an earlier window could not send. */
export function useAutosave({ form, article, address, revision }: Options) {
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' });
  const [recovered, setRecovered] = useState<string>();
  const saver = useRef<Autosaver>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const opened = new Autosaver({
      form: element,
      article,
      address,
      revision,
      onState: setState,
      onRecovered: setRecovered,
    });
    saver.current = opened;
    opened.start();
    return () => opened.stop();
  }, [form, article, address, revision]);

  return { state, recovered, saver };
}
