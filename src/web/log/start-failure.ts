import { DirectoryInUseError } from '../../db/directory-lock.ts';
import { UnsuitablePasswordError } from '../../domain/accounts/operator-commands.ts';
import { AuditKeyError } from '../../domain/audit/open.ts';
import { FilesUnavailableError } from '../../domain/files/file-store.ts';
import { SettingsError } from '../../settings/env.ts';
import { CommandError, StartError } from '../../start-error.ts';

type Place = { host: string; port: number; databaseUrl: string | undefined } | undefined;

/** A sentence for errors that an operator can fix, the stack for all others. Never a password. */
export function explainStartFailure(error: unknown, place: Place): string {
  const isSaid = [SettingsError, StartError, DirectoryInUseError, CommandError, AuditKeyError].some(
    (kind) => error instanceof kind,
  );
  if (isSaid && error instanceof Error) return error.message;
  if (error instanceof UnsuitablePasswordError)
    return `ADMIN_PASSWORD cannot be used for a new account:\n${error.message}`;
  if (error instanceof FilesUnavailableError) {
    return 'The object storage does not answer. Check that it runs and that S3_ENDPOINT is right.';
  }
  const code = codeOf(error) ?? codeOf(causeOf(error));
  const file = fileProblemOf(error) ?? fileProblemOf(causeOf(error));
  if (file !== undefined) return file;
  if (code === 'EADDRINUSE' && place) {
    return `Port ${place.port} on ${place.host} is taken by another program. Stop it, or give this one another PORT.`;
  }
  if (code === 'EACCES' && place) return `This user may not listen on port ${place.port}. Choose another PORT.`;
  if (code === 'EADDRNOTAVAIL' && place) return `This machine has no address ${place.host}. Choose another HOST.`;
  const problem = code && databaseProblems[code];
  if (problem) {
    const tls = problem === closed ? missingTls(place?.databaseUrl) : '';
    return `The database behind DATABASE_URL cannot be used: ${problem}${tls}. ${databaseAdvice}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The driver takes every word but these as a demand for TLS, and closes the connection when the server refuses it. */
function missingTls(databaseUrl: string | undefined): string {
  const mode = /[?&]sslmode=([\w-]+)/.exec(databaseUrl ?? '')?.[1];
  if (mode === undefined || ['disable', 'allow', 'prefer'].includes(mode)) return '';
  return `, perhaps because it has no TLS, which sslmode=${mode} asks for`;
}

const closed = 'it closed the connection';

const databaseAdvice = 'Check that its server runs and that DATABASE_URL is right, then start again.';

/** Codes of the driver, of the system, and of Postgres (its appendix A). */
const databaseProblems: Readonly<Record<string, string>> = {
  CONNECT_TIMEOUT: 'it does not answer',
  CONNECTION_DESTROYED: 'it does not answer',
  DATABASE_UNAVAILABLE: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  CONNECTION_CLOSED: closed,
  CONNECTION_ENDED: closed,
  ECONNREFUSED: 'nothing listens at its address',
  ECONNRESET: closed,
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name cannot be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate has another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  '25006': 'it is read-only',
  '28000': 'it refuses this user',
  '28P01': 'the user name or the password is wrong',
  '3D000': 'there is no database of that name',
  '42P07': 'it holds tables of another program, or only a part of those of the site',
  '42501': 'this user may not create tables in it',
  '53100': 'its disk is full',
  '53300': 'it has no free connection',
  '57014': 'it is too slow',
  '57P03': 'it is starting up or shutting down',
};

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EDQUOT: 'its volume is full',
  EEXIST: 'a file is in its place',
  EIO: 'its volume does not answer',
  ENOSPC: 'its volume is full',
  ENOTDIR: 'a part of its path is a file',
  EPERM: 'this user may not use it',
  EROFS: 'its volume is mounted read-only',
};

/** A write names no path. */
function fileProblemOf(error: unknown): string | undefined {
  const code = codeOf(error) ?? '';
  const problem = fileProblems[code];
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  if (problem !== undefined && path !== undefined) {
    return `${path} cannot be used: ${problem}. Repair that or choose another DATA_DIR, then start again.`;
  }
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? 'The volume of DATA_DIR, or that of temporary files, is full. Free space on it or enlarge it, then start again.'
    : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
