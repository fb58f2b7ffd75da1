import type { IncomingFile } from '../asset-store.ts';
import type { PreparedFile } from './prepared-file.ts';

/**
 * Prepares received files in processes of their own, one after the other. Throws RefusedFileError, FileTooComplexError and
 * FilesBusyError.
 */
export type AssetPreparer = (file: IncomingFile, filename: string) => Promise<PreparedFile>;
