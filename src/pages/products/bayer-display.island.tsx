import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BayerPanel, type BayerStep, type BayerWords } from './bayer-panel.tsx';
import { useStepClock } from './use-step-clock.ts';

type BayerDisplayProps = {
  steps: readonly BayerStep[];
  words: BayerWords;
  /** Address of the icon sprite. */
  icons: string;
};

/** The five steps as tabs that advance automatically. Without script, a list of all five. */
export function BayerDisplay({ steps, words, icons }: BayerDisplayProps) {
  const display = useRef<HTMLDivElement>(null);
  const { step, changing, playing, choose, toggle, hold } = useStepClock(steps.length, display);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = stepForKey(event.key, step, steps.length);
    if (chosen === undefined) return;
    event.preventDefault();
    choose(chosen);
    display.current?.querySelectorAll<HTMLElement>('.bayer-number')[chosen]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      aria-labelledby="bayer-title"
      className="bayer"
      data-playing={playing}
      onBlur={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      ref={display}
      role="group"
    >
      <nav
        aria-label={words.steps}
        className="bayer-numbers"
        onKeyDown={chooseByKey}
        role={awake ? 'tablist' : undefined}
      >
        {steps.map(({ title }, index) => (
          <a
            className="bayer-number"
            data-current={index === step ? '' : undefined}
            href={`#bayer-${index + 1}`}
            id={`bayer-number-${index + 1}`}
            key={title}
            onClick={(event) => {
              event.preventDefault();
              choose(index);
            }}
            {...(awake && {
              role: 'tab',
              'aria-controls': `bayer-${index + 1}`,
              'aria-selected': index === step,
              tabIndex: index === step ? 0 : -1,
            })}
          >
            <span className="bayer-digit">{index + 1}</span>
            <span className="bayer-name">{title}</span>
          </a>
        ))}
      </nav>
      <div className="bayer-panels">
        {steps.map((each, index) => (
          <BayerPanel
            awake={awake}
            key={each.title}
            number={index + 1}
            state={index === step ? 'shown' : changing && index === (step + 1) % steps.length ? 'coming' : 'away'}
            step={each}
            words={words}
          />
        ))}
        {(playing === 'playing' || playing === 'paused') && (
          <button className="bayer-pause" onClick={toggle} type="button">
            <svg aria-hidden="true" className="size-5 shrink-0">
              <use href={`${icons}#${playing === 'playing' ? 'player-pause' : 'player-play'}`} />
            </svg>
            {playing === 'playing' ? words.pause : words.play}
          </button>
        )}
      </div>
    </div>
  );
}

function stepForKey(key: string, step: number, steps: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (step + 1) % steps;
    case 'ArrowLeft':
      return (step + steps - 1) % steps;
    case 'Home':
      return 0;
    case 'End':
      return steps - 1;
    case ' ':
      return step;
    default:
      return undefined;
  }
}
