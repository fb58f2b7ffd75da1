/** A node of an organisation diagram with its children. Ids are unique in the whole diagram. */
export type DiagramNode = {
  id: string;
  title: string;
  /** Small text lines below the title. */
  lines?: readonly string[];
  /** `own` is the company itself, `lead` a governing body. */
  rank?: 'own' | 'lead';
  /** A second parent: the sibling before its parent. */
  alsoUnder?: string;
  /** A node one level up and to its left with a dotted-line relation. */
  worksWith?: string;
  children?: readonly DiagramNode[];
};

export type PlacedBox = {
  node: DiagramNode;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Wrapped lines, because SVG text does not wrap. */
  title: string[];
  lines: string[][];
};

/** A connecting line and its end point. */
export type DiagramLink = { path: string; end: { x: number; y: number } };

export type DiagramLayout = {
  width: number;
  height: number;
  boxes: PlacedBox[];
  /** Reporting lines. */
  links: DiagramLink[];
  /** Dotted lines. */
  ties: string[];
};

export const padding = 16;
export const titleLeading = 20;
export const lineLeading = 18;
const gapBetweenTitleAndLines = 8;
const titleWidthPerLetter = 8.7;
const lineWidthPerLetter = 7.2;

type Placing = { node: DiagramNode; depth: number; parent: PlacedBox | undefined };

/** Top-down layout: nodes of one level side by side. */
export function layOutAcross(root: DiagramNode): DiagramLayout {
  const width = 216;
  const [gapAcross, gapDown] = [20, 52];
  const boxes = new Map<string, PlacedBox>();
  const levels: PlacedBox[][] = [];
  let leaves = 0;

  const place = (node: DiagramNode, depth: number): PlacedBox => {
    const box = boxOf(node, width);
    levels[depth] = [...(levels[depth] ?? []), box];
    boxes.set(node.id, box);
    const below = (node.children ?? []).map((child) => place(child, depth + 1));
    box.x = below.length > 0 ? middleOf(below.map(({ x }) => x)) : leaves++ * (width + gapAcross);
    return box;
  };
  place(root, 0);

  let top = 0;
  for (const level of levels) {
    for (const box of level) box.y = top;
    top += Math.max(...level.map(({ height }) => height)) + gapDown;
  }

  const links: DiagramLink[] = [];
  for (const { node, parent } of walk(root, boxes)) {
    const box = boxes.get(node.id);
    const second = node.alsoUnder ? boxes.get(node.alsoUnder) : undefined;
    if (!box || !parent) continue;
    if (second) box.x = middleOf([parent.x, second.x]);
    for (const from of second ? [parent, second] : [parent]) {
      const turn = box.y - gapDown / 2;
      const [start, end] = [from.x + width / 2, box.x + width / 2];
      const path = `M${start} ${from.y + from.height}V${turn}H${end}V${box.y}`;
      links.push({ path, end: { x: end, y: box.y } });
    }
  }
  const ties = [...boxes.values()].flatMap((box) => lineBelow(box, boxes));
  return {
    width: leaves * (width + gapAcross) - gapAcross,
    height: top - gapDown,
    boxes: [...boxes.values()],
    links,
    ties,
  };
}

/** Indented layout: nodes stacked and indented by level, for narrow screens. */
export function layOutDown(root: DiagramNode, width = 350): DiagramLayout {
  const [indent, gap] = [width / 16, 14];
  const boxes = new Map<string, PlacedBox>();
  let top = 0;
  const place = (node: DiagramNode, depth: number) => {
    const box = boxOf(node, width - depth * indent);
    box.x = depth * indent;
    box.y = top;
    top += box.height + gap;
    boxes.set(node.id, box);
    for (const child of node.children ?? []) place(child, depth + 1);
  };
  place(root, 0);

  const links: DiagramLink[] = [];
  for (const { node, parent } of walk(root, boxes)) {
    const box = boxes.get(node.id);
    if (!box || !parent) continue;
    const start = (node.alsoUnder ? boxes.get(node.alsoUnder) : undefined) ?? parent;
    const middle = box.y + box.height / 2;
    const path = `M${parent.x + indent / 2} ${start.y + start.height}V${middle}H${box.x}`;
    links.push({ path, end: { x: box.x, y: middle } });
  }
  const ties = [...boxes.values()].flatMap((box) => lineBeside(box, boxes));
  // All boxes end at the same edge; dotted lines run outside of it.
  const room = ties.length > 0 ? tieRoom : 0;
  return { width: width + room, height: top - gap, boxes: [...boxes.values()], links, ties };
}

const tieRoom = 18;

/** Line from the right side of the upper box, down, and into the right side of the lower one. */
function lineBeside({ node, x, y, width, height }: PlacedBox, boxes: Map<string, PlacedBox>): string[] {
  const other = node.worksWith ? boxes.get(node.worksWith) : undefined;
  if (!other) return [];
  const edge = x + width;
  return [`M${edge} ${other.y + other.height / 2}h${tieRoom - 2}V${y + height / 2}H${edge}`];
}

/** Line from the parent down and into the left side of the box. */
function lineBelow({ node, x, y, height }: PlacedBox, boxes: Map<string, PlacedBox>): string[] {
  const other = node.worksWith ? boxes.get(node.worksWith) : undefined;
  return other ? [`M${other.x + other.width / 2} ${other.y + other.height}V${y + height / 2}H${x}`] : [];
}

function* walk(root: DiagramNode, boxes: Map<string, PlacedBox>, depth = 0, parent?: PlacedBox): Generator<Placing> {
  yield { node: root, depth, parent };
  for (const child of root.children ?? []) yield* walk(child, boxes, depth + 1, boxes.get(root.id));
}

function boxOf(node: DiagramNode, width: number): PlacedBox {
  const room = width - 2 * padding;
  const title = wrap(node.title, Math.floor(room / titleWidthPerLetter));
  const lines = (node.lines ?? []).map((line) => wrap(line, Math.floor(room / lineWidthPerLetter)));
  const height =
    2 * padding +
    title.length * titleLeading +
    (lines.length > 0 ? gapBetweenTitleAndLines + lines.flat().length * lineLeading : 0);
  return { node, x: 0, y: 0, width, height, title, lines };
}

/** Rows of a text, because SVG text does not wrap. */
export function wrap(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= letters) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function middleOf(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}
