import type { FileError, SubmittedFile } from '../../domain/attachments/submitted-file.ts';
import { NoRoomError, type Share, SpentTokenError } from '../../domain/limits/places.ts';
import { formWords } from '../../i18n/site/form-pairs.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { clientAddress, type Listener } from '../http/client-address.ts';
import { hidesOrigin } from '../http/same-origin.ts';
import { type FormGate, type Gate, gateOf, type TokenProblem } from './form-gate.ts';
import { formLanguage } from './form-language.ts';
import {
  fileErrors,
  isRefusal,
  maxFormInBytes,
  ofWholeForm,
  type Parsed,
  type Refusal,
  refusalOfFiles,
} from './form-refusals.ts';
import { isJson, readSubmittedForm, readSubmittedJson } from './submitted-form.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

/** The files of one form, which are stored while they are received. */
export type FormFiles = {
  accept: (file: SubmittedFile) => Promise<void>;
  /** Called with the other fields when all files have been received. */
  complete?: (fields: Fields) => Promise<void>;
  files: readonly { sha256: string }[];
  errors: readonly FileError[];
  /** Whether files were chosen. */
  hadFiles: boolean;
  discard: () => Promise<void>;
};

/** Of a form that has none. */
export function noFiles(): FormFiles {
  return { accept: async (file) => file.skip(), files: [], errors: [], hadFiles: false, discard: async () => {} };
}

type Fields = Record<string, unknown>;

type Received<Files> = { fields: Fields; files: Files; language: Language; address: string; isFromPage: boolean };

export type Admitted<Input, Files> = Received<Files> & { input: Input; token: string; pool: Share };

/** One of the forms that visitors send, from its page or as a call of the API. */
export type PublicForm<Input, Files extends FormFiles, Stored> = {
  gate: FormGate;
  trustedProxies: readonly string[];
  /** A key in memory that is replaced every hour, by which calls without a token are known again. */
  hourKey: () => string;
  /** Begins to receive the files of a form. */
  receive: (address: string) => Files | Promise<Files>;
  /** `content`: the fields without those of every form. `website`: what is in the hidden field that only programs fill in. */
  parse: (content: Fields, language: Language, website: unknown) => Parsed<Input>;
  /** Why no such form can be accepted now, even with a valid token. */
  close?: (form: Received<Files>) => Refusal | undefined;
  /** Stores the form, or says why not. Throws NoRoomError and SpentTokenError. */
  store: (form: Admitted<Input, Files>) => Promise<Refusal | Stored>;
  /** A page keeps the files of a refused form, to be sent with the next attempt. */
  keepsFiles?: boolean;
  /** Logs an error, and says what its sender can do. */
  refusalOf: (error: unknown, language: Language) => Refusal;
};

export type FormOutcome<Files, Stored> = { language: Language; fields: Fields; files: Files | undefined } & (
  | { kind: 'stored'; stored: Stored }
  | ({ kind: 'refused' } & Refusal)
);

type Sent = {
  request: Request;
  server: Listener;
  /** Language of the page that shows the form; undefined for programs, whose form names the language. */
  pageLanguage?: Language;
};

/** Receives, checks and stores a form: the same steps, in the same order, for every form of visitors. */
export async function submitForm<Input, Files extends FormFiles, Stored extends object | undefined>(
  form: PublicForm<Input, Files, Stored>,
  { request, server, pageLanguage }: Sent,
): Promise<FormOutcome<Files, Stored>> {
  const address = clientAddress(request, server, form.trustedProxies);
  let fields: Fields = {};
  let files: Files | undefined;
  const languageOf = () => pageLanguage ?? formLanguage(request, fields);
  const statusFor = ({ status }: Refusal) => (pageLanguage !== undefined && status === 400 ? 422 : status);
  try {
    files = await form.receive(address);
    fields = await receiveForm(request, address, files);
    const language = languageOf();
    const received = { fields, files, language, address, isFromPage: pageLanguage !== undefined };
    const source = pageLanguage !== undefined ? 'page' : hidesOrigin(request) ? 'hidden' : 'program';
    const result = await take(form, received, source);
    if (!isRefusal(result)) return { kind: 'stored', stored: result, language, fields, files };
    if (!(form.keepsFiles && received.isFromPage)) await files.discard();
    return { kind: 'refused', ...result, status: statusFor(result), language, fields, files };
  } catch (error) {
    await files?.discard();
    if (error instanceof UnreadableFormError) fields = error.fields;
    const language = languageOf();
    const refusal = form.refusalOf(error, language);
    return { kind: 'refused', ...refusal, status: statusFor(refusal), language, fields, files };
  }
}

const maxFileInBytes = 10 * 1024 * 1024;

/** Reads a form, or JSON without files. Throws UnreadableFormError; no file is left behind then. */
export async function receiveForm(request: Request, address: string, files: FormFiles): Promise<Fields> {
  try {
    const fields = isJson(request)
      ? await readSubmittedJson(request, address)
      : Object.fromEntries(
          await readSubmittedForm(request, {
            address,
            maxFileInBytes,
            maxBodyInBytes: maxFormInBytes,
            acceptFile: (file) => files.accept(file),
          }),
        );
    const filled = withoutEmptyFiles(fields);
    await files.complete?.(filled);
    return filled;
  } catch (error) {
    await files.discard();
    throw error;
  }
}

/** An empty field for files is sent by browsers without a choice, and by programs that fill in every field they know. */
function withoutEmptyFiles({ attachments, ...fields }: Fields): Fields {
  const isEmpty = Array.isArray(attachments) ? attachments.length === 0 : (attachments ?? '') === '';
  return isEmpty ? fields : { ...fields, attachments };
}

async function take<Input, Files extends FormFiles, Stored>(
  form: PublicForm<Input, Files, Stored>,
  received: Received<Files>,
  source: Parameters<typeof gateOf>[1]['source'],
): Promise<Refusal | Stored> {
  const { fields, files, language, address } = received;
  const digests = files.files.map(({ sha256 }) => sha256);
  const gate = await gateOf(form.gate, { source, fields, address, files: digests, hourKey: form.hourKey });
  if (gate.problem === 'missing' && source === 'hidden') return needsToken('missing', language, gate.token, 403);
  const token = gate.problem || gate.pool === 'direct' ? undefined : gate.token;

  const parsed = form.parse({ language, ...contentOf(fields) }, language, fields.website);
  const errors = [...(parsed.success ? [] : parsed.errors), ...fileErrors(files.errors, language)];
  if (!parsed.success || errors.length > 0) {
    return { ...refusalOfFiles(files.errors), errors, token, error: parsed.success ? undefined : parsed.error };
  }
  const closed = form.close?.(received);
  if (closed) return { token, ...closed };
  if (gate.problem) return needsToken(gate.problem, language, gate.token);
  if (gate.pool === undefined) return hold(form.gate, gate, received);
  try {
    const result = await form.store({ ...received, input: parsed.data, token: gate.token, pool: gate.pool });
    return isRefusal(result) ? { token, ...result } : result;
  } catch (error) {
    if (error instanceof SpentTokenError) return needsToken('spent', language, await form.gate.renew());
    if (error instanceof NoRoomError) return hold(form.gate, gate, received, error.seconds);
    throw error;
  }
}

/** Fields that lead every form through, and are no content of any. */
const leading = ['website', 'token', 'submission_key', 'challenge', 'work', 'notice'];

function contentOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !leading.includes(name)));
}

function needsToken(problem: TokenProblem, language: Language, token: string, status = 400): Refusal {
  return { status, errors: ofWholeForm(formWords(language)[`token_${problem}`]), token };
}

/** Ordinary capacity is used up; the challenge gives access to the rest. */
async function hold(
  forms: FormGate,
  gate: Gate<Share>,
  { fields, language }: Pick<Received<unknown>, 'fields' | 'language'>,
  fullForSeconds?: number,
): Promise<Refusal> {
  const { token, challenge } = await forms.hold(gate, fields, fullForSeconds);
  const { seconds } = challenge;
  const t = formWords(language);
  // A program without a token may not know what a challenge is.
  const [text, retryAfter] =
    gate.pool === 'direct'
      ? [t.formDirectBusy, fullForSeconds ?? seconds]
      : [gate.pool ? t.formBusy : t.formHurried, seconds];
  const errors = ofWholeForm(text({ seconds }));
  return { status: 429, errors, headers: { 'retry-after': String(retryAfter) }, token, challenge };
}

/** What was typed into these fields, to be shown again; empty where the form had no text. */
export function typedValues<Name extends string>(
  fields: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => {
    const value = fields[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  // The entries are those of the names by construction; Object.fromEntries cannot say so.
  return Object.fromEntries(entries) as Record<Name, string>;
}
