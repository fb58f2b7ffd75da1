import { z } from 'zod';

/** Raised when an archive is laid out in a way that earlier versions cannot read. */
export const archiveFormat = 1;

/** Folders of DATA_DIR that hold content. The first is read before the rows: its signed heads must not be newer than them. */
export const contentFolders = ['audit', 'assets', 'contact', 'baik'] as const;

export const memberNames = {
  about: 'backup.json',
  sequences: 'sequences.json',
  pages: 'pages.json',
  contents: 'contents.json',
  sums: 'SHA256SUMS',
} as const;

/** Rows of a table, as JSON of texts. One member is as large as one statement that inserts it. */
export const maxRowsInBytes = 4 * 1024 * 1024;
/** A single row may be larger than that; beyond this it is taken for an attack on the memory. */
export const maxUnpackedRowsInBytes = 64 * 1024 * 1024;
/** A member that is not a file of the site. */
export const maxJsonInBytes = 64 * 1024 * 1024;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** First member: what the archive is. */
export const aboutSchema = z.object({
  format: z.number(),
  release: z.string().max(100),
  build: z.string().max(100),
  createdAt: z.iso.datetime(),
  siteUrl: z.string().max(1000),
  /** Migrations of the schema, oldest first. */
  migrations: z.array(z.object({ hash: z.string().max(100), createdAt: z.number() })).max(10_000),
  /** Columns of each table, in the order of the values in its rows. */
  tables: z.record(identifier, z.array(identifier).max(500)),
});
export type About = z.infer<typeof aboutSchema>;

export const sequencesSchema = z.record(
  identifier,
  z.object({ value: z.string().regex(/^\d{1,19}$/), called: z.boolean() }),
);
export type Sequences = z.infer<typeof sequencesSchema>;

/** Digests of the text of public pages by address; undefined when pages were not looked at. */
export const pagesSchema = z.record(z.string().max(2000), z.string().max(100));
export type Pages = z.infer<typeof pagesSchema>;

/** The last member but one: what the archive holds. */
export const contentsSchema = z.object({
  rows: z.record(identifier, z.number()),
  files: z.number(),
  fileBytes: z.number(),
  /** Deleted between the moment of the rows and the reading of the files. */
  vanished: z.array(z.string().max(500)).max(100_000),
});
export type Contents = z.infer<typeof contentsSchema>;

const rowsPattern = /^rows\/([a-z_][a-z0-9_]{0,62})\/\d{6,9}\.ndjson\.gz$/;

/** The table of a member of rows; undefined for other members. */
export function tableOf(path: string): string | undefined {
  return rowsPattern.exec(path)?.[1];
}

const filePattern = /^files\/((?:audit|assets|contact|baik)(?:\/[\w.-]{1,200}){1,4})$/;

/** Path of a file below DATA_DIR; undefined for other members. Never leads out of its folder. */
export function filePathOf(path: string): string | undefined {
  const file = filePattern.exec(path)?.[1];
  return file?.split('/').some((part) => part === '.' || part === '..') ? undefined : file;
}
