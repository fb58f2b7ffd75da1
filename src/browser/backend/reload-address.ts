/** Replaces the address after a form response that must not be resubmitted, as named by `data-afterwards`. */
export function replaceReloadAddress(): void {
  const { afterwards } = document.querySelector<HTMLElement>('[data-afterwards]')?.dataset ?? {};
  if (afterwards) history.replaceState(null, '', afterwards);
}
