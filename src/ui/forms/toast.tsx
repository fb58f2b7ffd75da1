import {
  type CSSProperties,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type Toast = {
  /** Distinguishes toasts with equal texts. */
  id: number;
  variant: 'default' | 'destructive';
  title: string;
  text: string;
  /** The form of a button that takes back what was done: the toast stays until it is closed. */
  undo?: ToastForm | undefined;
  /** In a form: on the head of the field before the area, instead of on the outcome above the form. */
  besideField?: boolean;
};

type ToastForm = { label: string; action: string; fields: readonly (readonly [name: string, value: string])[] };

/** Its button. */
export function UndoForm({ label, action, fields }: ToastForm) {
  return (
    <form action={action} className="mt-1" method="post">
      {fields.map(([name, value]) => (
        <input key={`${name}-${value}`} name={name} type="hidden" value={value} />
      ))}
      <button className="line-link min-h-11 font-650" type="submit">
        {label}
      </button>
    </form>
  );
}

type ToastAreaProps = {
  /** At most one at a time: a new one replaces the previous one. */
  toast: Toast | undefined;
  onClose: () => void;
  words: { notifications: string; closeNotification: string };
  /** The address of the icon sprite. */
  icons: string;
  /** The area is part of a form's grid: a toast stands on the head of the form's outcome. Else it floats in the corner. */
  inForm?: boolean;
};

const floating = 'pointer-events-none fixed inset-x-4 bottom-4 z-50 md:left-auto md:w-full md:max-w-[420px]';

const shownForMilliseconds = 5000;

const variantClass: Record<Toast['variant'], string> = {
  default: 'border-mangrove-light',
  destructive: 'border-ember',
};

/**
 * The toast region. F8 moves the focus there and Escape back; a toast closes by itself unless it is hovered or
 * focused, and can be closed or swiped away.
 */
export function ToastArea({ toast, onClose, words, icons, inForm = false }: ToastAreaProps) {
  const area = useRef<HTMLElement>(null);
  const room = useRoom(area, inForm ? toast : undefined);
  useShortcuts(area, toast !== undefined, onClose);
  return (
    <section
      aria-label={words.notifications}
      data-notifications=""
      className={inForm ? classInForm(toast, room) : floating}
      ref={area}
      style={room && roomStyle(room)}
      tabIndex={-1}
    >
      <p className="sr-only" role="status">
        {toast && `${toast.title}${/[.!?]$/.test(toast.title) ? '' : '.'} ${toast.text}`}
      </p>
      {toast && (
        <ToastCard closeLabel={words.closeNotification} icons={icons} key={toast.id} onClose={onClose} toast={toast} />
      )}
    </section>
  );
}

/** In pixels: the height of the last toast on an outcome, which stays reserved, and the top of the control of a file field. */
type Room = { height: number; controlTop: number };

/** Out of the flow on a field and before the first toast, so that it leaves no gap in the grid. */
function classInForm(toast: Toast | undefined, room: Room | undefined): string {
  const look = 'pointer-events-none w-full md:max-w-[420px]';
  if (toast?.besideField) return `toast-on-field ${look}`;
  return toast || room?.height ? `toast-in-form ${look}` : 'absolute';
}

/** Set by script only: the content security policy refuses styles in the markup. */
function roomStyle({ height, controlTop }: Room): CSSProperties {
  return { '--toast-room': `${height}px`, '--control-top': `${controlTop}px` } as CSSProperties;
}

function useRoom(area: { current: HTMLElement | null }, toast: Toast | undefined): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    if (!toast) return;
    const card = area.current?.querySelector('[data-toast]');
    const control = area.current?.previousElementSibling?.querySelector('input');
    setRoom({
      height: toast.besideField ? 0 : (card?.getBoundingClientRect().height ?? 0),
      controlTop: control?.offsetTop ?? 0,
    });
  }, [area, toast]);
  return room;
}

type ToastCardProps = { toast: Toast; onClose: () => void; closeLabel: string; icons: string };

function ToastCard({ toast, onClose, closeLabel, icons }: ToastCardProps) {
  const { pause, resume } = useCountdown(toast.undo ? Number.POSITIVE_INFINITY : shownForMilliseconds, onClose);
  const swipe = useSwipe(onClose);
  return (
    // Text selected by a swipe would be dragged by the next one.
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and swipe are optional; button and Escape do the same
    <div
      className={`tone-dark pointer-events-auto flex touch-pan-y select-none items-start gap-4 border-l-[5px] py-4 pl-5 pr-3 [box-shadow:var(--shadow-toast)] ${variantClass[toast.variant]}`}
      data-toast={toast.variant}
      onBlur={resume}
      onFocus={pause}
      onPointerEnter={pause}
      onPointerLeave={resume}
      {...swipe}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-700">{toast.title}</p>
        <p className={`text-small [overflow-wrap:anywhere] ${toast.besideField ? 'line-clamp-2' : ''}`}>{toast.text}</p>
        {toast.undo && <UndoForm {...toast.undo} />}
      </div>
      <button aria-label={closeLabel} className="icon-button" onClick={onClose} type="button">
        <svg aria-hidden="true" className="size-5">
          <use href={`${icons}#x`} />
        </svg>
      </button>
    </div>
  );
}

function useShortcuts(area: { current: HTMLElement | null }, open: boolean, onClose: () => void): void {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault();
        cameFrom.current = document.activeElement;
        area.current?.focus();
      } else if (event.key === 'Escape' && open && !event.defaultPrevented) {
        const within = area.current?.contains(document.activeElement) ?? false;
        onClose();
        if (within && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [area, open, onClose]);
}

/** A timeout that can be paused. */
function useCountdown(milliseconds: number, onEnd: () => void): { pause: () => void; resume: () => void } {
  const left = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const resume = useCallback(() => {
    if (timer.current !== undefined || left.current === Number.POSITIVE_INFINITY) return;
    startedAt.current = performance.now();
    timer.current = setTimeout(onEnd, left.current);
  }, [onEnd]);
  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - startedAt.current;
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);
  return { pause, resume };
}

/** Swipe distance in pixels that closes the toast. */
const minSwipeInPixels = 50;

type Swiped = PointerEvent<HTMLElement>;

/** Pointer handlers for an element that can be swiped away to the right. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | undefined>(undefined);

  const move = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > 0 ? `translateX(${distance}px)` : '';
  };
  const distanceOf = (event: Swiped) => (startX.current === undefined ? 0 : event.clientX - startX.current);

  return {
    onPointerDown(event: Swiped) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: Swiped) {
      if (startX.current !== undefined) move(event.currentTarget, distanceOf(event));
    },
    onPointerUp(event: Swiped) {
      const gone = distanceOf(event) > minSwipeInPixels;
      startX.current = undefined;
      move(event.currentTarget, 0);
      if (gone) onSwipe();
    },
    onPointerCancel(event: Swiped) {
      startX.current = undefined;
      move(event.currentTarget, 0);
    },
  };
}
