/** Argument types of an ICU message, parsed by the compiler. A malformed message has `Malformed` arguments. */
export type MessageArguments<Text extends string> = Flat<Message<Text, [], unknown>>;

/** A type without values, so that neither a malformed message nor a call of it compiles. */
export interface Malformed {
  readonly malformedMessage: never;
}

/** Value types of an argument without a format. */
type Plain = string | number;

interface TypedArguments {
  number: number;
  date: Date;
  time: Date;
}

/** State while parsing the branches of a plural or select: arguments so far, and the enclosing message. */
interface Choice {
  kind: 'plural' | 'select' | 'selectordinal';
  name: string;
  branches: string;
}

type Frame = Choice | 'style';
type Stack = readonly Frame[];

/** Parses message or branch text up to the next brace. */
type Message<Text extends string, Open extends Stack, Found> =
  FirstMark<Text> extends infer Mark
    ? Mark extends '{'
      ? Text extends `${string}{${infer Rest}`
        ? Argument<Rest, Open, Found>
        : never
      : Mark extends '}'
        ? Text extends `${string}}${infer Rest}`
          ? Open extends readonly [infer Top extends Choice, ...infer Outer extends Stack]
            ? Branches<Rest, Top, Outer, Found>
            : Malformed
          : never
        : Mark extends "'"
          ? Text extends `${string}'${infer Rest}`
            ? Message<AfterApostrophe<Rest, Open>, Open, Found>
            : never
          : Open extends readonly []
            ? Found
            : Malformed
    : never;

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
    ? Text extends `${string},${infer Style}`
      ? Trim<Type> extends keyof TypedArguments
        ? Skipped<Style, ['style', ...Open], Found & Record<Name, TypedArguments[Trim<Type>]>>
        : Trim<Type> extends Choice['kind']
          ? Branches<Style, { kind: Trim<Type>; name: Name; branches: never }, Open, Found>
          : Malformed
      : never
    : Trim<Head> extends keyof TypedArguments
      ? Message<Rest, Open, Found & Record<Name, TypedArguments[Trim<Head>]>>
      : Malformed
  : Malformed;

/** Skips the style of a number or date, which has no arguments but may contain braces and quotes. */
type Skipped<Text extends string, Open extends Stack, Found> =
  FirstMark<Text> extends infer Mark
    ? Mark extends '{'
      ? Text extends `${string}{${infer Rest}`
        ? Skipped<Rest, ['style', ...Open], Found>
        : never
      : Mark extends '}'
        ? Text extends `${string}}${infer Rest}`
          ? Open extends readonly ['style', 'style', ...infer Outer extends Stack]
            ? Skipped<Rest, ['style', ...Outer], Found>
            : Open extends readonly ['style', ...infer Outer extends Stack]
              ? Message<Rest, Outer, Found>
              : never
          : never
        : Text extends `${string}'${string}'${infer Rest}`
          ? Skipped<Rest, Open, Found>
          : Malformed
    : never;

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
  branches: Top['branches'] | (Selector extends `offset:${string} ${infer First}` ? Trim<First> : Selector);
};

/** A plural takes a number; a select takes a branch name, or any string if it has `other`. */
type Chosen<Top extends Choice> = Top['kind'] extends 'select'
  ? Record<Top['name'], 'other' extends Top['branches'] ? string : Top['branches']>
  : 'other' extends Top['branches']
    ? Record<Top['name'], number>
    : Malformed;

/** An apostrophe starts a quotation only before a brace; two apostrophes are a literal one. */
type AfterApostrophe<Text extends string, Open extends Stack> = Text extends `'${infer Rest}`
  ? Rest
  : Text extends `${'{' | '}' | '<' | '>'}${string}`
    ? AfterQuote<Text>
    : Open extends readonly [{ kind: 'plural' | 'selectordinal' }, ...Stack]
      ? Text extends `#${string}`
        ? AfterQuote<Text>
        : Text
      : Text;

type AfterQuote<Text extends string> = Text extends `${string}'${infer Rest}`
  ? Rest extends `'${infer Quoted}`
    ? AfterQuote<Quoted>
    : Rest
  : '';

type FirstMark<Text extends string> = Text extends `${infer Before}'${string}`
  ? FirstBrace<Before, "'">
  : FirstBrace<Text, ''>;

type FirstBrace<Text extends string, Otherwise> = Text extends `${infer Before}{${string}`
  ? Before extends `${string}}${string}`
    ? '}'
    : '{'
  : Text extends `${string}}${string}`
    ? '}'
    : Otherwise;

type Space = ' ' | '\n' | '\t';
type Trim<Text extends string> = Text extends `${Space}${infer Rest}` | `${infer Rest}${Space}` ? Trim<Rest> : Text;

/** Flattens an intersection into one object type, for readable compiler errors. */
type Flat<Arguments> = { [Name in keyof Arguments]: Arguments[Name] };
