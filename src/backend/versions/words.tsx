import { currentLanguage } from '../../current.ts';
import type { Word } from '../../domain/versions/comparison/texts.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';

type SideProps = { words: readonly Word[]; side: 'before' | 'after' };

/** One side of a comparison: removed words on the left, added ones on the right, both marked without colour. */
export function Side({ words, side }: SideProps) {
  const hidden = side === 'before' ? 'added' : 'removed';
  const shown = words.filter(({ change }) => change !== hidden);
  if (shown.length === 0) return <p className="diff-side diff-nothing" />;
  return (
    <p className="diff-side">
      {shown.map(({ text, change }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ShownWord change={change} key={index} text={text} />
      ))}
    </p>
  );
}

function ShownWord({ text, change }: Word) {
  const staff = currentLanguage();
  if (change === 'same') return text;
  const Mark = change === 'removed' ? 'del' : 'ins';
  const sign = change === 'removed' ? '−' : '+';
  return (
    <Mark className={`diff-${change}`}>
      <span aria-hidden="true">[{sign}</span>
      <span className="sr-only" lang={staff}>
        {' '}
        {t[change]}{' '}
      </span>
      {text}
      <span className="sr-only" lang={staff}>
        {' '}
        {t.end}{' '}
      </span>
      <span aria-hidden="true">{sign}]</span>
    </Mark>
  );
}
