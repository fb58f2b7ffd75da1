import { type JSXAttribute, type Node, parseSync, visitorKeys } from 'oxc-parser';

/** One planted bug: the text between `start` and `end` of a source file becomes `replacement`. */
export type Mutant = {
  file: string;
  line: number;
  /** The line as it is written, trimmed. */
  text: string;
  start: number;
  end: number;
  replacement: string;
  operator: string;
};

type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'operator'>;
type Context = { source: string; parent: Node | undefined };

const swappedOperators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '+': '-',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** Methods that return a changed copy of their receiver, so that a program without the call still runs. */
const removableMethods = new Set(
  'filter slice sort toSorted reverse toReversed trim trimEnd toLowerCase toUpperCase replace replaceAll'.split(' '),
);

/** Attributes of looks only, which no test can see but a screenshot. */
const looks = new Set(
  'className crop icon size tone gridFrom style key d viewBox fill stroke strokeWidth x y x1 x2 y1 y2 cx cy r rx ry width height sizes transform points'.split(
    ' ',
  ),
);

/** One utility class; a list of them is a text with spaces. */
const utilityClass = /^(?:[a-z]+:)?(?:bg|border|fill|object)-/;

/** Every one-line bug that can be planted in a source file, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lines = source.split('\n');
  const changes: Change[] = [];
  collect(program, { source, parent: undefined }, changes);
  return changes
    .filter(({ start, end, replacement }) => source.slice(start, end) !== replacement)
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.operator < b.operator ? -1 : 1))
    .map((change) => {
      const line = source.slice(0, change.start).split('\n').length;
      return { file, line, text: lines[line - 1]?.trim() ?? '', ...change };
    });
}

function collect(node: Node, context: Context, changes: Change[]): void {
  if (isSkipped(node, context.source)) return;
  changes.push(...changesAt(node, context));
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of childrenAt(node, key)) collect(child, { source: context.source, parent: node }, changes);
  }
}

function childrenAt(node: Node, key: string): Node[] {
  const value: unknown = Reflect.get(node, key);
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Types, imports, looks, log lines and the messages of errors change nothing that a visitor or an editor could notice. */
function isSkipped(node: Node, source: string): boolean {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return false;
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      return node.source !== null;
    case 'JSXOpeningElement':
      return node.name.type === 'JSXIdentifier' && node.name.name.endsWith('Icon');
    case 'JSXAttribute':
      return isLooks(node) || isMark(node, source);
    // What an error is called is read in logs only.
    case 'PropertyDefinition':
      return Boolean(node.override) && node.key.type === 'Identifier' && node.key.name === 'name';
    // Any number will do as the key of an advisory lock.
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.name.endsWith('Lock') && node.init?.type === 'Literal';
    case 'ExpressionStatement':
      return Boolean(node.directive) || /^(void )?(await )?(log|console)\b/.test(source.slice(node.start, node.end));
    case 'ThrowStatement':
      return node.argument.type === 'NewExpression' && source.startsWith('new Error', node.argument.start);
    case 'Property':
      return node.key.type === 'Identifier' && looks.has(node.key.name) && node.value.type === 'Literal';
    default:
      return node.type.startsWith('TS');
  }
}

function isLooks({ name }: JSXAttribute): boolean {
  return name.type === 'JSXIdentifier' && looks.has(name.name);
}

/** An attribute such as `data-open=""`: only its presence counts. */
function isMark({ name, value }: JSXAttribute, source: string): boolean {
  if (name.type !== 'JSXIdentifier' || !name.name.startsWith('data-') || !value) return false;
  return source.slice(value.start, value.end) === '""';
}

function changesAt(node: Node, { source, parent }: Context): Change[] {
  const text = (part: { start: number; end: number }) => source.slice(part.start, part.end);
  const change = (operator: string, replacement: string, part: { start: number; end: number } = node): Change => ({
    start: part.start,
    end: part.end,
    replacement,
    operator,
  });
  switch (node.type) {
    case 'IfStatement': {
      const found: Change[] = [];
      if (!isComparison(node.test)) found.push(change('negated condition', `!(${text(node.test)})`, node.test));
      if (parent?.type === 'IfStatement' && parent.alternate === node) {
        found.push(change('else if without its condition', text(node.consequent)));
      } else if (!node.alternate && isExit(node.consequent)) found.push(change('removed guard', ';'));
      return found;
    }
    case 'ConditionalExpression': {
      const swapped = `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`;
      return [change('swapped arms', swapped)];
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node;
      if (operator === '??') return [change('dropped fallback', text(left))];
      const swapped = swappedOperators[operator];
      if (!swapped || (operator === '+' && (isText(left) || isText(right)))) return [];
      const between = { start: left.end, end: right.start };
      return [
        change(
          'changed operator',
          text(between).replace(operator, () => swapped),
          between,
        ),
      ];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [change('dropped negation', text(node.argument))] : [];
    case 'ExpressionStatement':
      return [change('removed statement', ';')];
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
      if (!removableMethods.has(callee.property.name)) return [];
      return [change(`removed .${callee.property.name}()`, text(callee.object))];
    }
    case 'Literal':
      if (parent?.type === 'Property' && parent.key === node && !parent.computed) return [];
      // The API's own documentation, and the names of prepared statements.
      if (parent?.type === 'CallExpression' && /\.(?:describe|prepare)$/.test(text(parent.callee))) return [];
      return changesOfLiteral(node.value, change, parent);
    default:
      return [];
  }
}

function changesOfLiteral(
  value: unknown,
  change: (operator: string, replacement: string) => Change,
  parent: Node | undefined,
): Change[] {
  // One more millisecond or byte among thousands changes nothing.
  if (typeof value === 'number') return [change('changed number', String(value < 1000 ? value + 1 : value * 2))];
  if (typeof value === 'boolean') return [change('changed boolean', String(!value))];
  if (typeof value !== 'string') return [];
  const replacement = value === '' ? 'mutant' : '';
  // A class list or a sentence: looks, or an interface word.
  if (/\s\S/.test(value) || utilityClass.test(value)) return [];
  return [change('changed text', parent?.type === 'JSXAttribute' ? `"${replacement}"` : `'${replacement}'`)];
}

/** Its operator is changed anyway, which negates it. */
function isComparison(node: Node): boolean {
  return node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator);
}

function isExit(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && node.body.every(isExit);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}
