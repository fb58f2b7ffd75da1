/** The point of a picture that stays in view wherever it is cut, from its left and upper edge, and how much it is enlarged there; in per cent. */
export type FocalPoint = { focalX: number; focalY: number; zoom: number };

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

const zooms = `
  [--zoom:1.1] [--zoom:1.2] [--zoom:1.3] [--zoom:1.4] [--zoom:1.5] [--zoom:1.6] [--zoom:1.7] [--zoom:1.8] [--zoom:1.9] [--zoom:2]
  [--zoom:2.1] [--zoom:2.2] [--zoom:2.3] [--zoom:2.4] [--zoom:2.5] [--zoom:2.6] [--zoom:2.7] [--zoom:2.8] [--zoom:2.9] [--zoom:3]`.trim();

const stepInPercent = 5;
const zoomStepInPercent = 10;

/** Classes that keep the focal point of an `object-cover` picture in view; none for its centre. */
export function focusClasses(focus: FocalPoint | null | undefined): string {
  if (!isFocused(focus)) return '';
  const [x, y] = [focus.focalX, focus.focalY].map((position) => Math.round(position / stepInPercent));
  const zoom = zooms.split(/\s+/)[Math.round((focus.zoom - 100) / zoomStepInPercent) - 1];
  const placed = `object-[var(--focal-x)_var(--focal-y)] ${across.split(/\s+/)[x ?? 0]} ${down.split(/\s+/)[y ?? 0]}`;
  return zoom ? `zoomed ${zoom} ${placed}` : placed;
}

/** Whether an editor has chosen a focal point. */
export function isFocused(focus: FocalPoint | null | undefined): focus is FocalPoint {
  return focus != null && (focus.focalX !== 50 || focus.focalY !== 50 || focus.zoom > 100);
}

/** The `sizes` of a picture of which only a part is shown: it is as much wider than its box. */
export function sizesOf(sizes: string, focus: FocalPoint | undefined): string {
  if (!focus || focus.zoom <= 100) return sizes;
  const conditions = /(\([^()]*\))/;
  const enlarge = (length: string) => `${Math.round((Number.parseFloat(length) * focus.zoom) / 100)}`;
  return sizes
    .split(conditions)
    .map((part) => (part.startsWith('(') ? part : part.replace(/\d{1,5}(?:\.\d{1,5})?(?=px|vw|vh)/g, enlarge)))
    .join('');
}
