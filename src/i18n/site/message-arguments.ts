/**
 * Argument types of an ICU message, parsed by the compiler: plain arguments, numbers, plurals and selects. Anything else, such as quoted
 * braces, is refused like a malformed message: its arguments are `Malformed`.
 */
export type MessageArguments<Text extends string> = Text extends `${string}'${Mark}${string}`
  ? Malformed
  : Flat<Message<Text, [], unknown>>;

/** A type without values, so that neither a malformed message nor a call of it compiles. */
export interface Malformed {
  readonly malformedMessage: never;
}

/** An apostrophe before one of these begins a quotation. */
type Mark = '{' | '}' | '#' | '<' | '>';

/** Value types of an argument without a format. */
type Plain = string | number;

/** State while parsing the branches of a plural or select. */
interface Choice {
  kind: 'plural' | 'select';
  name: string;
  branches: string;
}

type Stack = readonly Choice[];

/** Parses message or branch text up to the next brace. */
type Message<Text extends string, Open extends Stack, Found> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? Text extends `${string}{${infer Rest}`
      ? Argument<Rest, Open, Found>
      : never
    : Open extends readonly [infer Top extends Choice, ...infer Outer extends Stack]
      ? Branches<After, Top, Outer, Found>
      : Malformed
  : Text extends `${string}{${string}`
    ? Malformed
    : Open extends readonly []
      ? Found
      : Malformed;

/** Parses an argument after its opening brace: name and optional format. */
type Argument<Text extends string, Open extends Stack, Found> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${string}`
    ? Text extends `${string},${infer Typed}`
      ? TypedArgument<Trim<Name>, Typed, Open, Found>
      : never
    : Trim<Head> extends '' | `${string}${'{' | ' '}${string}`
      ? Malformed
      : Message<Rest, Open, Found & Record<Trim<Head>, Plain>>
  : Malformed;

type TypedArgument<
  Name extends string,
  Text extends string,
  Open extends Stack,
  Found,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Type},${string}`
    ? Text extends `${string},${infer Choices}`
      ? Trim<Type> extends Choice['kind']
        ? Branches<Choices, { kind: Trim<Type>; name: Name; branches: never }, Open, Found>
        : Malformed
      : never
    : Trim<Head> extends 'number'
      ? Message<Rest, Open, Found & Record<Name, number>>
      : Malformed
  : Malformed;

/** Parses the next branch of a plural or select, or its closing brace. */
type Branches<Text extends string, Top extends Choice, Outer extends Stack, Found> =
  Trim<Text> extends `}${infer Rest}`
    ? Message<Rest, Outer, Found & Chosen<Top>>
    : Text extends `${infer Selector}{${infer Branch}`
      ? Message<Branch, [WithBranch<Top, Trim<Selector>>, ...Outer], Found>
      : Malformed;

type WithBranch<Top extends Choice, Selector extends string> = {
  kind: Top['kind'];
  name: Top['name'];
  branches: Top['branches'] | Selector;
};

/** A plural takes a number; a select takes a branch name, or any string if it has `other`. */
type Chosen<Top extends Choice> = Top['kind'] extends 'select'
  ? Record<Top['name'], 'other' extends Top['branches'] ? string : Top['branches']>
  : 'other' extends Top['branches']
    ? Record<Top['name'], number>
    : Malformed;

type Space = ' ' | '\n' | '\t';
type Trim<Text extends string> = Text extends `${Space}${infer Rest}` | `${infer Rest}${Space}` ? Trim<Rest> : Text;

/** Flattens an intersection into one object type, for readable compiler errors. */
type Flat<Arguments> = { [Name in keyof Arguments]: Arguments[Name] };
