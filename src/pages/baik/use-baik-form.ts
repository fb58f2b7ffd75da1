import { useEffect, useRef, useState } from 'react';
import type { BaikProblem } from '../../domain/baik/input.ts';
import { admitFiles, type FileRefusal } from '../../ui/forms/admit-files.ts';
import { fill, lengthOf, type Mistake } from '../../ui/forms/form-text.ts';
import { sendForm, textOf } from '../../ui/forms/send-form.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { SaidFile } from '../../web/forms/baik/copy-text.ts';
import type { BaikFormProps, BaikFormWords, BaikValues } from './baik-form-props.ts';

/** State of the report form. Nothing is stored in the browser. */
export function useBaikForm(props: BaikFormProps) {
  const { words, rules, problems } = props;
  const form = useForm({ ...props, crash: { title: words.errorTitle, text: words.failed } });
  const { element, setMistakes } = form;
  const fileInput = useRef<HTMLInputElement>(null);
  /** Files that are being copied or queued. */
  const unexamined = useRef<File[]>([]);
  const [values, setValues] = useState(props.values);
  const [files, setFiles] = useState<readonly SaidFile[]>(props.files);
  const [drafts, setDrafts] = useState(props.drafts);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [report, setReport] = useState<string>();
  const [checking, setChecking] = useState<number>();
  const [announcement, announce] = useState('');
  const [receipt, setReceipt] = useState(props.receipt);
  const [isDone, setDone] = useState(false);

  const typed = () => {
    if (element.current) setReport(readValues(element.current).report);
  };

  const submit = async () => {
    // A copy is shown before the report is sent.
    if (unexamined.current.length > 0) return;
    setDone(false);
    await form.submit((shown) => checkReport(shown, files, rules, problems, words), send);
  };

  const send = async (data: FormData) => {
    data.delete('attachments');
    const reply = await sendForm(props.action, data, words, { onHold: form.setHold });
    if (reply.kind === 'refused') {
      if (reply.token) form.setToken(reply.token);
      return form.refuse({ mistakes: [reply.mistake], title: words.errorTitle });
    }
    setValues(noValues);
    setFiles([]);
    setDrafts('');
    setRemoved([]);
    setReport('');
    setReceipt({ code: textOf(reply.reply.receipt), words: textOf(reply.reply.receipt_words) });
    form.accept(words.successTitle, reply.message, textOf(reply.reply.token));
  };

  const sayOfFiles = (refusals: readonly FileRefusal[]) => {
    setMistakes((current) => [...current, ...refusals.map(({ text }) => ({ field: 'attachments', text }))]);
    if (refusals[0]) form.showToast({ variant: 'destructive', besideField: true, ...refusals[0] });
  };
  const forgetMistakesOfFiles = () => {
    form.closeToast();
    setMistakes((current) => current.filter(({ field }) => field !== 'attachments'));
  };

  const addFiles = async (added: File[]) => {
    const isExamining = unexamined.current.length > 0;
    const { admitted, refusals } = admitFiles(files.length + unexamined.current.length, added, rules, words);
    if (!isExamining) forgetMistakesOfFiles();
    sayOfFiles(refusals);
    unexamined.current.push(...admitted);
    // The running loop also copies files added later.
    if (isExamining) return;
    for (let [file] = unexamined.current; file; [file] = unexamined.current) {
      await examine(file);
      unexamined.current.shift();
    }
    setChecking(undefined);
  };

  const examine = async (file: File) => {
    setChecking(0);
    const reply = await copyFile(props, file, setChecking);
    if (reply.kind === 'refused') return sayOfFiles([{ title: words.errorTitle, text: reply.text }]);
    setDrafts((known) => `${known} ${reply.draft}`.trim());
    setFiles((known) => [...known, ...reply.files]);
    announce(fill(words.fileChecked, { name: file.name }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed and chosen before the script ran, once.
  useEffect(() => {
    if (element.current) setReport(readValues(element.current).report);
    const chosen = [...(fileInput.current?.files ?? [])];
    if (!fileInput.current || chosen.length === 0) return;
    fileInput.current.value = '';
    void addFiles(chosen);
  }, []);

  const removeFile = (file: SaidFile) => {
    const others = files.filter(({ key }) => key !== file.key);
    setFiles(others);
    const draft = draftOf(file);
    // Uploaded files cannot be reopened without their key.
    if (others.some((other) => draftOf(other) === draft)) setRemoved((known) => [...known, file.key]);
    else
      setDrafts((known) =>
        known
          .split(' ')
          .filter((one) => !one.startsWith(`${draft}.`))
          .join(' '),
      );
    forgetMistakesOfFiles();
    announce(fill(words.fileRemoved, { name: file.filename }));
    fileInput.current?.focus();
  };

  const finish = () => {
    setReceipt(undefined);
    setDone(true);
  };

  return {
    ...form,
    fileInput,
    values,
    files,
    drafts,
    removed,
    report,
    checking,
    announcement,
    receipt,
    isDone,
    typed,
    submit,
    addFiles,
    removeFile,
    finish,
  };
}

const noValues: BaikValues = { name: '', contact: '', anonymous: true, category: '', report: '' };

/** The upload draft of a file: the first part of its key. Every selection of files creates its own draft. */
function draftOf({ key }: SaidFile): string {
  return key.split('.')[0] ?? '';
}

type CopiedReply = { kind: 'examined'; draft: string; files: SaidFile[] } | { kind: 'refused'; text: string };

/** Sends a file to the server, which makes a safe copy and stores both encrypted until the report is sent. Never rejects. */
export async function copyFile(
  { filesAction, language, words }: BaikFormProps,
  file: File,
  onProgress: (percent: number) => void,
): Promise<CopiedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const answer = await sendForm(`${filesAction}?language=${language}`, data, words, { onProgress });
  if (answer.kind === 'refused') return { kind: 'refused', text: answer.mistake.text };
  // The response of our own server has the documented shape.
  const { draft, files } = answer.reply as { draft: string; files: SaidFile[] };
  return { kind: 'examined', draft, files };
}

/** Current values of the form. */
export function readValues(form: HTMLFormElement): BaikValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    contact: text('contact'),
    anonymous: data.get('anonymous') === '1',
    category: text('category'),
    report: text('report'),
  };
}

/** Validates the form as the server does; returns the first error, or undefined. */
function checkReport(
  form: HTMLFormElement,
  files: readonly SaidFile[],
  rules: BaikFormProps['rules'],
  problems: Record<BaikProblem, string>,
  words: BaikFormWords,
): { mistakes: Mistake[]; title: string; text: string } | undefined {
  const values = readValues(form);
  const { name, contact, anonymous, category, report } = values;
  const isMissing = (!anonymous && !contact.trim()) || !report.trim();
  const found: [field: string, problem: BaikProblem | false][] = [
    [
      'contact',
      !anonymous && (!contact.trim() ? 'contactRequired' : isOver(contact, rules.contact) && 'contactTooLong'),
    ],
    ['name', !anonymous && isOver(name, rules.name) && 'nameTooLong'],
    ['category', isOver(category, rules.category) && 'categoryTooLong'],
    ['report', !report.trim() ? 'reportRequired' : isOver(report, rules.report) && 'reportTooLong'],
  ];
  const data = new FormData(form);
  const undecided = files.filter(({ key }) => !data.has(`file-${key}`));
  const mistakes = [
    ...found.flatMap(([field, problem]) => (problem ? [{ field, text: problems[problem] }] : [])),
    ...undecided.map(({ filename }) => ({ field: 'attachments', text: fill(words.fileUndecided, { name: filename }) })),
  ];
  if (mistakes.length === 0) return undefined;
  const text = isMissing && !anonymous ? words.requiredBoth : (mistakes[0]?.text ?? '');
  return { mistakes, title: words.errorTitle, text };
}

function isOver(text: string, limit: number): boolean {
  return lengthOf(text) > limit;
}
