import { useLayoutEffect, useRef, useState } from 'react';
import { useToast } from '../../../ui/forms/use-toast.ts';

export type OrderedAsset = { id: number; name: string; thumbnail: string | null };
/** The list as the API knows it. */
export type OrderedList = { category: string; media_type: string; subcategory?: string | undefined };

type Ordering = { items: OrderedAsset[]; list: OrderedList; first: number; total: number; api: string; page: string };

/** The order as it is shown at once, kept on the server, and put back when that fails. */
export function useAssetOrder({ items: served, list, first, total, api, page }: Ordering) {
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
    // One after another: two moves at once would each number the list without the other.
    saving.current = saving.current.then(async () => {
      const problem = await save(api, { assets: order, list });
      if (problem !== undefined) {
        setItems(before);
        return showToast({ variant: 'destructive', title: 'Reorder failed', text: problem });
      }
      // The asset moved to another page of the list.
      if (!staysHere) return location.assign(page);
      setAnnouncement(`${item.name} is now at position ${position} of ${total}.`);
      const text = `${item.name} is at position ${position}.`;
      showToast({ variant: 'default', title: 'Reorder successful', text });
    });
  };
  return { items, place, announcement, toast, closeToast };
}

function movedTo(items: readonly OrderedAsset[], item: OrderedAsset, index: number): OrderedAsset[] {
  const others = items.filter(({ id }) => id !== item.id);
  return [...others.slice(0, index), item, ...others.slice(index)];
}

/** The error, or undefined. */
async function save(address: string, order: object): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(order) });
    if (answer.ok) return undefined;
    if (answer.status === 401)
      return 'Your session has ended. Sign in again in another window, then move it once more.';
    const { error } = (await answer.json()) as { error?: string };
    return error ?? 'Unknown error occurred';
  } catch {
    return 'Unknown error occurred';
  }
}

/** Restores the focus of a control that was moved in the DOM, or focuses another one of the same form. */
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
