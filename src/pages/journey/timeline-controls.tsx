import type { TimelineMilestone, TimelineWords } from './timeline-props.ts';
import type { Timeline } from './use-timeline.ts';

type TimelineControlsProps = {
  timeline: Timeline;
  milestones: readonly TimelineMilestone[];
  words: TimelineWords;
  icons: string;
};

/** Play and pause; a button for each year on wide screens, previous and next on narrow ones. */
export function TimelineControls({ timeline, milestones, words, icons }: TimelineControlsProps) {
  const { selected, started, playing, choose, step, toggle } = timeline;
  const icon = (name: string) => (
    <svg aria-hidden="true" className="size-5">
      <use href={`${icons}#${name}`} />
    </svg>
  );
  return (
    <div className="timeline-controls wrap">
      <button
        aria-label={started ? words.pause : words.play}
        className="icon-button"
        data-play=""
        onClick={toggle}
        type="button"
      >
        {icon(started ? 'player-pause' : 'player-play')}
      </button>
      <ol aria-label={words.years} className="timeline-years">
        {milestones.map(({ year }, index) => (
          <li className="flex-1" key={year}>
            <button
              aria-current={index === selected ? 'true' : undefined}
              className="timeline-year"
              onClick={() => choose(index)}
              type="button"
            >
              <span className="timeline-line">
                {/* A new element for each step restarts the CSS animation of the line. */}
                <span
                  className="timeline-progress"
                  data-progress={progressOf(index, selected, playing)}
                  key={`${selected} ${playing}`}
                />
              </span>
              {year.replace('-', '–')}
            </button>
          </li>
        ))}
      </ol>
      <div className="timeline-steps">
        <button aria-label={words.previous} className="icon-button" onClick={() => step(-1)} type="button">
          {icon('arrow-left')}
        </button>
        <p aria-hidden="true" className="t-item min-w-[6.5rem] text-center">
          {milestones[selected]?.year.replace('-', '–')}
        </p>
        <button aria-label={words.next} className="icon-button" onClick={() => step(1)} type="button">
          {icon('arrow-right')}
        </button>
      </div>
    </div>
  );
}

function progressOf(index: number, selected: number, playing: boolean): 'whole' | 'running' | 'none' {
  if (index < selected) return 'whole';
  if (index > selected) return 'none';
  return playing ? 'running' : 'whole';
}
