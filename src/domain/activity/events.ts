import { activityNouns, eventWords } from '../../i18n/backend/activity.words.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { sourceTexts } from '../../i18n/site/words.ts';

export const actionTypes = ['login', 'logout', 'upload', 'create', 'update', 'delete', 'other'] as const;
export type ActionType = (typeof actionTypes)[number];

/** The kind of thing that an entry is about. */
export type Noun = keyof ReturnType<typeof activityNouns>;

type WordsOf<Action extends ActionType> = ReturnType<(typeof eventWords)[Action]>;
export type EventName = { [Action in ActionType]: keyof WordsOf<Action> & string }[ActionType];

type Message<Name> = {
  [Action in ActionType]: Name extends keyof WordsOf<Action> ? WordsOf<Action>[Name] : never;
}[ActionType];
type ArgumentsOf<Text> = Text extends (values: infer Values) => string ? Values : unknown;

/** What the words of an event take, and what its entry is about. `action` is another kind of act than the one of its words. */
export type EventArgs<Name extends EventName> = ArgumentsOf<Message<Name>> & {
  action?: ActionType;
  noun?: Noun;
  id?: string | number;
  name?: string | null;
};

/** The kind of act that an event counts as. */
export const actionOf: ReadonlyMap<string, ActionType> = new Map(
  actionTypes.flatMap((action) => Object.keys(eventWords[action]('en')).map((name) => [name, action] as const)),
);

/** An event as it is stored: its name, and arguments in five columns. */
export type StoredEvent = {
  event: string;
  args: Readonly<Record<string, string | number>>;
  actionType: string;
  resourceType: string | null;
  resourceId: string | null;
  resourceName: string | null;
};

/** An event in words. One that this release does not know is shown as it is stored. */
export function eventText(language: Language, stored: StoredEvent): string {
  const { event, args, actionType, resourceType, resourceId, resourceName } = stored;
  const own = { noun: nounText(language, resourceType ?? ''), id: resourceId ?? '', name: resourceName ?? '' };
  const moment = language === 'id' && args.moment ? { moment: momentText(String(args.moment)) } : {};
  const asStored = [event, ...Object.values(args)].join(' ');
  const text = textsOf(language)[event] ?? asStored;
  if (typeof text === 'string') return text;
  try {
    return text({ ...args, ...own, ...moment, action: actionType });
  } catch {
    // The words of this release take other arguments.
    return asStored;
  }
}

/** The kind of thing that an entry is about, in words. */
export function nounText(language: Language, noun: string): string {
  return (activityNouns(language) as Record<string, string>)[noun] ?? noun;
}

/** Fewer characters are part of the words of nearly every event. */
const minSearchCharacters = 3;

/** Events and nouns whose words contain a text in small letters, in either language: entries have both, and who reads them may too. */
export function eventsWith(part: string): { events: string[]; nouns: string[] } {
  if (part.length < minSearchCharacters) return { events: [], nouns: [] };
  const found = (searched: Record<string, string>) =>
    Object.keys(searched).filter((name) => searched[name]?.includes(part));
  words ??= { events: searchedIn(textsOf), nouns: searchedIn(activityNouns) };
  return { events: found(words.events), nouns: found(words.nouns) };
}

let words: Record<'events' | 'nouns', Record<string, string>> | undefined;

function searchedIn(textsIn: (language: Language) => Record<string, unknown>): Record<string, string> {
  const [id, en] = [sourceTexts(textsIn('id')), sourceTexts(textsIn('en'))];
  return Object.fromEntries(
    Object.keys(en).map((name) => [name, `${literals(id[name])}\n${literals(en[name])}`.toLowerCase()]),
  );
}

/** The text of a message without its placeholders: what stands within an even number of braces, as branches do. */
function literals(message = ''): string {
  let depth = 0;
  return message.replace(/[{}]|[^{}]+/g, (part) => {
    if (part === '{' || part === '}') {
      depth += part === '{' ? 1 : -1;
      return '\n';
    }
    return depth % 2 === 0 ? part : '';
  });
}

type Text = string | ((values: Record<string, string | number>) => string);

function textsOf(language: Language): Record<string, Text> {
  return Object.assign({}, ...actionTypes.map((action) => eventWords[action](language)));
}

function momentText(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment : `${formatMomentBriefly(at, 'id')} WIB`;
}
