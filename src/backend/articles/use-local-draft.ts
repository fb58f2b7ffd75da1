import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newestDraft, removeDraft, saveDraft } from '../../ui/forms/drafts.ts';
import { type Entries, entriesOf, isSameWork, restoreEntries } from './form-entries.ts';

/** Debounce in milliseconds before a draft is stored. */
const pauseBeforeKeeping = 400;

/**
 * Stores a form's text in the browser until it is saved, and offers the draft of an earlier visit. A form
 * returned by the server already has the newest text.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, article: number) {
  const [offer, setOffer] = useState<ArticleDraft>();
  const [keptAt, setKeptAt] = useState<number>();
  const dirty = useRef(false);

  const keep = useCallback(() => {
    const key = form.current && draftField(form.current)?.value;
    if (!form.current || !key || !dirty.current) return;
    if (saveDraft('browser', key, entriesOf(form.current))) setKeptAt(Date.now());
  }, [form]);

  useEffect(() => {
    const element = form.current;
    const field = element && draftField(element);
    if (!element || !field) return;
    if (field.value) dirty.current = true;
    else {
      const found = findDraft(article);
      if (found && isSameWork(found.entries, entriesOf(element))) removeDraft(found.name);
      else setOffer(found);
      field.value = newDraftName(article);
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
    if (offer) removeDraft(offer.name);
    setOffer(undefined);
  };
  return { offer, restore, discard, keep, keptAt, isDirty: () => dirty.current };
}

type ArticleDraft = { name: string; at: number; entries: Entries };

/** The newest unsaved work on an article. */
function findDraft(article: number): ArticleDraft | undefined {
  const found = newestDraft('browser', beginningOf(article));
  // No other code saves drafts under this prefix.
  return Array.isArray(found?.value) ? { ...found, entries: found.value as Entries } : undefined;
}

/** 0 for a new article. */
function beginningOf(article: number): string {
  return `article-${article || 'new'}-`;
}

/** A storage key unique to this window, so that two windows do not overwrite each other's drafts. */
function newDraftName(article: number): string {
  return beginningOf(article) + Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}

function draftField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('draft');
  return field instanceof HTMLInputElement ? field : undefined;
}
