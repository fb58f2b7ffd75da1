import { useEffect, useRef, useState } from 'react';
import { admitFiles } from '../../ui/admit-files.ts';
import { fill, makeFormKey } from '../../ui/form-text.ts';
import { useToast } from '../../ui/use-toast.ts';
import { checkReport, readValues } from './baik-checks.ts';
import type { BaikFormProps, ExaminedFileProps, Mistake } from './baik-form-props.ts';
import { examineFiles, sendReport } from './send-baik.ts';

/** Everything about the report form that changes while somebody fills it in. Nothing of it is kept in the browser. */
export function useBaikForm(props: BaikFormProps) {
  const { words, rules, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);
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
    if (!form || underWay.current) return;
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
      setMistakes([]);
      setFiles([]);
      setDrafts('');
      setRemoved([]);
      setReport(undefined);
      setFormKey(makeFormKey());
      setReceipt(reply.receipt);
      return showToast({ variant: 'default', title: words.successTitle, text: reply.message });
    }
    if (reply.token) setToken(reply.token);
    refuse([reply.mistake], reply.mistake.text);
  };

  const sayOfFiles = (refusal: { title: string; text: string } | undefined) => {
    setMistakes((current) => [
      ...current.filter(({ field }) => field !== 'attachments'),
      ...(refusal ? [{ field: 'attachments', text: refusal.text }] : []),
    ]);
    if (refusal) showToast({ variant: 'destructive', ...refusal });
  };

  const addFiles = async (added: File[]) => {
    const { admitted, refusal } = admitFiles(files.length, added, rules, words);
    sayOfFiles(refusal);
    if (admitted.length === 0 || checking !== undefined) return;
    setChecking(0);
    for (const file of admitted) {
      const reply = await examineFiles(props.filesAction, file, props.language, words, setChecking);
      if (reply.kind === 'refused') {
        sayOfFiles({ title: words.errorTitle, text: reply.text });
        continue;
      }
      setDrafts((known) => `${known} ${reply.draft}`.trim());
      setFiles((known) => [...known, ...reply.files]);
      announce(fill(words.fileChecked, { name: file.name }));
    }
    setChecking(undefined);
  };

  const removeFile = (file: ExaminedFileProps) => {
    const others = files.filter(({ key }) => key !== file.key);
    setFiles(others);
    const draft = draftOf(file);
    // What nothing opens any more is as good as gone.
    if (others.some((other) => draftOf(other) === draft)) setRemoved((known) => [...known, file.key]);
    else
      setDrafts((known) =>
        known
          .split(' ')
          .filter((one) => !one.startsWith(`${draft}.`))
          .join(' '),
      );
    setMistakes((current) => current.filter(({ field }) => field !== 'attachments'));
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
    ...{ element, fileInput, isAwake, mistakes, files, drafts, removed, report, sending, checking, announcement },
    ...{ formKey, token, receipt, isDone, attempts, toast },
    ...{ typed, submit, addFiles, removeFile, finish, closeToast },
  };
}

/** Every choice of files is a draft of its own, and its name begins the keys of its files. */
function draftOf({ key }: ExaminedFileProps): string {
  return key.split('.')[0] ?? '';
}
