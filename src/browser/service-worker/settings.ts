import type { Template } from '../../i18n/site/words.ts';

/** Written by the server in front of the script of the service worker. */
export type WorkerSettings = {
  /** Changes with every build, so that browsers install the new worker. */
  version: string;
  contacts: readonly OfflineContact[];
  /** Notice above a copy, by language code. */
  notices: Readonly<Record<string, OfflineNotice>>;
  /** Parts of paths, in lower case, that are never intercepted. */
  excluded: readonly string[];
};

/** `address` is stored as the copy of `page`, whose form has a token. */
type OfflineContact = { page: string; address: string };

/** `text` contains the date of the copy. */
export type OfflineNotice = { locale: string; text: Template<'date'> };
