import { type ReactNode, type SubmitEvent, useId } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import { ToastArea } from '../../../ui/forms/toast.tsx';
import type { ProblemTexts } from '../../ui/problem-text.ts';
import { AssetName } from '../asset-name.tsx';
import { type AssetOrderWords, type OrderedAsset, type OrderedList, useAssetOrder } from './use-asset-order.ts';
import { useDragging } from './use-dragging.ts';

type AssetOrderProps = {
  /** The assets of one page, in list order. */
  items: OrderedAsset[];
  list: OrderedList;
  /** Position of the first one in the whole list, from 1. */
  first: number;
  /** Number of assets in the whole list. */
  total: number;
  /** Address of the API call that stores a new order. */
  api: string;
  /** Form address for moving one asset. */
  move: string;
  /** The address of this page of the list. */
  page: string;
  icons: string;
  words: AssetOrderWords;
  problems: ProblemTexts | undefined;
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
