import { childOf, elementsOf, isOn, type XmlNode } from './xml-tree.ts';

/** A formula on one line (ISO/IEC 29500-1, 22.1): a fraction as (a)/(b), a power as a^(b). */
export function formulaText(node: XmlNode | undefined): string {
  if (!node) return '';
  const part = (name: string) => formulaText(childOf(node, name));
  switch (node.name) {
    case 'm:t':
      return node.children.filter((child) => typeof child === 'string').join('');
    case 'm:f':
      return `(${part('m:num')})/(${part('m:den')})`;
    case 'm:sSup':
      return `${part('m:e')}^(${part('m:sup')})`;
    case 'm:sSub':
      return `${part('m:e')}_(${part('m:sub')})`;
    case 'm:sSubSup':
      return `${part('m:e')}_(${part('m:sub')})^(${part('m:sup')})`;
    case 'm:rad':
      return part('m:deg') === '' ? `√(${part('m:e')})` : `${part('m:deg')}√(${part('m:e')})`;
    case 'm:nary': {
      const sign = childOf(childOf(node, 'm:naryPr'), 'm:chr')?.attributes['m:val'] ?? '∫';
      return `${[...sign].slice(0, 1).join('')}_(${part('m:sub')})^(${part('m:sup')}) ${part('m:e')}`;
    }
    case 'm:d':
      return `(${elementsOf(node)
        .filter(({ name }) => name === 'm:e')
        .map(formulaText)
        .join('; ')})`;
    case 'm:phant':
      return '';
    default:
      if (isOn(childOf(node, 'w:rPr'), 'w:vanish')) return '';
      return node.name.startsWith('m:') && !node.name.endsWith('Pr') ? elementsOf(node).map(formulaText).join('') : '';
  }
}
