import { existsSync } from 'node:fs';
import { manifest } from '../../manifest.ts';
import { PictureEncoder } from '../../workers/pictures/picture-encoder.ts';
import { masterDirectory, type Variant, type VariantPlace, variantsByAddress } from '../../workers/pictures/variant.ts';
import type { Log } from '../log/log.ts';

/** A browser that waits longer for a picture than this is answered without it. */
const waitTimeoutInMilliseconds = 20_000;

/** The variants of the built-in pictures that the build left to be encoded. Only those that the manifest names exist. */
export class PictureVariants {
  private readonly encoder: PictureEncoder;

  constructor(
    log: Log,
    place?: VariantPlace,
    /** By address. */
    private readonly variants = existsSync(masterDirectory) ? variantsByAddress(manifest().pictures) : noVariants,
  ) {
    this.encoder = new PictureEncoder((error) => log.error('picture_not_encoded', error), place);
  }

  has(address: string): boolean {
    return this.variants.has(address);
  }

  /** The path of a variant's file, which is encoded first if need be; undefined when that fails or takes too long. */
  async file(address: string): Promise<string | undefined> {
    const variant = this.variants.get(address);
    if (!variant) return undefined;
    const path = this.encoder.pathOf(variant);
    if (existsSync(path)) return path;
    const encoded = this.encoder.encode(variant).then(
      () => true,
      () => false,
    );
    const { promise: tooLong, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, waitTimeoutInMilliseconds, false);
    const inTime = await Promise.race([encoded, tooLong]);
    clearTimeout(timer);
    return inTime ? path : undefined;
  }

  /** The site is answering: what is encoded ahead waits. */
  noteRequest(): void {
    this.encoder.noteRequest();
  }

  /** Encodes what is missing while the site is idle: the pictures that these pages name first, and AVIF before other formats. */
  encodeAhead(pages: readonly string[] = []): void {
    const named = new Set(pages.flatMap((html) => html.match(/\/static\/pictures\/[\w.-]+/g) ?? []));
    const rank = ([address, { kind }]: [string, Variant]) => formats.indexOf(kind) - (named.has(address) ? 10 : 0);
    const inOrder = [...this.variants].toSorted((one, other) => rank(one) - rank(other));
    this.encoder.encodeAhead(inOrder.map(([, variant]) => variant));
  }

  stop(): void {
    this.encoder.stop();
  }
}

const noVariants: ReadonlyMap<string, Variant> = new Map();

const formats: readonly Variant['kind'][] = ['avif', 'jpeg', 'social', 'blur'];
