import { useCallback, useEffect, useState } from 'react';
import { problemHeader } from '../../../fields/problem.ts';
import type { Anchor } from '../../../fields/rich-text/passages.ts';
import { type ProblemTexts, refusalText } from '../../ui/problem-text.ts';
import type { CommentWords } from './comment-words.ts';
import { typed } from './write-comment.tsx';

type Said = { id: number; author: string; at: string; body: string };
export type Talk = Said & { quote: string; anchor: Anchor; answers: Said[] };

type SaidJson = { id: number; author: string; created_at: string; body: string };
type CommentJson = SaidJson & {
  language: string;
  quote: string;
  block_id: string | null;
  before: string;
  after: string;
  resolved_at: string | null;
  answers: SaidJson[];
};

type Texts = { words: CommentWords; problems: ProblemTexts };

/** The open comments of a language, as the server has them: read when the form opens, returns to view, and after each act. */
export function useTalks(address: string | undefined, language: string, { words, problems }: Texts) {
  const [talks, setTalks] = useState<readonly Talk[]>([]);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const read = useCallback(async () => {
    if (!address) return;
    const answer = await fetch(address).catch(() => undefined);
    if (!answer?.ok) return;
    const review = (await answer.json()) as { comments: CommentJson[]; people: string[] };
    // One that another person resolved stays while an answer is being typed.
    const isOpen = (one: CommentJson) => one.resolved_at === null || typed.has(`${address} ${one.id}`);
    setTalks(review.comments.filter((one) => one.language === language && isOpen(one)).map(talkOf));
    setPeople(review.people);
  }, [address, language]);
  useEffect(() => {
    void read();
    const seen = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [read]);
  /** Whether it was stored: that is said, or the problem. */
  const act = async (path: string, success: string, body?: object): Promise<boolean> => {
    // A text that is said a second time is announced only after it was away.
    setSaid('');
    setProblem('');
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body ?? {}) };
    const answer = await fetch(`${address}/comments${path}`, sent).catch(() => undefined);
    if (answer?.ok) setSaid(success);
    else setProblem(await problemOf(answer));
    if (answer) await read();
    return answer?.ok ?? false;
  };
  const problemOf = async (answer: Response | undefined): Promise<string> => {
    if (answer?.status === 404) return words.goneMeanwhile;
    if (answer?.status !== 400 && answer?.status !== 409) return words.notStored;
    const { error } = (await answer.json()) as { error: string };
    return refusalText({ error, problem: answer.headers.get(problemHeader) }, problems);
  };
  return { talks, people, problem, said, act };
}

function talkOf({ quote, block_id: blockId, before, after, answers, ...comment }: CommentJson): Talk {
  return { ...saidOf(comment), quote, anchor: { blockId, quote, before, after }, answers: answers.map(saidOf) };
}

function saidOf({ id, author, created_at: at, body }: SaidJson): Said {
  return { id, author, at, body };
}

/** Address of the review of the article that a form is about; undefined for a new one. */
export function reviewOf(form: HTMLFormElement | null, articles: string): string | undefined {
  const id = /\/articles\/edit\/(\d+)/.exec(form?.action ?? '')?.[1];
  return id && `${articles}/${id}/review`;
}
