import { useEffect, useRef, useState } from 'react';
import { admitFiles, type FileRefusal } from '../../ui/forms/admit-files.ts';
import { fill, makeFormKey } from '../../ui/forms/form-text.ts';
import { useToast } from '../../ui/forms/use-toast.ts';
import { checkReport, readValues } from './baik-checks.ts';
import type { BaikFormProps, BaikValues, ExaminedFileProps, Mistake } from './baik-form-props.ts';
import { examineFiles, sendReport } from './send-baik.ts';

/** State of the report form. Nothing is stored in the browser. */
export function useBaikForm(props: BaikFormProps) {
  const { words, rules, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
  /** Files that are being inspected or queued. */
  const unexamined = useRef<File[]>([]);
  const [values, setValues] = useState(props.values);
  const [isAwake, setAwake] = useState(false);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>(props.mistakes);
  const [files, setFiles] = useState<readonly ExaminedFileProps[]>(props.files);
  const [drafts, setDrafts] = useState(props.drafts);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [report, setReport] = useState<string>();
  const [sending, setSending] = useState(false);
  const [checking, setChecking] = useState<number>();
  const [announcement, announce] = useState('');
  const [formKey, setFormKey] = useState(props.formKey);
  const [token, setToken] = useState(props.token);
  const [receipt, setReceipt] = useState(props.receipt);
  const [isDone, setDone] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { toast, showToast, closeToast } = useToast();

  useEffect(() => {
    setAwake(true);
    if (element.current) setReport(readValues(element.current).report);
  }, []);

  const typed = () => {
    if (element.current) setReport(readValues(element.current).report);
  };

  const refuse = (found: readonly Mistake[], text: string) => {
    setMistakes(found);
    setAttempts((count) => count + 1);
    showToast({ variant: 'destructive', title: words.errorTitle, text });
  };

  const submit = async () => {
    const form = element.current;
    // What a file reveals is shown before it is sent.
    if (!form || underWay.current || unexamined.current.length > 0) return;
    setDone(false);
    const found = checkReport(form, files, rules, problems, words);
    if (found.mistakes.length > 0) return refuse(found.mistakes, found.text);
    underWay.current = true;
    // Before the fields are disabled: what is disabled is not sent.
    const data = new FormData(form);
    data.delete('attachments');
    setSending(true);
    const reply = await sendReport(props.action, data, words);
    underWay.current = false;
    setSending(false);
    if (reply.kind === 'sent') {
      setValues(noValues);
      setMistakes([]);
      setFiles([]);
      setDrafts('');
      setRemoved([]);
      setReport('');
      setFormKey(makeFormKey());
      setReceipt(reply.receipt);
      return showToast({ variant: 'default', title: words.successTitle, text: reply.message });
    }
    if (reply.token) setToken(reply.token);
    refuse([reply.mistake], reply.mistake.text);
  };

  const sayOfFiles = (refusals: readonly FileRefusal[]) => {
    setMistakes((current) => [...current, ...refusals.map(({ text }) => ({ field: 'attachments', text }))]);
    if (refusals[0]) showToast({ variant: 'destructive', ...refusals[0] });
  };
  const forgetMistakesOfFiles = () => setMistakes((current) => current.filter(({ field }) => field !== 'attachments'));

  const addFiles = async (added: File[]) => {
    const isExamining = unexamined.current.length > 0;
    const { admitted, refusals } = admitFiles(files.length + unexamined.current.length, added, rules, words);
    if (!isExamining) forgetMistakesOfFiles();
    sayOfFiles(refusals);
    unexamined.current.push(...admitted);
    // The running inspection continues with files added meanwhile.
    if (isExamining) return;
    for (let [file] = unexamined.current; file; [file] = unexamined.current) {
      await examine(file);
      unexamined.current.shift();
    }
    setChecking(undefined);
  };

  const examine = async (file: File) => {
    setChecking(0);
    const reply = await examineFiles(props.filesAction, file, props.language, words, setChecking);
    if (reply.kind === 'refused') return sayOfFiles([{ title: words.errorTitle, text: reply.text }]);
    setDrafts((known) => `${known} ${reply.draft}`.trim());
    setFiles((known) => [...known, ...reply.files]);
    announce(fill(words.fileChecked, { name: file.name }));
  };

  const removeFile = (file: ExaminedFileProps) => {
    const others = files.filter(({ key }) => key !== file.key);
    setFiles(others);
    const draft = draftOf(file);
    // Without its key the draft is lost.
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

  /** The receipt is kept: it goes from the page, and its way here from the address. */
  const finish = () => {
    history.replaceState(null, '', props.page);
    setReceipt('');
    setDone(true);
  };

  return {
    ...{
      element,
      fileInput,
      values,
      isAwake,
      mistakes,
      files,
      drafts,
      removed,
      report,
      sending,
      checking,
      announcement,
    },
    ...{ formKey, token, receipt, isDone, attempts, toast },
    ...{ typed, submit, addFiles, removeFile, finish, closeToast },
  };
}

const noValues: BaikValues = { name: '', contact: '', anonymous: false, category: '', report: '' };

/** Every choice of files is a draft of its own, and its name begins the keys of its files. */
function draftOf({ key }: ExaminedFileProps): string {
  return key.split('.')[0] ?? '';
}
