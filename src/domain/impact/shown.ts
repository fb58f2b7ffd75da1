/** What each address shows, as a text that differs when the address shows something else. */
export type Shown = Map<string, string>;
