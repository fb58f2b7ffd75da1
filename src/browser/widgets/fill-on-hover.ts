const steps = 200;
const stepInMilliseconds = 10;

/** On hover or focus, fills the line of a link through `--filled` from 0 to 1. */
export function fillOnHover(link: HTMLElement, isStill: boolean): void {
  let filling: ReturnType<typeof setInterval> | undefined;
  const show = (step: number) => link.style.setProperty('--filled', String(step / steps));
  const fill = () => {
    empty();
    if (isStill) return show(steps);
    let step = 0;
    filling = setInterval(() => {
      step += 1;
      show(step);
      if (step === steps) clearInterval(filling);
    }, stepInMilliseconds);
  };
  const empty = () => {
    clearInterval(filling);
    show(0);
  };
  for (const kind of ['pointerenter', 'focus']) link.addEventListener(kind, fill);
  for (const kind of ['pointerleave', 'blur']) link.addEventListener(kind, empty);
}
