export type TimelineMilestone = {
  /** A year or a span of years, such as `2015-2019`. */
  year: string;
  title: string;
  paragraphs: string[];
  /** `avif` is a `srcset` value. */
  picture: { alt: string; width: number; height: number; avif: string; jpeg: string };
};

export type TimelineWords = {
  timeline: string;
  carousel: string;
  years: string;
  loading: string;
  play: string;
  pause: string;
  previous: string;
  next: string;
};

export type JourneyTimelineProps = {
  milestones: TimelineMilestone[];
  words: TimelineWords;
  /** Address of the icon sprite. */
  icons: string;
};
