import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaType } from '../../fields/asset-categories.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { useToast } from '../../ui/forms/use-toast.ts';
import type { ProblemTexts } from '../ui/problem-text.ts';
import type { AssetUploadWords } from './asset-upload-words.ts';
import { sendFile } from './send-file.ts';

export type ChosenFile = {
  key: string;
  file: File;
  filename: string;
  megabytes: string;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Upload progress in percent. */
  progress: number;
  error?: string | undefined;
};

type Options = {
  mediaType: MediaType;
  accept: string;
  maxFiles: number;
  api: string;
  done: string;
} & {
  words: AssetUploadWords;
  problems: ProblemTexts | undefined;
};

const megabyte = 1024 * 1024;
const fits = {
  image: (type: string) => type.startsWith('image/'),
  video: (type: string) => type.startsWith('video/'),
  document: (type: string) => type === 'application/pdf',
  // Few systems know a type for them.
  captions: () => true,
} as const;

/** State of the chosen files and their uploads. */
export function useAssetUpload(root: RefObject<HTMLElement | null>, options: Options) {
  const { mediaType, accept, maxFiles, api, done, words, problems } = options;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { toast, showToast, closeToast } = useToast();
  const complain = (title: string, text: string) => showToast({ variant: 'destructive', title, text });
  const change = (key: string, changed: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  const choose = (chosen: File[], input: HTMLInputElement) => {
    const wrong = chosen.some((file) => !fits[mediaType](file.type) || !isAccepted(file.name, accept));
    if (wrong || chosen.length > maxFiles) {
      input.value = '';
      setFiles([]);
      if (wrong) complain(words.invalidType, words[`${mediaType}Only`]);
      else complain(words.tooMany, fill(words.atMostFiles, { count: String(maxFiles) }));
      return;
    }
    setFiles(chosen.map(chosenFile));
  };

  const leaving = useLeaving(
    root,
    files.some(({ state }) => state === 'done'),
  );
  const send = async (form: HTMLFormElement) => {
    const { signal } = leaving.begin();
    setSending(true);
    let failures = 0;
    const open = files.filter(({ state }) => state !== 'done');
    for (const [index, { key, file, name, filename }] of open.entries()) {
      change(key, { state: 'sending', progress: 0, error: undefined });
      setAnnouncement(fill(words.uploading, { filename, number: String(index + 1), total: String(open.length) }));
      const onProgress = (progress: number) => change(key, { progress });
      const problem = await sendFile(file, name, form, { address: api, words, problems, onProgress, signal });
      if (signal.aborted) return;
      if (problem === undefined) change(key, { state: 'done' });
      else {
        failures += 1;
        change(key, { state: 'failed', error: problem });
        complain(words.failed, problem);
      }
    }
    leaving.end();
    setSending(false);
    if (failures === 0) location.assign(`${done}&count=${files.length}`);
    else {
      const count = String(open.length - failures);
      setAnnouncement(fill(words.filesUploaded, { count, total: String(open.length) }));
    }
  };

  const isReady = files.length > 0 && !isSending && files.every(({ name }) => name.trim() !== '');
  useForm(root, { files, isReady, send });
  return {
    files,
    isSending,
    announcement,
    toast,
    choose,
    rename: (index: number, name: string) => setFiles(files.map((one, at) => (at === index ? { ...one, name } : one))),
    closeToast,
  };
}

type Sending = { files: readonly ChosenFile[]; isReady: boolean; send: (form: HTMLFormElement) => Promise<void> };

/** Connects the surrounding form: its submit starts the upload, and its button is disabled without files. */
function useForm(root: RefObject<HTMLElement | null>, { files, isReady, send }: Sending): void {
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const button = form.querySelector<HTMLButtonElement>('[data-upload-submit]');
    if (button) button.disabled = !isReady;
    // One alternative text cannot describe several pictures.
    const texts = form.querySelector<HTMLFieldSetElement>('.alt-texts');
    if (texts) texts.hidden = texts.disabled = files.length > 1;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      if (isReady) void send(form);
    };
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  });
}

/**
 * Closing the dialog aborts the running upload and refreshes the list below with the finished ones.
 * Asks for confirmation before leaving during an upload.
 */
function useLeaving(root: RefObject<HTMLElement | null>, hasSent: boolean) {
  const sending = useRef<AbortController>(undefined);
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const leave = () => {
      sending.current?.abort();
      window.removeEventListener('beforeunload', askFirst);
      if (hasSent) location.reload();
    };
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [root, hasSent]);
  return {
    begin: () => {
      sending.current = new AbortController();
      window.addEventListener('beforeunload', askFirst);
      return sending.current;
    },
    end: () => window.removeEventListener('beforeunload', askFirst),
  };
}

function askFirst(event: Event): void {
  event.preventDefault();
}

function chosenFile(file: File, index: number): ChosenFile {
  return {
    key: `${index} ${file.name}`,
    file,
    filename: file.name,
    state: 'waiting',
    progress: 0,
    megabytes: `${(file.size / megabyte).toFixed(2)} MB`,
    name: file.name.replace(/\.[^.]*$/, ''),
  };
}

function isAccepted(filename: string, accept: string): boolean {
  return accept.split(',').some((extension) => filename.toLowerCase().endsWith(extension));
}
