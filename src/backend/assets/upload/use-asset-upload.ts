import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaType } from '../../../fields/asset-categories.ts';
import type { assetUploadWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { attachmentSize } from '../../../i18n/site/file-sizes.ts';
import type { Templates } from '../../../i18n/site/words.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import { postForm } from '../../../ui/forms/send-form.ts';
import { useToast } from '../../../ui/forms/use-toast.ts';
import { type ProblemTexts, refusalText } from '../../ui/problem-text.ts';

export type ChosenFile = {
  key: string;
  file: File;
  filename: string;
  size: string;
  name: string;
  altText: string;
  altTextEn: string;
  decorative: boolean;
  credit: string;
  /** `refused`: of a wrong type, and not sent. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused' | 'stored';
  /** The asset that has this file already. */
  stored?: { id: number; name: string } | undefined;
  /** Stores it nevertheless. */
  again?: boolean;
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
  problems: ProblemTexts;
};

const fits = {
  image: (type: string) => type.startsWith('image/'),
  video: (type: string) => type.startsWith('video/'),
  document: (type: string) => type === 'application/pdf',
  // Few systems know a type for them.
  captions: () => true,
} as const;

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
    const isWrong = (file: File) => !fits[mediaType](file.type) || !isAccepted(file.name, accept);
    if (chosen.every(isWrong) || chosen.length > maxFiles) {
      input.value = '';
      setFiles([]);
      if (chosen.length > maxFiles) complain(words.tooMany, fill(words.atMostFiles, { count: String(maxFiles) }));
      else if (chosen.length > 0) complain(words.invalidType, words[`${mediaType}Only`]);
      return;
    }
    // Files of a wrong type are named, and the others are kept.
    setFiles(
      chosen.map((file, index): ChosenFile => {
        const one = chosenFile(file, index);
        return isWrong(file) ? { ...one, state: 'refused', error: words[`${mediaType}Only`] } : one;
      }),
    );
    if (chosen.some(isWrong)) complain(words.invalidType, words[`${mediaType}Only`]);
  };

  // Files that were chosen before the script had loaded.
  const chooseFirst = useRef(choose);
  useEffect(() => {
    const input = root.current?.querySelector<HTMLInputElement>('input[type="file"]');
    if (input?.files?.length) chooseFirst.current([...input.files], input);
  }, [root]);

  const leaving = useLeaving(
    root,
    files.some(({ state }) => state === 'done'),
  );
  const send = async (form: HTMLFormElement) => {
    const { signal } = leaving.begin();
    setSending(true);
    let failures = 0;
    const open = files.filter(({ state }) => state === 'waiting' || state === 'failed');
    for (const [index, one] of open.entries()) {
      const { key, file, filename } = one;
      change(key, { state: 'sending', progress: 0, error: undefined });
      setAnnouncement(fill(words.uploading, { filename, number: String(index + 1), total: String(open.length) }));
      const onProgress = (progress: number) => change(key, { progress });
      const result = await sendFile(file, textsOf(one, files.length > 1), form, {
        address: api,
        words,
        problems,
        onProgress,
        signal,
      });
      if (signal.aborted) return;
      if (result.stored) {
        failures += 1;
        change(key, { state: 'stored', stored: result.stored });
        setAnnouncement(fill(words.isStored, { name: result.stored.name }));
      } else if (result.error === undefined) change(key, { state: 'done' });
      else {
        failures += 1;
        change(key, { state: 'failed', error: result.error });
        complain(words.failed, result.error);
      }
    }
    leaving.end();
    setSending(false);
    const isComplete = failures === 0 && files.every(({ state }) => state !== 'refused' && state !== 'stored');
    if (isComplete) location.assign(`${done}&count=${files.length}`);
    else {
      const count = String(open.length - failures);
      setAnnouncement(fill(words.filesUploaded, { count, total: String(open.length) }));
    }
  };

  const open = files.filter(({ state }) => state === 'waiting' || state === 'failed');
  const isReady = open.length > 0 && !isSending && open.every(({ name }) => name.trim() !== '');
  useSurroundingForm(root, { files, isReady, send });
  return {
    files,
    isSending,
    announcement,
    toast,
    choose,
    /** Takes a file that is stored already back into those that are sent. */
    sendAgain: (key: string) => change(key, { state: 'waiting', again: true }),
    describe: (index: number, changed: Partial<ChosenFile>) =>
      setFiles((all) => all.map((one, at) => (at === index ? { ...one, ...changed } : one))),
    closeToast,
  };
}

type Sending = { files: readonly ChosenFile[]; isReady: boolean; send: (form: HTMLFormElement) => Promise<void> };

/** Connects the surrounding form: its submit starts the upload, and its button is disabled without files. */
function useSurroundingForm(root: RefObject<HTMLElement | null>, { files, isReady, send }: Sending): void {
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const button = form.querySelector<HTMLButtonElement>('[data-upload-submit]');
    if (button) button.disabled = !isReady;
    // Each of several files has fields of its own.
    const texts = form.querySelector<HTMLFieldSetElement>('.alt-texts');
    if (texts) texts.hidden = texts.disabled = files.length > 1;
    const credit = form.querySelector<HTMLInputElement>('#credit');
    if (credit?.parentElement) credit.parentElement.hidden = files.length > 1;
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

/** What is sent with a file: several files have texts of their own, a single one those of the form. */
function textsOf(one: ChosenFile, isOneOfMany: boolean): Record<string, string> {
  const { name, altText, altTextEn, decorative, credit, again } = one;
  const own = { name, if_stored: again ? 'store' : 'use' };
  if (!isOneOfMany) return own;
  const described = { alt_text: altText, alt_text_en: altTextEn };
  return { ...own, credit, ...(decorative ? { decorative: 'on' } : described) };
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
    size: attachmentSize(file.size, document.documentElement.lang),
    name: file.name.replace(/\.[^.]*$/, ''),
    altText: '',
    altTextEn: '',
    decorative: false,
    credit: '',
  };
}

function isAccepted(filename: string, accept: string): boolean {
  return accept.split(',').some((extension) => filename.toLowerCase().endsWith(extension));
}

type Way = {
  address: string;
  words: AssetUploadWords;
  problems: ProblemTexts;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

type Sent = { error?: string; stored?: { id: number; name: string } };

/** Uploads one file; resolves to nothing, to an error, or to the asset that has this file already. */
async function sendFile(
  file: File,
  texts: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  { address, words, problems, onProgress, signal }: Way,
): Promise<Sent> {
  // The form's other fields are sent with every file.
  const sent = new FormData(form);
  for (const [name, text] of Object.entries(texts)) sent.set(name, text);
  sent.set('file', file);
  const { status, body, problem } = await postForm(address, sent, onProgress, signal);
  if (status === 201) return {};
  if (status === 401) return { error: words.sessionEnded };
  try {
    const { error, id, name } = JSON.parse(body) as { error?: string; id: number; name: string };
    if (status === 200) return { stored: { id, name } };
    return { error: error ? refusalText({ error, problem }, problems) : words.unknown };
  } catch {
    return { error: words.unknown };
  }
}

/** Texts of the upload form; placeholders in braces are filled in by the browser. */
export type AssetUploadWords = Templates<ReturnType<typeof assetUploadWords>> & {
  notifications: string;
  closeNotification: string;
};
