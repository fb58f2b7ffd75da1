/** Text of a form that this browser holds until it is sent, or until the server has it. */
export type Unsaved = {
  /** Its name, unique in this browser. */
  text: string;
  /** Address of the form. */
  place: string;
  /** Version that it was begun on. */
  base: number | null;
  /** Number of what the server has of it. */
  seq: number;
  /** Of staff: the window that it was typed in, and how far. */
  window?: string;
  turn?: number;
  fields: [name: string, value: string][];
  /** When it was typed. */
  at: number;
};

/** The account follows, empty on public pages, and then the name of the text. */
const prefix = 'unsaved:';
/** Time of the last logout in this browser. Other windows remove older texts when they are opened. */
const signedOutKey = 'signed-out-at';
const lifetimeInDays = { staff: 30, visitors: 1 };

/** False when the browser stores nothing. */
export function keepHere(unsaved: Omit<Unsaved, 'at'>): boolean {
  // After a sign-out this page stores nothing any more.
  if (document.documentElement.dataset.signedOut !== undefined) return false;
  try {
    localStorage.setItem(keyOf(unsaved.text), JSON.stringify({ ...unsaved, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** The texts of a form that this browser holds, newest first; expired ones are removed. */
export function unsavedHere(place: string): Unsaved[] {
  const days = owner() === '' ? lifetimeInDays.visitors : lifetimeInDays.staff;
  removeTexts((of, { at }) => of === owner() && Date.now() - at > days * 86_400_000);
  return texts()
    .filter((one) => one.of === owner() && one.unsaved.place === place)
    .map(({ unsaved }) => unsaved)
    .sort((one, other) => other.at - one.at);
}

export function dropHere(text: string): void {
  try {
    localStorage.removeItem(keyOf(text));
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Whether this browser holds text of the account of this page. */
export function hasTextHere(): boolean {
  return texts().some(({ of }) => of === owner());
}

/** Removes the texts of staff from this browser, and keeps this page from storing new ones. */
export function dropAtSignOut(): void {
  document.documentElement.dataset.signedOut = '';
  removeTexts((of) => of !== '');
  try {
    localStorage.setItem(signedOutKey, String(Date.now()));
  } catch {
    // A browser that stores nothing has no texts in other windows either.
  }
}

/** Before a screen of staff shows any text: those of other accounts go, and those of before the last sign-out. */
export function dropForeign(): void {
  const signedOutAt = texts().length > 0 ? Number(localStorage.getItem(signedOutKey) ?? 0) : 0;
  removeTexts((of, { at }) => of !== '' && ((owner() !== '' && of !== owner()) || at < signedOutAt));
}

function texts(): { of: string; key: string; unsaved: Unsaved }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => {
      const [of = ''] = key.slice(prefix.length).split(':');
      // No other code stores anything under this prefix.
      return { of, key, unsaved: JSON.parse(localStorage.getItem(key) ?? '{}') as Unsaved };
    });
  } catch {
    return [];
  }
}

function removeTexts(isUnwanted: (of: string, unsaved: Unsaved) => boolean): void {
  for (const { of, key, unsaved } of texts()) if (isUnwanted(of, unsaved)) localStorage.removeItem(key);
}

/** Whose texts this page may show; empty on public pages. */
function owner(): string {
  return document.documentElement.dataset.account ?? '';
}

function keyOf(text: string): string {
  return `${prefix}${owner()}:${text}`;
}
