/** A top-level element of an article's HTML, or the text between two of them. */
export type Block = {
  /** Its identifier, which survives edits; blocks that were never edited have none. */
  id: string | undefined;
  /** With the white space that follows it. */
  html: string;
};

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const blockElements = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'section'],
  ...['ul', 'ol', 'dl', 'table', 'figure', 'hr', 'video'],
]);

/** Splits HTML into its blocks in linear time. Joined, they are the same text, also of malformed HTML. */
export function splitBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let begin = 0;
  let depth = 0;
  /** Between two blocks: text and inline elements that belong to none. */
  let isLoose = false;
  const cut = (end: number) => {
    if (end > begin) blocks.push(blockOf(html.slice(begin, end)));
    begin = end;
    isLoose = false;
  };
  for (const { name, isEnd, start, end } of tagsIn(html)) {
    const isBlock = blockElements.has(name);
    if (isEnd) {
      if (depth === 0) continue;
      depth -= 1;
      if (depth === 0 && !isLoose) cut(afterSpace(html, end));
      continue;
    }
    if (depth === 0 && isBlock) {
      cut(start);
    } else if (depth === 0) {
      isLoose = true;
    }
    if (!voidElements.has(name)) depth += 1;
    else if (depth === 0 && isBlock) cut(afterSpace(html, end));
  }
  cut(html.length);
  return blocks;
}

/** What two blocks are compared by: identifiers and the spelling of line breaks do not count. */
export function contentOf({ html }: Block): string {
  return html
    .replace(idAttribute, '')
    .replaceAll('<br />', '<br>')
    .replaceAll('<br/>', '<br>')
    .replace(/\r\n?/g, '\n')
    .trim();
}

const idAttribute = / data-block="[^"]*"/g;
const firstId = /^<\w+(?: [\w-]+="[^"]*")*? data-block="([^"]{1,64})"/;

function blockOf(html: string): Block {
  return { id: firstId.exec(html.slice(0, 2000))?.[1], html };
}

type Tag = { name: string; isEnd: boolean; start: number; end: number };

function* tagsIn(html: string): Generator<Tag> {
  for (let start = html.indexOf('<'); start >= 0; ) {
    const isComment = html.startsWith('<!--', start);
    const close = html.indexOf(isComment ? '-->' : '>', start);
    if (close < 0) return;
    const end = close + (isComment ? 3 : 1);
    const name = /^<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(?=[\s/>])/.exec(html.slice(start, start + 20));
    if (name) yield { name: (name[2] ?? '').toLowerCase(), isEnd: name[1] === '/', start, end };
    start = html.indexOf('<', end);
  }
}

function afterSpace(html: string, from: number): number {
  let end = from;
  while (end < html.length && /\s/.test(html.charAt(end))) end += 1;
  return end;
}
