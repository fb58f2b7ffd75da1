import { Budget } from '../../../attachments/budget.ts';
import { archiveParts } from '../../../attachments/zip-archive.ts';
import { copyLimits } from '../safe-copy.ts';
import { elementsOf, readXmlTree, XmlBudget, type XmlNode } from './xml-tree.ts';

export type Relation = { type: string; part: string };

/** The parts of a document. A part that is not asked for is not unpacked (ECMA-376, part 2). */
export class DocumentPackage {
  private readonly budget = new XmlBudget();
  readonly read: (name: string) => Uint8Array | undefined;

  constructor(bytes: Uint8Array) {
    const limits = { maxUnpackedInBytes: copyLimits.unpackedBytes, maxParts: copyLimits.parts };
    this.read = archiveParts(bytes, new Budget({ ...limits, maxPdfObjects: 0 })).read;
  }

  tree(name: string): XmlNode | undefined {
    const part = this.read(name);
    return part && readXmlTree(part, this.budget);
  }

  /** What a part refers to inside the package, by id. References to other places are left out. */
  relations(part: string): Map<string, Relation> {
    const slash = part.lastIndexOf('/') + 1;
    const tree = this.tree(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
    const relations = tree ? elementsOf(tree) : [];
    return new Map(
      relations.flatMap(({ attributes: { Id, Target, TargetMode, Type } }) =>
        Id && Target && TargetMode !== 'External'
          ? [[Id, { type: Type?.slice(Type.lastIndexOf('/') + 1) ?? '', part: resolve(part.slice(0, slash), Target) }]]
          : [],
      ),
    );
  }
}

function resolve(folder: string, target: string): string {
  const names = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const name of target.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
