import { type FormEvent, useState } from 'react';
import type { CommentWords } from './comment-words.ts';
import { MentionBox } from './mention-box.tsx';

/** What was typed and not sent yet, by its place: it stays when its card is closed, and when the form is shown again after a save. */
export const typed = new Map<string, string>();

type WriteProps = {
  label: string;
  verb: string;
  people: readonly string[];
  /** Key in `typed`. */
  place: string;
  problem: string;
  autoFocus: boolean;
  /** Whether it was stored. */
  send: (body: string) => Promise<boolean>;
  sent: () => void;
  words: CommentWords;
};

export function Write({ label, verb, people, place, problem, autoFocus, send, sent, words }: WriteProps) {
  const [body, setBody] = useState(typed.get(place) ?? '');
  const [isSending, setSending] = useState(false);
  const type = (next: string) => {
    setBody(next);
    if (next.trim()) typed.set(place, next);
    else typed.delete(place);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '' || isSending) return;
    setSending(true);
    const isStored = await send(body);
    setSending(false);
    if (!isStored) return;
    typed.delete(place);
    sent();
  };
  return (
    <form className="comment-write" onSubmit={submit}>
      <MentionBox autoFocus={autoFocus} label={label} onChange={type} people={people} value={body} words={words} />
      {problem && <p className="comment-gone">{problem}</p>}
      <button className="btn-primary" disabled={isSending} type="submit">
        {verb}
      </button>
    </form>
  );
}
