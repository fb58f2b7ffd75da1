import { useRef } from 'react';
import { MilestoneView } from './milestone-view.tsx';
import { TimelineControls } from './timeline-controls.tsx';
import type { JourneyTimelineProps } from './timeline-props.ts';
import { useTimeline } from './use-timeline.ts';

/** Full-screen timeline showing one milestone at a time; without script, all of them in a column. */
export function JourneyTimeline({ milestones, words, icons }: JourneyTimelineProps) {
  const section = useRef<HTMLElement>(null);
  const timeline = useTimeline(section, milestones.length);
  const { awake, ready, playing, selected, stop } = timeline;
  return (
    <section
      aria-label={words.timeline}
      aria-roledescription={awake ? words.carousel : undefined}
      className="timeline tone-dark"
      onFocus={({ target }) => {
        // Keyboard focus pauses the autoplay, except on the play button.
        if (target.matches(':focus-visible:not([data-play])')) stop();
      }}
      ref={section}
    >
      <ol aria-live={playing ? 'off' : 'polite'} className="timeline-milestones">
        {milestones.map((milestone, index) => (
          <MilestoneView eager={awake} key={milestone.year} milestone={milestone} shown={index === selected} />
        ))}
      </ol>
      <TimelineControls icons={icons} milestones={milestones} timeline={timeline} words={words} />
      {!ready && (
        <p className="timeline-loading" role="status">
          {words.loading}
        </p>
      )}
    </section>
  );
}
