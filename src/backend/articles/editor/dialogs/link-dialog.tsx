import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../../ui/forms/form-text.ts';
import type { EditorWords } from '../editor-words.ts';
import { type LinkTarget, useLinkTargets } from './use-link-targets.ts';

type LinkDialogProps = {
  /** Link target of the selection; empty without a link. */
  address: string;
  /** Of the text. */
  language: string;
  /** Address of the calls that say what a text may link to. */
  targets: string;
  words: EditorWords;
  /** `title`: of a chosen target. */
  onSave: (address: string, title: string | undefined) => void;
  onRemove: () => void;
  onClose: () => void;
};

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * The link dialog: a combobox (ARIA APG) that finds articles, pages, sections and documents, and takes a typed address. It is outside the
 * article form, so that Enter does not save the article.
 */
export function LinkDialog({ address, language, targets, words, onSave, onRemove, onClose }: LinkDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address);
  const [chosen, setChosen] = useState<LinkTarget>();
  const [active, setActive] = useState(-1);
  const [wrong, setWrong] = useState(false);
  const { found, state, isCurrent } = useLinkTargets(targets, language, typed);
  useEffect(() => dialog.current?.showModal(), []);
  const options = chosen ? [] : found;
  const known = chosen ?? found.find(({ href }) => href === typed.trim());
  const type = (text: string) => {
    setTyped(text);
    setChosen(undefined);
    setActive(-1);
    setWrong(false);
  };
  // What readers would not find is said before it is linked.
  const choose = (target: LinkTarget) => {
    if (!target.warning) return onSave(target.href, target.title);
    type(target.href);
    setChosen(target);
    // Out of the list, which is hidden now: Enter saves.
    field.current?.focus();
  };
  const save = () => {
    const complete = completeAddress(typed);
    const isFound = !complete && isCurrent && typed.trim() !== '';
    const option = options[active] ?? (isFound ? options[0] : undefined);
    if (option) return choose(option);
    if (complete) onSave(complete, chosen?.title);
    else setWrong(true);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    setActive((at) => (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length);
  };
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-160" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {words.link}
        </h2>
        <label className="t-label mt-4 block" htmlFor={`${id}-address`}>
          {words.linkTarget}
        </label>
        <input
          aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
          aria-autocomplete="list"
          aria-controls={`${id}-options`}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          aria-expanded={options.length > 0}
          aria-invalid={wrong || undefined}
          autoComplete="off"
          className="mt-1.5 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
          id={`${id}-address`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={move}
          placeholder={words.linkTargetHint}
          ref={field}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
        {wrong && (
          <p className="mt-1.5 text-small font-600 text-laterite-deep" id={`${id}-wrong`} role="alert">
            {words.wrongAddress}
          </p>
        )}
        {known?.warning && (
          <p className="mt-3 border-l-4 border-ember bg-powder px-4 py-3 text-small font-600" role="alert">
            {fill(words.linkWarning, { title: known.title, reason: warningText(words, known.warning) })}
          </p>
        )}
        <p className="mt-2 text-tiny text-slate" role="status">
          {state === 'failed' && words.linkTargetsFailed}
          {options.length > 0 && `${words.linkTargets}: ${options.length}`}
          {state === 'found' && found.length === 0 && typed.trim() !== '' && words.noLinkTargets}
        </p>
        <Options active={active} choose={choose} id={id} options={options} words={words} />
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {words.saveLink}
          </button>
          {address && (
            <button className="btn-outline" onClick={onRemove} type="button">
              {words.removeLink}
            </button>
          )}
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

type OptionsProps = {
  id: string;
  options: readonly LinkTarget[];
  active: number;
  choose: (target: LinkTarget) => void;
  words: EditorWords;
};

function Options({ id, options, active, choose, words }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup of an effect.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      aria-label={words.linkTargets}
      className="max-h-80 overflow-y-auto"
      hidden={options.length === 0}
      id={`${id}-options`}
      ref={list}
      role="listbox"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
        <div
          aria-selected={index === active}
          className="find-option"
          id={`${id}-option-${index}`}
          key={`${option.kind} ${option.href}`}
          onClick={() => choose(option)}
          role="option"
          tabIndex={-1}
        >
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="font-600">{option.title}</span>
            <span className="block text-tiny text-slate">
              {[words[option.kind], option.note].filter(Boolean).join(' · ')}
            </span>
          </span>
          {option.warning && (
            <span className="shrink-0 text-tiny font-650 text-laterite-deep">{warningText(words, option.warning)}</span>
          )}
        </div>
      ))}
    </div>
  );
}

function warningText(words: EditorWords, warning: NonNullable<LinkTarget['warning']>): string {
  const { targetDraft, targetScheduled, targetUnpublished, targetArchived, targetOtherLanguage } = words;
  return {
    draft: targetDraft,
    scheduled: targetScheduled,
    unpublished: targetUnpublished,
    archived: targetArchived,
    otherLanguage: targetOtherLanguage,
  }[warning];
}

/** Completes a typed address without a scheme; undefined for links that articles may not have. */
function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text;
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  const complete = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return undefined;
  const { protocol, hostname } = new URL(complete);
  if (!schemes.includes(protocol)) return undefined;
  return protocol.startsWith('http') && !hostname.includes('.') ? undefined : complete;
}
