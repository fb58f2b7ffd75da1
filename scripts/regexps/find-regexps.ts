import { readFileSync } from 'node:fs';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A regular expression and its location. */
type FoundRegexp = { file: string; line: number; pattern: string; flags: string };
/** A call that creates one at run time, which cannot be checked. */
type Unchecked = { file: string; line: number; source: string };

/**
 * All regular expressions of a source file: literals, `new RegExp` with a literal text, and constants named `…Pattern`,
 * which are used elsewhere or in the `pattern` attribute of a field.
 */
export function findRegexps(file: string): { found: FoundRegexp[]; unchecked: Unchecked[] } {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: FoundRegexp[] = [];
  const unchecked: Unchecked[] = [];
  const lineOf = ({ start }: Node) => source.slice(0, start).split('\n').length;
  const visit = (node: Node) => {
    const place = { file, line: lineOf(node) };
    if (node.type === 'Literal' && 'regex' in node && node.regex) found.push({ ...place, ...node.regex });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isPatternName(node.id.name)) {
      const pattern = node.init && textOf(node.init);
      if (pattern !== undefined && pattern !== null) found.push({ ...place, pattern, flags: '' });
    }
    if (isRegexpCall(node)) {
      const [argument, flags] = node.arguments;
      const pattern = argument && textOf(argument);
      if (pattern !== undefined) found.push({ ...place, pattern, flags: (flags && textOf(flags)) ?? '' });
      else if (!(argument && isNamedPattern(argument))) {
        unchecked.push({ ...place, source: source.slice(node.start, node.end) });
      }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return { found, unchecked };
}

function isRegexpCall(node: Node): node is Extract<Node, { type: 'NewExpression' | 'CallExpression' }> {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  return isCall && node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
}

function isPatternName(name: string): boolean {
  return name.endsWith('Pattern');
}

function isNamedPattern(node: Node): boolean {
  if (node.type === 'Identifier') return isPatternName(node.name);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && isPatternName(node.property.name);
}

/** A literal text: quoted, a template without values, or `String.raw`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TaggedTemplateExpression')
    return node.quasi.quasis.length === 1 ? node.quasi.quasis[0]?.value.raw : undefined;
  if (node.type === 'TemplateLiteral')
    return node.quasis.length === 1 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  return undefined;
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value;
}
