export type HtmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
export type HtmlNode = string | HtmlElement;
