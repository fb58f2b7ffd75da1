import { inflateRawSync } from 'node:zlib';

/** What looking into one uploaded file may produce, over everything inside it together. */
type BudgetLimits = {
  /** Bytes that packed content unpacks to. */
  maxUnpackedInBytes: number;
  /** Parts of an archive, streams, chunks and boxes. */
  maxParts: number;
  maxPdfObjects: number;
};

const megabyte = 1024 * 1024;

export const attachmentBudget: BudgetLimits = {
  maxUnpackedInBytes: 64 * megabyte,
  maxParts: 50_000,
  maxPdfObjects: 200_000,
};

/** Assets come from staff and may be larger. */
export const assetBudget: BudgetLimits = {
  maxUnpackedInBytes: 96 * megabyte,
  maxParts: 200_000,
  maxPdfObjects: 500_000,
};

/** A file unpacks to more, or is nested deeper, than its budget allows. */
export class OverBudgetError extends Error {
  override name = 'OverBudgetError';
}

/**
 * One budget for a file and everything inside it. It counts what is produced, never what a file says about itself. Once it
 * is used up every further use throws OverBudgetError, also when a library has caught the first one.
 */
export class Budget {
  private unpackedInBytes = 0;
  private parts = 0;
  private pdfObjects = 0;
  private isSpent = false;

  constructor(
    private readonly limits: BudgetLimits = attachmentBudget,
    /** Called once, before the error is thrown. */
    private readonly onSpent: () => void = () => {},
  ) {}

  /** Throws when the budget is used up, for callers of libraries that catch errors. */
  check(): void {
    if (this.isSpent) throw new OverBudgetError('The file is too complex.');
  }

  takeBytes(count: number): void {
    this.unpackedInBytes += count;
    this.require(this.unpackedInBytes <= this.limits.maxUnpackedInBytes);
  }

  takePart(): void {
    this.parts += 1;
    this.require(this.parts <= this.limits.maxParts);
  }

  takePdfObject(): void {
    this.pdfObjects += 1;
    this.require(this.pdfObjects <= this.limits.maxPdfObjects);
  }

  /** Unpacks deflated bytes without a header. Throws the error of zlib when they are damaged. */
  inflate(packed: Uint8Array): Uint8Array {
    this.check();
    const maxOutputLength = this.limits.maxUnpackedInBytes - this.unpackedInBytes + 1;
    try {
      const unpacked = inflateRawSync(packed, { maxOutputLength });
      this.takeBytes(unpacked.length);
      return unpacked;
    } catch (error) {
      this.require(!isTooLarge(error));
      throw error;
    }
  }

  private require(isWithin: boolean): void {
    if (!isWithin && !this.isSpent) {
      this.isSpent = true;
      this.onSpent();
    }
    this.check();
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
