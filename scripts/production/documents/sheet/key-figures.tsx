import type { Pair } from '../../../../src/i18n/site/language.ts';
import { Label } from './document.tsx';

/** Figures side by side, each with what it counts. */
export function KeyFigures({ of }: { of: readonly (readonly [figure: string, counts: Pair])[] }) {
  return (
    <div className="facts">
      {of.map(([figure, counts]) => (
        <div key={counts.id}>
          <dl>
            <dd>{figure}</dd>
            <dt>
              <Label of={counts} />
            </dt>
          </dl>
        </div>
      ))}
    </div>
  );
}
