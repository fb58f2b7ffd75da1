/** What a paste or drop did not take over, to be named to the editor. */
export type DroppedKind =
  | 'picture'
  | 'link'
  | 'media'
  | 'embed'
  | 'form'
  | 'drawing'
  | 'table'
  | 'color'
  | 'comment'
  | 'change'
  | 'hidden'
  | 'nesting';

export type DroppedPart = { kind: DroppedKind; name: string };

/** In characters. */
const maxNameCharacters = 60;

export class DroppedParts {
  readonly parts: DroppedPart[] = [];

  add(kind: DroppedKind, name = ''): void {
    const short = name.replace(/\s+/g, ' ').trim().slice(0, maxNameCharacters);
    if (this.parts.some((part) => part.kind === kind && part.name === short)) return;
    this.parts.push({ kind, name: short });
  }
}
