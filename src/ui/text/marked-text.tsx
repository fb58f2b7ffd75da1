import type { Marked } from '../../domain/search/marked.ts';

/** A text with highlighted matches. */
export function MarkedText({ of: { text, marks } }: { of: Marked }) {
  let read = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(read, from);
        read = to;
        return [
          before,
          <mark className="found-word" key={from}>
            {text.slice(from, to)}
          </mark>,
        ];
      })}
      {text.slice(read)}
    </>
  );
}
