import { z } from 'zod';
import { attachmentTypes } from '../../attachments/attachment-types.ts';

const about = {
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Unsealed size in bytes. */
  size: z.number(),
  /** SHA-256 of the sealed file. */
  digest: z.string(),
};
const extensions = Object.keys(attachmentTypes) as (keyof typeof attachmentTypes)[];

const copyNote = z.object({
  ...about,
  kind: z.literal('copy'),
  pages: z.int(),
  madeFrom: z.enum(extensions),
  leftOut: z.object({ comments: z.int(), deletions: z.int(), attachments: z.int(), pictures: z.int() }),
});
/** A file as it came. `of`: the place of its safe copy among the files of the entry. */
const originalNote = z.object({ ...about, kind: z.literal('original'), of: z.int().optional() });

/** What an entry says about a file that was sealed with it. */
export const fileNote = z.union([copyNote, originalNote]);
export type FileNote = z.output<typeof fileNote>;
export type CopyNote = z.output<typeof copyNote>;
export type OriginalNote = z.output<typeof originalNote>;
