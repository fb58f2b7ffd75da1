import { type KeyboardEvent, useRef } from 'react';
import { fill } from '../../../ui/forms/form-text.ts';
import type { IconName } from '../../../ui/media/icon-names.ts';
import { commandGroups, type FormatState } from './commands.ts';
import type { EditorWords } from './editor-words.ts';
import type { RichText } from './rich-text.ts';

type ToolbarProps = {
  text: RichText;
  state: FormatState;
  label: string;
  words: EditorWords;
  icons: string;
  onLink: () => void;
  onPicture: () => void;
  onDescriptions: () => void;
};

/** Toolbar with roving tabindex: one tab stop, arrow keys move between buttons (APG, toolbar). */
export function Toolbar(props: ToolbarProps) {
  const { text, state, label, words, icons, onLink, onPicture, onDescriptions } = props;
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = buttons.at(next % buttons.length);
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
    target?.focus();
  };
  return (
    <div
      aria-label={fill(words.formatting, { label })}
      className="editor-toolbar"
      onKeyDown={move}
      ref={bar}
      role="toolbar"
    >
      {commandGroups.map((group, index) => (
        <span className="editor-group" key={group[0]?.label}>
          {group.map(({ label: name, icon, isOn, run }, place) => (
            <ToolbarButton
              icon={icon}
              icons={icons}
              isFirst={index === 0 && place === 0}
              key={name}
              label={words[name]}
              on={isOn?.(state)}
              onClick={() => run(text, state)}
            />
          ))}
        </span>
      ))}
      <span className="editor-group">
        <ToolbarButton icon="link" icons={icons} label={words.link} on={Boolean(state.link)} onClick={onLink} />
        <ToolbarButton icon="photo" icons={icons} label={words.picture} onClick={onPicture} />
        <ToolbarButton icon="alt" icons={icons} label={words.descriptions} onClick={onDescriptions} />
      </span>
    </div>
  );
}

type ToolbarButtonProps = {
  label: string;
  icon: IconName;
  icons: string;
  on?: boolean | undefined;
  isFirst?: boolean;
  onClick: () => void;
};

function ToolbarButton({ label, icon, icons, on, isFirst, onClick }: ToolbarButtonProps) {
  return (
    <button
      aria-label={label}
      aria-pressed={on}
      className="editor-button"
      onClick={onClick}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={isFirst ? 0 : -1}
      title={label}
      type="button"
    >
      <svg aria-hidden="true" className="size-5" focusable="false">
        <use href={`${icons}#${icon}`} />
      </svg>
    </button>
  );
}
