/** The point of a picture that stays in view wherever it is cut, in per cent from its left and upper edge. */
export type FocalPoint = { focalX: number; focalY: number };

// The policy of the pages allows no styles in attributes, so that positions are classes, in steps of five per cent.
const across = `
  [--focal-x:0%] [--focal-x:5%] [--focal-x:10%] [--focal-x:15%] [--focal-x:20%] [--focal-x:25%]
  [--focal-x:30%] [--focal-x:35%] [--focal-x:40%] [--focal-x:45%] [--focal-x:50%] [--focal-x:55%]
  [--focal-x:60%] [--focal-x:65%] [--focal-x:70%] [--focal-x:75%] [--focal-x:80%] [--focal-x:85%]
  [--focal-x:90%] [--focal-x:95%] [--focal-x:100%]`.trim();
const down = `
  [--focal-y:0%] [--focal-y:5%] [--focal-y:10%] [--focal-y:15%] [--focal-y:20%] [--focal-y:25%]
  [--focal-y:30%] [--focal-y:35%] [--focal-y:40%] [--focal-y:45%] [--focal-y:50%] [--focal-y:55%]
  [--focal-y:60%] [--focal-y:65%] [--focal-y:70%] [--focal-y:75%] [--focal-y:80%] [--focal-y:85%]
  [--focal-y:90%] [--focal-y:95%] [--focal-y:100%]`.trim();

const stepInPercent = 5;

/** Classes that keep the focal point of an `object-cover` picture in view; none for its centre. */
export function focusClasses(focus: FocalPoint | null | undefined): string {
  if (!isFocused(focus)) return '';
  const [x, y] = [focus.focalX, focus.focalY].map((position) => Math.round(position / stepInPercent));
  return `object-[var(--focal-x)_var(--focal-y)] ${across.split(/\s+/)[x ?? 0]} ${down.split(/\s+/)[y ?? 0]}`;
}

/** Whether an editor has chosen a focal point. */
export function isFocused(focus: FocalPoint | null | undefined): focus is FocalPoint {
  return focus != null && (focus.focalX !== 50 || focus.focalY !== 50);
}
