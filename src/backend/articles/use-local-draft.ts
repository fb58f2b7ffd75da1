import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { entriesOf, isSameWork, restoreEntries } from './form-entries.ts';
import { dropDraft, findDraft, type KeptDraft, keepDraft, newDraftKey } from './local-drafts.ts';

/** Debounce in milliseconds before a draft is stored. */
const pauseBeforeKeeping = 400;

/**
 * Stores a form's text in the browser until it is saved, and offers the draft of an earlier visit. A form
 * returned by the server already has the newest text.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, article: number) {
  const [offer, setOffer] = useState<KeptDraft>();
  const [keptAt, setKeptAt] = useState<number>();
  const dirty = useRef(false);

  const keep = useCallback(() => {
    const key = form.current && draftField(form.current)?.value;
    if (!form.current || !key || !dirty.current) return;
    if (keepDraft(key, entriesOf(form.current))) setKeptAt(Date.now());
  }, [form]);

  useEffect(() => {
    const element = form.current;
    const field = element && draftField(element);
    if (!element || !field) return;
    if (field.value) dirty.current = true;
    else {
      const found = findDraft(article);
      if (found && isSameWork(found.entries, entriesOf(element))) dropDraft(found.key);
      else setOffer(found);
      field.value = newDraftKey(article);
    }
    keep();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typed = () => {
      dirty.current = true;
      clearTimeout(timer);
      timer = setTimeout(keep, pauseBeforeKeeping);
    };
    element.addEventListener('input', typed);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', typed);
      window.removeEventListener('pagehide', keep);
    };
  }, [form, article, keep]);

  const restore = () => {
    if (form.current && offer) restoreEntries(form.current, offer.entries);
    dirty.current = true;
    setOffer(undefined);
    keep();
  };
  const discard = () => {
    if (offer) dropDraft(offer.key);
    setOffer(undefined);
  };
  return { offer, restore, discard, keep, keptAt, isDirty: () => dirty.current };
}

function draftField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('draft');
  return field instanceof HTMLInputElement ? field : undefined;
}
