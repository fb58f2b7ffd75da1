import { useEffect, useRef, useState } from 'react';
import { admitFiles } from '../../ui/forms/admit-files.ts';
import { checkTexts, textsIn } from '../../ui/forms/check-texts.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { sendForm, textOf } from '../../ui/forms/send-form.ts';
import { useVisitorForm } from '../../ui/forms/use-visitor-form.ts';
import type { FileDescription } from '../../web/forms/baik/report-files.ts';
import { reportFields } from './baik-fields.ts';
import type { BaikFormProps } from './form-props.ts';

/** State of the report form. Nothing is stored in the browser. */
export function useBaikForm(props: BaikFormProps) {
  const { words, rules } = props;
  const form = useVisitorForm({ ...props, crash: { title: words.errorTitle, text: words.failed } });
  const { element } = form;
  const fileInput = useRef<HTMLInputElement>(null);
  /** Files that are being copied or queued. */
  const unexamined = useRef<File[]>([]);
  /** After a report was sent, the next one begins empty. */
  const [start, setStart] = useState({ values: props.values, anonymous: props.anonymous });
  const [files, setFiles] = useState<readonly FileDescription[]>(props.files);
  const [drafts, setDrafts] = useState(props.drafts);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [report, setReport] = useState<string>();
  const [checking, setChecking] = useState<number>();
  const [announcement, announce] = useState('');
  const [receipt, setReceipt] = useState(props.receipt);
  const [isDone, setDone] = useState(false);

  const typed = () => {
    setReport(textsIn(element.current, ['report']).report);
  };

  const submit = async () => {
    // A copy is shown before the report is sent.
    if (unexamined.current.length > 0) return;
    setDone(false);
    await form.submit((shown) => checkReport(shown, files, props), send);
  };

  const send = async (data: FormData) => {
    data.delete('attachments');
    const sent = await form.post(props.action, data);
    if (!sent) return;
    setStart({ values: textsIn(null, reportFields), anonymous: true });
    setFiles([]);
    setDrafts('');
    setRemoved([]);
    setReport('');
    setReceipt({ code: textOf(sent.reply.receipt), words: textOf(sent.reply.receipt_words) });
    form.accept(words.successTitle, sent.message, textOf(sent.reply.token));
  };

  const addFiles = async (added: File[]) => {
    const isExamining = unexamined.current.length > 0;
    const { admitted, refusals } = admitFiles(files.length + unexamined.current.length, added, rules, words);
    if (!isExamining) form.clearFileErrors();
    form.refuseFiles(refusals);
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
    if (reply.kind === 'refused') return form.refuseFiles([{ title: words.errorTitle, text: reply.text }]);
    setDrafts((known) => `${known} ${reply.draft}`.trim());
    setFiles((known) => [...known, ...reply.files]);
    announce(fill(words.fileChecked, { name: file.name }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed and chosen before the script ran, once.
  useEffect(() => {
    typed();
    const chosen = [...(fileInput.current?.files ?? [])];
    if (!fileInput.current || chosen.length === 0) return;
    fileInput.current.value = '';
    void addFiles(chosen);
  }, []);

  const removeFile = (file: FileDescription) => {
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
    form.clearFileErrors();
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
    start,
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

/** The upload draft of a file: the first part of its key. Every selection of files creates its own draft. */
function draftOf({ key }: FileDescription): string {
  return key.split('.')[0] ?? '';
}

type CopiedReply = { kind: 'examined'; draft: string; files: FileDescription[] } | { kind: 'refused'; text: string };

/** Sends a file to the server, which makes a safe copy and stores both encrypted until the report is sent. Never rejects. */
export async function copyFile(
  { filesAction, language, words }: BaikFormProps,
  file: File,
  onProgress: (percent: number) => void,
): Promise<CopiedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const answer = await sendForm(`${filesAction}?language=${language}`, data, words, { onProgress });
  if (answer.kind === 'refused') return { kind: 'refused', text: answer.error.text };
  // The response of our own server has the documented shape.
  const { draft, files } = answer.reply as { draft: string; files: FileDescription[] };
  return { kind: 'examined', draft, files };
}

/** Validates the form as the server does; undefined when it may be sent. */
function checkReport(
  form: HTMLFormElement,
  files: readonly FileDescription[],
  { rules, problems, words }: BaikFormProps,
) {
  const data = new FormData(form);
  const anonymous = data.get('anonymous') === '1';
  const { contact, name, ...about } = textsIn(form, reportFields);
  const undecided = files.filter(({ key }) => !data.has(`file-${key}`));
  const errors = [
    ...checkTexts(anonymous ? about : { contact, name, ...about }, { limits: rules, problems }),
    ...undecided.map(({ filename }) => ({ field: 'attachments', text: fill(words.fileUndecided, { name: filename }) })),
  ];
  if (errors.length === 0) return undefined;
  const isMissing = !anonymous && (!contact.trim() || !about.report.trim());
  const text = isMissing ? words.requiredBoth : (errors[0]?.text ?? '');
  return { errors, title: words.errorTitle, text };
}
