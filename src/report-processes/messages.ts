import type { DatabaseCall, SentError } from '../db/forwarded.ts';
import type { FileSettings } from '../domain/files/open-files.ts';

/** The subcommand with which the server starts itself as a process of the report channel. */
export const reportProcessCommand = 'report-process';

export type ReportSettings = {
  siteUrl: string;
  /** Where sealed files and files of drafts are. */
  files: FileSettings;
  onionAddress: string | undefined;
  isDemo: boolean;
};

/** What the server knows of a request beside its HTTP. */
export type RequestHead = {
  url: string;
  address: string;
  /** Whether the visitor's network may upload files. */
  hasRoom: boolean;
  /** The key of the file in the spool that is its body, which is counted as an upload already. */
  draft?: string;
  length: number;
  /** By which calls without a token are known again. */
  hourKey: string;
};

/** Of a request to a process, with what the server knows of it. */
export const headHeader = 'x-report-request';

/** In base64, as a header has no other letters than those of ASCII. */
export function formatHead(head: RequestHead): string {
  return Buffer.from(JSON.stringify(head)).toString('base64');
}

export function readHead({ headers }: Request): RequestHead {
  // Only the server of this process reaches its socket.
  return JSON.parse(Buffer.from(headers.get(headHeader) ?? '', 'base64').toString()) as RequestHead;
}

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
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'failed'; call: number; error: SentError };

export type FromProcess =
  /** It takes requests. */
  | { kind: 'ready' }
  /** A service of the server; without a number, no answer is awaited. */
  | { kind: 'call'; call?: number; service: keyof Services; value: unknown };
