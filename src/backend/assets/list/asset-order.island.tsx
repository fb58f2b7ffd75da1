import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { problemHeader } from '../../../fields/problem.ts';
import type { assetOrderWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import { ToastArea } from '../../../ui/forms/toast.tsx';
import { useToast } from '../../../ui/forms/use-toast.ts';
import { type ProblemTexts, refusalText } from '../../ui/problem-text.ts';
import { AssetName } from '../asset-name.tsx';
import { useDragging } from './use-dragging.ts';

type AssetOrderProps = {
  items: OrderedAsset[];
  list: OrderedList;
  /** Position of the first one in the whole list, from 1. */
  first: number;
  total: number;
  api: string;
  move: string;
  page: string;
  icons: string;
  words: AssetOrderWords;
  problems: ProblemTexts;
};

/**
 * Sortable assets with their positions: drag and drop, move buttons, or a position field. Without script,
 * buttons and field are plain forms.
 */
export function AssetOrder(props: AssetOrderProps) {
  const { first, total, move, icons, words } = props;
  const { items, place, announcement, toast, closeToast } = useAssetOrder(props);
  const frame = useDragging((from, to) => place(items[from], first + to));
  return (
    <>
      <p className="mb-4 text-small text-slate">
        <span className="needs-script">{words.drag} </span>
        {words.anywhere}
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <ol className="asset-grid" ref={frame} start={first}>
        {items.map((item, index) => (
          <OrderItem
            action={move}
            icons={icons}
            item={item}
            key={item.id}
            onPlace={(position) => place(item, position)}
            position={first + index}
            words={words}
            total={total}
          />
        ))}
      </ol>
      <ToastArea icons={icons} onClose={closeToast} toast={toast} words={words} />
    </>
  );
}

type OrderItemProps = {
  item: OrderedAsset;
  position: number;
  total: number;
  words: AssetOrderWords;
  action: string;
  icons: string;
  onPlace: (position: number) => void;
};

function OrderItem({ item, position, total, words, action, icons, onPlace }: OrderItemProps) {
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const form = new FormData(event.currentTarget, submitter instanceof HTMLElement ? submitter : null);
    onPlace(Number(form.get('to') ?? form.get('position')));
  };
  return (
    <li className="asset-card" data-asset={item.id}>
      <div className="asset-card-picture asset-grip">
        {item.thumbnail ? (
          <img
            alt=""
            className="size-full object-cover"
            draggable={false}
            height={300}
            src={item.thumbnail}
            width={400}
          />
        ) : (
          <Sign className="m-auto size-10" icons={icons} name="file-text" />
        )}
        <span className="asset-position">{position}</span>
      </div>
      <p className="p-3 pb-1 text-small font-650 [overflow-wrap:anywhere]">
        <AssetName name={item.name} />
      </p>
      <div className="grid gap-1.5 p-3 pt-1">
        <form action={action} className="flex gap-1.5" method="post" onSubmit={submit}>
          <input name="id" type="hidden" value={item.id} />
          <MoveButton disabled={position === 1} label={fill(words.moveUp, { name: item.name })} to={position - 1}>
            <Sign icons={icons} name="arrow-up" />
          </MoveButton>
          <MoveButton disabled={position === total} label={fill(words.moveDown, { name: item.name })} to={position + 1}>
            <Sign icons={icons} name="arrow-down" />
          </MoveButton>
        </form>
        {/* A separate form: Enter submits the first button of the form that contains the field. */}
        <form action={action} className="flex gap-1.5" method="post" onSubmit={submit}>
          <input name="id" type="hidden" value={item.id} />
          <label className="sr-only" htmlFor={field}>
            {fill(words.positionOf, { name: item.name })}
          </label>
          <input
            className="min-h-11 min-w-0 flex-1 rounded border-[1.5px] border-graphite/45 bg-white px-2 text-small tabular-nums"
            defaultValue={position}
            id={field}
            inputMode="numeric"
            // The position updates immediately, except while it is being edited.
            key={position}
            max={total}
            min={1}
            name="position"
            required
            type="number"
          />
          <button className="btn-outline min-h-11 px-3 py-2" type="submit">
            {words.move}
            <span className="sr-only"> {item.name}</span>
          </button>
        </form>
      </div>
    </li>
  );
}

type MoveButtonProps = { label: string; to: number; disabled: boolean; children: ReactNode };

function MoveButton({ label, to, disabled, children }: MoveButtonProps) {
  return (
    <button
      aria-label={label}
      className="asset-sign disabled:opacity-35"
      disabled={disabled}
      name="to"
      type="submit"
      value={to}
    >
      {children}
    </button>
  );
}

function Sign({ icons, name, className = 'size-5' }: { icons: string; name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

type OrderedAsset = { id: number; name: string; thumbnail: string | null };
type OrderedList = { category: string; media_type: string; subcategory?: string | undefined };

type Ordering = {
  items: OrderedAsset[];
  list: OrderedList;
  first: number;
  total: number;
  api: string;
  page: string;
  words: AssetOrderWords;
  problems: ProblemTexts;
};

/** Texts for moving assets; placeholders in braces are filled in by the browser. */
type AssetOrderWords = Templates<ReturnType<typeof assetOrderWords>> & {
  notifications: string;
  closeNotification: string;
};

/** Optimistic list order: applied immediately, stored on the server, reverted on failure. */
function useAssetOrder({ items: served, list, first, total, api, page, words, problems }: Ordering) {
  const [items, setItems] = useState(served);
  const [announcement, setAnnouncement] = useState('');
  const { toast, showToast, closeToast } = useToast();
  const saving = useRef(Promise.resolve());
  const focused = useKeptFocus();

  const place = (item: OrderedAsset | undefined, requested: number) => {
    if (!item || !Number.isInteger(requested)) return;
    const position = Math.min(Math.max(requested, 1), total);
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

async function save(
  address: string,
  order: object,
  words: AssetOrderWords,
  problems: ProblemTexts,
): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(order) });
    if (answer.ok) return undefined;
    if (answer.status === 401) return words.sessionEnded;
    const { error } = (await answer.json()) as { error?: string };
    const problem = answer.headers.get(problemHeader);
    return error ? refusalText({ error, problem }, problems) : words.unknown;
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
