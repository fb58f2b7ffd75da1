import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import type { IconName } from '../../../ui/media/icon-names.ts';
import type { EditorCommand } from './commands.ts';
import type { EditorWords } from './editor-words.ts';

type ToolbarProps = {
  label: string;
  className?: string;
  bar: RefObject<HTMLDivElement | null>;
  /** Called for Escape: the focus goes back to the text. */
  onLeave: () => void;
  children: ReactNode;
};

/** Toolbar with roving tabindex: one tab stop, arrow keys move between buttons (APG, toolbar). */
export function Toolbar({ label, className = '', bar, onLeave, children }: ToolbarProps) {
  // The button that was the tab stop may be gone, such as that for a table within one.
  useEffect(() => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const [first] = buttons;
    if (first && !buttons.some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0;
  });
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
      return;
    }
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
    <div aria-label={label} className={`editor-toolbar ${className}`} onKeyDown={move} ref={bar} role="toolbar">
      {children}
    </div>
  );
}

/** Focuses the tab stop of a toolbar. */
export function focusToolbar(bar: RefObject<HTMLDivElement | null>): void {
  bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
}

type CommandButtonsProps = {
  commands: readonly EditorCommand[];
  /** Whether the first button is the tab stop. */
  isFirst: boolean;
  state: EditorState;
  words: EditorWords;
  icons: string;
  run: (command: Command) => void;
};

export function CommandButtons({ commands, isFirst, state, words, icons, run }: CommandButtonsProps) {
  return (
    <span className="editor-group">
      {commands.map(({ label, icon, isOn, run: command }, place) => (
        <ToolbarButton
          icon={icon}
          icons={icons}
          isFirst={isFirst && place === 0}
          key={label}
          label={words[label]}
          on={isOn?.(state)}
          onClick={() => run(command)}
        />
      ))}
    </span>
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

export function ToolbarButton({ label, icon, icons, on, isFirst, onClick }: ToolbarButtonProps) {
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
      <svg aria-hidden="true" className="size-5">
        <use href={`${icons}#${icon}`} />
      </svg>
    </button>
  );
}
