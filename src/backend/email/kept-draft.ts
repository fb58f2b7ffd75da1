import { type ComposeValues, emptyValues } from './compose-values.ts';

/** sessionStorage: until the email is sent or the window is closed. */
function nameFor(username: string): string {
  return `email-draft-${username}`;
}

export function keepDraft(username: string, values: ComposeValues): void {
  try {
    sessionStorage.setItem(nameFor(username), JSON.stringify(values));
  } catch {
    // Storage may be unavailable.
  }
}

export function readDraft(username: string): ComposeValues | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameFor(username)) ?? 'null');
    return kept === null || typeof kept !== 'object' ? undefined : { ...emptyValues, ...kept };
  } catch {
    return undefined;
  }
}

export function dropDraft(username: string): void {
  try {
    sessionStorage.removeItem(nameFor(username));
  } catch {
    // See above.
  }
}
