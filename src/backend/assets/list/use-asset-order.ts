import { useLayoutEffect, useRef, useState } from 'react';
import type { assetOrderWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import { useToast } from '../../../ui/forms/use-toast.ts';
import { type ProblemTexts, problemText } from '../../ui/problem-text.ts';

export type OrderedAsset = { id: number; name: string; thumbnail: string | null };
/** The list, as API parameters. */
export type OrderedList = { category: string; media_type: string; subcategory?: string | undefined };

type Ordering = {
  items: OrderedAsset[];
  list: OrderedList;
  first: number;
  total: number;
  api: string;
  page: string;
  words: AssetOrderWords;
  problems: ProblemTexts | undefined;
};

/** Texts for moving assets; placeholders in braces are filled in by the browser. */
export type AssetOrderWords = Templates<ReturnType<typeof assetOrderWords>> & {
  notifications: string;
  closeNotification: string;
};

/** Optimistic list order: applied immediately, stored on the server, reverted on failure. */
export function useAssetOrder({ items: served, list, first, total, api, page, words, problems }: Ordering) {
  const [items, setItems] = useState(served);
  const [announcement, setAnnouncement] = useState('');
  const { toast, showToast, closeToast } = useToast();
  const saving = useRef(Promise.resolve());
  const focused = useKeptFocus();

  const place = (item: OrderedAsset | undefined, wanted: number) => {
    if (!item || !Number.isInteger(wanted)) return;
    const position = Math.min(Math.max(wanted, 1), total);
    const before = items;
    const staysHere = position >= first && position < first + items.length;
    const moved = staysHere ? movedTo(items, item, position - first) : items;
    if (staysHere) focused.keep();
    setItems(moved);
    const order = staysHere
      ? moved.map(({ id }, index) => ({ id, sort_order: first + index }))
      : [{ id: item.id, sort_order: position }];
    // Sequential, because each move renumbers the list.
    saving.current = saving.current.then(async () => {
      const problem = await save(api, { assets: order, list }, words, problems);
      if (problem !== undefined) {
        setItems(before);
        return showToast({ variant: 'destructive', title: words.failed, text: problem });
      }
      // The asset moved to another page of the list.
      if (!staysHere) return location.assign(page);
      const at = { name: item.name, position: String(position), total: String(total) };
      setAnnouncement(fill(words.isNowAt, at));
      const text = fill(words.isAt, at);
      showToast({ variant: 'default', title: words.successful, text });
    });
  };
  return { items, place, announcement, toast, closeToast };
}

function movedTo(items: readonly OrderedAsset[], item: OrderedAsset, index: number): OrderedAsset[] {
  const others = items.filter(({ id }) => id !== item.id);
  return [...others.slice(0, index), item, ...others.slice(index)];
}

/** The error, or undefined. */
async function save(
  address: string,
  order: object,
  words: AssetOrderWords,
  problems: ProblemTexts | undefined,
): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(order) });
    if (answer.ok) return undefined;
    if (answer.status === 401) return words.sessionEnded;
    const { error } = (await answer.json()) as { error?: string };
    return error ? problemText(error, problems) : words.unknown;
  } catch {
    return words.unknown;
  }
}

/** Restores focus to a control that was moved in the DOM, or focuses another control of the same form. */
function useKeptFocus() {
  const kept = useRef<{ control: HTMLElement; form: HTMLFormElement | null }>(undefined);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { control, form } = kept.current;
    kept.current = undefined;
    const isUsable = control.isConnected && !control.matches(':disabled');
    const heir = isUsable ? control : form?.querySelector<HTMLElement>('input[type=number], button:not(:disabled)');
    heir?.focus();
  });
  return {
    keep: () => {
      const control = document.activeElement;
      if (control instanceof HTMLElement) kept.current = { control, form: control.closest('form') };
    },
  };
}
