import type { DatabaseCall } from '../db/forwarded.ts';
import type { SentError } from '../db/sent-errors.ts';
import type { FileSettings } from '../domain/files/open-files.ts';

/** The subcommand with which the server starts itself as a process of the report channel. */
export const reportProcessCommand = 'report-process';

export const maxPieceInBytes = 256 * 1024;

export type ReportSettings = {
  siteUrl: string;
  /** Where sealed files and files of drafts are. */
  files: FileSettings;
  onionAddress: string | undefined;
  isDemo: boolean;
};

export type RequestHead = {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Address of the visitor, as the server knows it. */
  address: string;
  /** Whether the visitor's network may upload files. */
  hasRoom: boolean;
  /** Its body is counted as an upload already. */
  isCounted: boolean;
  /** By which calls without a token are known again. */
  hourKey: string;
};

/** The body of a request: whole, or the key of the file in the spool that it is. */
export type Body = { bytes?: Uint8Array; draft?: string };

/** What the server does for a process. */
export type Services = {
  database: (call: DatabaseCall) => Promise<unknown>;
  countReports: (subject: string) => number;
  waitAfterGuesses: (subject: string) => number;
  /** The seal of an entry of the activity log, whose key stays in the server. */
  sealEntry: (hash: string) => string;
  tally: (event: string) => void;
  noteFailure: (kind: string) => void;
  addReport: (subject: string) => void;
  addUpload: (upload: { address: string; bytes: number }) => void;
  countGuess: (subject: string) => void;
  rewriteErased: (what?: undefined) => void;
  unlocked: (recipientId: number) => void;
  locked: (what?: undefined) => void;
  recipientLocked: (recipientId: number) => void;
};

export type ToProcess =
  | { kind: 'start'; settings: ReportSettings }
  | { kind: 'request'; id: number; head: RequestHead; body: Body }
  /** The next piece of the response is awaited. */
  | { kind: 'pull'; id: number }
  | { kind: 'cancel'; id: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'failed'; call: number; error: SentError };

/** A piece of the response to a request. Most responses have one. */
export type Piece = { bytes: Uint8Array<ArrayBuffer> | undefined; isLast: boolean };

export type FromProcess =
  | { kind: 'ready' }
  | ({ kind: 'head'; id: number; status: number; headers: [name: string, value: string][] } & Piece)
  | ({ kind: 'piece'; id: number } & Piece)
  | { kind: 'broke'; id: number }
  /** A service of the server; without a number, no answer is awaited. */
  | { kind: 'call'; call?: number; service: keyof Services; value: unknown };
