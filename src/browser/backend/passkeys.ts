/** Reveals what needs passkeys where the browser has them, and lets its buttons ask for one. */
export function offerPasskeys(): void {
  if (!hasPasskeys()) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-passkey], [data-passkey-creation]')) {
    const form = place.closest('form');
    if (!form) continue;
    for (const without of form.querySelectorAll<HTMLElement>('[data-without-passkeys]')) without.hidden = true;
    place.hidden = false;
    form.hidden = false;
    place.querySelector('button')?.addEventListener('click', () => sendPasskey(place, form));
  }
}

/** The platform's own reading of JSON: without it (before 2025) passkeys are not offered. */
function hasPasskeys(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

async function sendPasskey(place: HTMLElement, form: HTMLFormElement): Promise<void> {
  const problem = place.querySelector<HTMLElement>('[data-passkey-problem]');
  const field = place.querySelector<HTMLInputElement>('[name="credential"]');
  if (!problem || !field) return;
  problem.textContent = '';
  try {
    const credential = await askForPasskey(place.dataset);
    field.value = JSON.stringify(credential);
    form.requestSubmit();
  } catch {
    // Cancelled, timed out or unknown to the device: browsers do not say which.
    problem.textContent = problem.dataset.passkeyProblem ?? '';
  }
}

async function askForPasskey({ passkey, passkeyCreation }: DOMStringMap): Promise<unknown> {
  if (passkeyCreation !== undefined) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(passkeyCreation));
    return navigator.credentials.create({ publicKey });
  }
  const answer = await fetch(passkey ?? '', { cache: 'no-store' });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json());
  return navigator.credentials.get({ publicKey });
}
