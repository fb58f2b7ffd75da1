/** The arguments of an ICU message, read from its text by the compiler. A malformed message has `Malformed` arguments. */
export type MessageArguments<Text extends string> = Flat<Message<Text, [], unknown>>;

/** An argument that no value fits, so that neither the message nor a call of it compiles. */
export interface Malformed {
  readonly malformedMessage: never;
}

/** What an argument without a type accepts: it is printed as it is. */
type Plain = string | number;

interface TypedArguments {
  number: number;
  date: Date;
  time: Date;
}

/** The plural or select whose branches are being read: its branches so far, and what it belongs to. */
interface Choice {
  kind: 'plural' | 'select' | 'selectordinal';
  name: string;
  branches: string;
}

type Frame = Choice | 'style';
type Stack = readonly Frame[];

/** Text of the message itself, or of a branch: reads up to the next mark. */
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

/** What follows an opening brace: the argument's name, and its type if it has one. */
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

/** The style of a number or date: it holds no arguments, but may hold braces and quotes of its own. */
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

/** Between the branches of a plural or select: the next branch, or the brace that closes it. */
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

/** A plural counts; a select takes the name of a branch, or any text where `other` answers for the rest. */
type Chosen<Top extends Choice> = Top['kind'] extends 'select'
  ? Record<Top['name'], 'other' extends Top['branches'] ? string : Top['branches']>
  : 'other' extends Top['branches']
    ? Record<Top['name'], number>
    : Malformed;

/** An apostrophe quotes only before a mark; two of them are one in the text. */
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

/** One object instead of an intersection of many, as error messages show it. */
type Flat<Arguments> = { [Name in keyof Arguments]: Arguments[Name] };
