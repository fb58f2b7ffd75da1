/** An answer to a form that must not be sent again says with `data-afterwards` where a reload leads instead. */
export function leadReloadsOn(): void {
  const { afterwards } = document.querySelector<HTMLElement>('[data-afterwards]')?.dataset ?? {};
  if (afterwards) history.replaceState(null, '', afterwards);
}
