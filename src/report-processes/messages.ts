import type { DatabaseCall } from '../db/forwarded.ts';
import type { SentError } from '../db/sent-errors.ts';
import type { FileSettings } from '../domain/files/open-files.ts';

/** The subcommand with which the server starts itself as a process of the report channel. */
export const reportProcessCommand = 'report-process';

/** The file descriptor in the process through which bodies of requests and responses pass. */
export const bodyDescriptor = 3;
/** Less than a socket holds, so that neither side ever waits for the other while it writes. */
export const maxPieceInBytes = 32 * 1024;

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
  /** By which calls without a token are known again. */
  hourKey: string;
};

/** Where the body of a request is: in the server, or encrypted in the spool under a key of its own. */
export type BodySource = { kind: 'none' } | { kind: 'server' } | { kind: 'spool'; draft: string };

/** What a process asks the server for and waits for. */
export type ServiceCall =
  | { service: 'database'; call: DatabaseCall }
  | { service: 'reports-of-network'; subject: string }
  | { service: 'wait-after-guesses'; subject: string }
  /** The seal of an entry of the activity log, whose key stays in the server. */
  | { service: 'entry-seal'; hash: string }
  /** A place in the queue for files of reports; the answer is its number, by which it is given back. */
  | { service: 'file-place' }
  /** A turn after other forms with the same key. */
  | { service: 'turn'; key: string };

/** Notes of a process to the server. */
export type Note =
  | { note: 'tally'; event: string }
  | { note: 'failure'; kind: string }
  | { note: 'report-of-network'; subject: string }
  | { note: 'uploaded'; address: string; bytes: number }
  | { note: 'wrong-guess'; subject: string }
  | { note: 'place-free'; place: number }
  | { note: 'erased' }
  | { note: 'unlocked'; recipientId: number }
  | { note: 'locked' }
  | { note: 'recipient-locked'; recipientId: number };

/** `bytes`: this many are in the socket; none at the end. `pull`: the receiver takes the next piece. */
type BodyMessage = { kind: 'bytes'; id: number; length: number } | { kind: 'pull'; id: number };

export type ToProcess =
  | { kind: 'start'; settings: ReportSettings }
  /** Opens the channel of a demonstration, and prints its passphrase. */
  | { kind: 'demonstrate' }
  | { kind: 'request'; id: number; head: RequestHead; body: BodySource }
  | BodyMessage
  | { kind: 'cancel'; id: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'failed'; call: number; error: SentError };

export type FromProcess =
  | { kind: 'ready' }
  /** Whose passphrase was printed; undefined when there was a recipient already. */
  | { kind: 'demonstrated'; username: string | undefined }
  | { kind: 'head'; id: number; status: number; headers: [name: string, value: string][]; hasBody: boolean }
  | BodyMessage
  | { kind: 'broke'; id: number }
  | { kind: 'call'; call: number; request: ServiceCall }
  | { kind: 'note'; note: Note };
