/** A telephone number that can be called. It is never broken across lines. */
export function Telephone({ number }: { number: string }) {
  return (
    <a className="line-link" href={`tel:${number.replaceAll(' ', '')}`}>
      {number.replaceAll(' ', '\u00A0')}
    </a>
  );
}
