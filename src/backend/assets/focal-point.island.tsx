import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { type FocalPoint as Focus, focusClasses } from '../../ui/media/focus.ts';

type FocalPointProps = {
  picture: string;
  /** Pixels. */
  width: number;
  height: number;
  focus: Focus;
  /** Ids of the fields that hold the numbers. */
  fields: readonly [across: string, down: string, zoom: string];
  words: { mark: string; cuts: string };
};

/** Proportions in which pages cut pictures: heads of pages, social media, cards and small lists. */
const cuts = ['aspect-[21/9]', 'aspect-[1.91]', 'aspect-[3/2]', 'aspect-square'];

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With the shift key, in per cent. */
const largeStep = 10;

/** Sets the focal point of a picture by pointer and arrow keys, and shows how pages will cut it; number fields hold it. */
export function FocalPoint({ picture, width, height, focus, fields, words }: FocalPointProps) {
  const [chosen, setChosen] = useState(focus);
  const [isLive, setLive] = useState(false);
  const [across, down, zoom] = fields;
  useEffect(() => {
    const inputs = [across, down, zoom].map((id) => document.getElementById(id)).filter(isInput);
    const read = () => {
      const [x = 50, y = 50, enlarged = 100] = inputs.map(({ value }) => Number(value));
      setChosen({ focalX: inPercent(x), focalY: inPercent(y), zoom: Math.min(300, Math.max(100, enlarged)) });
    };
    read();
    setLive(true);
    for (const input of inputs) input.addEventListener('input', read);
    return () => {
      for (const input of inputs) input.removeEventListener('input', read);
    };
  }, [across, down, zoom]);

  const move = (focalX: number, focalY: number) => {
    for (const [id, position] of [[across, focalX] as const, [down, focalY] as const]) {
      const input = document.getElementById(id);
      if (!isInput(input)) continue;
      input.value = String(inPercent(position));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const [right, below] = steps[event.key] ?? [];
    if (right === undefined || below === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : 1;
    move(chosen.focalX + right * size, chosen.focalY + below * size);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="focal-picture">
        <img alt="" height={height} src={picture} width={width} />
        {isLive && (
          <button aria-label={words.mark} onKeyDown={step} onPointerDown={point} onPointerMove={point} type="button">
            <span style={{ left: `${chosen.focalX}%`, top: `${chosen.focalY}%` }} />
          </button>
        )}
        <span className="sr-only" role="status">
          {isLive && `${chosen.focalX} %, ${chosen.focalY} %`}
        </span>
      </div>
      <figure className="focal-cuts">
        <figcaption className="text-tiny text-slate">{words.cuts}</figcaption>
        {cuts.map((cut) => (
          <img
            alt=""
            className={`${cut} bg-powder object-cover ${focusClasses(chosen)}`.trim()}
            height={height}
            key={cut}
            src={picture}
            width={width}
          />
        ))}
      </figure>
    </div>
  );
}

function inPercent(position: number): number {
  return Math.min(100, Math.max(0, Math.round(position) || 0));
}

function isInput(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement;
}
