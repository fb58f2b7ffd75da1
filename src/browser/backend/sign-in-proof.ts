import { solveChallenge } from '../../ui/forms/proof-of-work.ts';

/** Computes the proof of a sign-in that would have to wait. A form that is sent meanwhile leaves when it is ready. */
export function proveSignIn(): void {
  const work = document.querySelector<HTMLInputElement>('input[name="work"][data-challenge]');
  const form = work?.form;
  if (!work || !form) return;
  const notice = form.querySelector<HTMLElement>('[data-proof-running]');
  const showNotice = (text: string | undefined) => {
    if (notice && text !== undefined) notice.textContent = text;
  };
  let isSent = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isSent = true;
  };
  form.addEventListener('submit', hold);
  showNotice(notice?.dataset.proofRunning);
  void solveChallenge(work.dataset.challenge ?? '', () => {}).then((answer) => {
    work.value = answer;
    form.removeEventListener('submit', hold);
    showNotice(notice?.dataset.proofReady);
    if (isSent) form.requestSubmit();
  });
}
