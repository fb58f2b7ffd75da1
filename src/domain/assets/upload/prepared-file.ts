import type { MediaType } from '../../../fields/asset-categories.ts';

/** A processed file: checked, cleaned and measured, not stored yet. */
export type PreparedFile = {
  directory: string;
  mediaType: MediaType;
  facts: {
    path: string;
    filename: string;
    size: number;
    width: number | null;
    height: number | null;
    pages: number | null;
    placeholder: string | null;
  };
};
