import { isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { noticeVersionIn } from '../../../domain/data-protection/notice-versions.ts';
import { NoRoomError, SpentTokenError } from '../../../domain/limits/admission.ts';
import type { FullPlaces } from '../../../domain/limits/places.ts';
import { requestInput } from '../../../domain/privacy/input.ts';
import { type Intake, takeRequest } from '../../../domain/privacy/intake.ts';
import { admissionOfRequest } from '../../../domain/privacy/request-admission.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { readForm, UnreadableBodyError } from '../../http/body.ts';
import { clientAddress, type Listener } from '../../http/client-address.ts';
import { type FormGate, type Gate, holdTextOf, type TokenProblem } from '../form-gate.ts';
import { typedValues } from '../typed-values.ts';
import { requestMistakes } from './mistakes.ts';

export type DataRequestChannel = Intake & {
  gate: FormGate;
  full: FullPlaces;
  trustedProxies: readonly string[];
};

type Mistake = { field: string; text: string };

/** `values` is what was typed. */
type RequestOutcome =
  | { kind: 'accepted' }
  | {
      kind: 'refused';
      status: number;
      mistakes: Mistake[];
      values: Record<string, string>;
      formKey: string;
      token: string;
      challenge: string | undefined;
    };

type Sent = { request: Request; server: Listener; language: Language };
type Refusal = { status: number; mistakes: Mistake[]; token?: string; challenge?: string };

const fields = ['kind', 'name', 'email', 'details'] as const;
const maxFormKeyCharacters = 100;

/** Reads, checks and stores a data request. */
export async function submitRequest(channel: DataRequestChannel, sent: Sent): Promise<RequestOutcome> {
  let form: Record<string, string> = {};
  let refusal: Refusal | undefined;
  try {
    form = Object.fromEntries(await readForm(sent.request));
    refusal = await take(channel, sent, form);
  } catch (error) {
    refusal = refusalOf(error, sent.language);
  }
  if (!refusal) return { kind: 'accepted' };
  return {
    kind: 'refused',
    values: typedValues(form, fields),
    formKey: (form.submission_key ?? '').slice(0, maxFormKeyCharacters) || crypto.randomUUID(),
    challenge: undefined,
    ...refusal,
    token: refusal.token ?? (await channel.gate.tokens.issueIfPossible()),
  };
}

async function take(
  channel: DataRequestChannel,
  { request, server, language }: Sent,
  form: Record<string, string>,
): Promise<Refusal | undefined> {
  const gate = await channel.gate.read(form);
  const { token, pool, problem } = gate;
  const parsed = requestInput.safeParse(typedValues(form, fields));
  if (!parsed.success) return { status: 422, mistakes: requestMistakes(parsed.error, language), token };
  if (problem) return { ...needsToken(problem, language), token };
  if (!pool) return wait(channel, gate, form, language);
  // A program has filled in the hidden field: it gets the same answer, and nothing happens.
  if (form.website) return undefined;
  const address = clientAddress(request, server, channel.trustedProxies);
  try {
    await takeRequest(channel, {
      input: parsed.data,
      language,
      formKey: (form.submission_key ?? token).slice(0, maxFormKeyCharacters),
      noticeVersion: noticeVersionIn(form.notice),
      admission: await admissionOfRequest(channel, { address, token, pool, email: parsed.data.email }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof NoRoomError) return wait(channel, gate, form, language, error.seconds);
    throw error;
  }
}

async function wait(
  channel: DataRequestChannel,
  gate: Gate,
  form: Record<string, string>,
  language: Language,
  fullForSeconds?: number,
): Promise<Refusal> {
  const { token, challenge } = await channel.gate.hold(gate, form, fullForSeconds);
  const text = dataRequestWords(language)[holdTextOf(gate)]({ seconds: challenge.seconds });
  return { status: 429, mistakes: [{ field: '', text }], token, challenge: challenge.value };
}

function refusalOf(error: unknown, language: Language): Refusal {
  if (error instanceof SpentTokenError) return needsToken('spent', language);
  const t = dataRequestWords(language);
  if (error instanceof UnreadableBodyError) return { status: 422, mistakes: [{ field: '', text: t.unreadable }] };
  if (isDatabaseUnavailable(error)) return { status: 503, mistakes: [{ field: '', text: t.serverFailed }] };
  throw error;
}

function needsToken(problem: TokenProblem, language: Language): Refusal {
  return { status: 422, mistakes: [{ field: '', text: dataRequestWords(language)[`token_${problem}`] }] };
}
