import type { Route } from '../../../routes.ts';

/** What a public page says, as its readers see it. */
export type PageText = {
  route: Route;
  href: string;
  title: string;
  description: string;
  /** The text below its title, one entry for each block such as a paragraph or an item of a list. */
  blocks: readonly Block[];
  /** Paths of the pictures that have an alternative text. */
  pictures: readonly string[];
  /** Whether data was missing when it was read. */
  incomplete: boolean;
};

export type Block = {
  text: string;
  isHeading: boolean;
  /** Part of a drawing, such as a flow chart or map. */
  isLabel: boolean;
  /** The id of the closest item of a list around it. */
  item: string | undefined;
};
