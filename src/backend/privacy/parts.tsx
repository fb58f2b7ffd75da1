import type { ReactNode } from 'react';
import { registerWords } from '../../i18n/backend/privacy/register.words.ts';
import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import { AddLink, PageHeader } from '../ui/frame/page-header.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { TabLinks } from '../ui/lists/tab-links.tsx';
import { type Column, Table } from '../ui/lists/table.tsx';

const parts = [
  ['requests', endpoints.privacy],
  ['retention', endpoints.privacyRetention],
  ['register', endpoints.privacyRegister],
  ['breaches', endpoints.privacyBreaches],
] as const;

type PartPageProps<Row> = {
  part: (typeof parts)[number][0];
  texts: { title: string; text: string; caption: string; nothing: string };
  /** The link to the form of a new one. */
  add: readonly [href: string, label: string];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Above the table. */
  above?: ReactNode;
  /** What can be done while there is none. */
  start?: ReactNode;
};

/** One of the lists of data protection. */
export function PartPage<Row>({ part, texts, add: [href, label], columns, rows, above, start }: PartPageProps<Row>) {
  const action = <AddLink href={href}>{label}</AddLink>;
  return (
    <>
      <PageHeader action={action} text={texts.text} title={texts.title} />
      <Parts current={part} />
      {above}
      {rows.length === 0 ? (
        <EmptyList title={texts.nothing}>{start}</EmptyList>
      ) : (
        <Table caption={texts.caption} columns={columns} rows={rows} />
      )}
    </>
  );
}

/** Links between the parts of data protection. */
export function Parts({ current }: { current: PartPageProps<unknown>['part'] }) {
  return <TabLinks current={current} label={t.parts} links={parts.map(([part, href]) => [part, t[part], href])} />;
}

const problems = ['required', 'tooLong', 'unreadable', 'dateInvalid', 'daysInvalid', 'addressInvalid', 'full'] as const;

/** A problem of a form in the language of the request. */
export function problemText(problem: string): string {
  return registerWords[problems.find((one) => one === problem) ?? 'required'];
}
