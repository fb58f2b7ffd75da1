import type { EditorState } from 'prosemirror-state';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DialogKind } from '../editor/dialogs/editor-dialog.tsx';
import type { EditorCommands } from '../editor/editor-commands.ts';
import type { EditorLabel, EditorWords } from '../editor/editor-words.ts';
import type { RichText } from '../editor/rich-text.ts';
import { CommandButtons, Toolbar, ToolbarButton } from '../editor/toolbar.tsx';

type SelectionBubbleProps = {
  text: RichText;
  commands: EditorCommands;
  state: EditorState;
  label: string;
  words: EditorWords;
  icons: string;
  ask: (asked: DialogKind) => void;
  /** Further buttons for the selected passage. */
  children?: ReactNode;
};

const offered: readonly EditorLabel[] = ['bold', 'italic', 'heading2', 'quotation'];

/** Formatting beside the selected text, which Tab reaches from there. */
export function SelectionBubble({ text, commands, state, label, words, icons, ask, children }: SelectionBubbleProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isIn = useIsIn(box, text);
  const isShown = isIn && commands.selectsText(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text or the selection moves the bubble.
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = () => box.current && text.placeBesideSelection(box.current);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(text.view.dom);
    return () => sizes.disconnect();
  }, [isShown, text, state]);
  return (
    <div className="editor-bubble" hidden={!isShown} ref={box}>
      {isShown && (
        <Toolbar bar={bar} label={label} onLeave={text.focus}>
          <CommandButtons
            commands={commands.groups.flat().filter((command) => offered.includes(command.label))}
            icons={icons}
            isFirst
            run={text.run}
            state={state}
            words={words}
          />
          <span className="editor-group">
            <ToolbarButton
              icon="link"
              icons={icons}
              label={words.link}
              on={commands.linkAt(state) !== ''}
              onClick={() => ask('link')}
            />
            {children}
          </span>
        </Toolbar>
      )}
    </div>
  );
}

/** Whether the focus is in the text or the bubble, and no pointer is selecting. */
function useIsIn(box: { current: HTMLElement | null }, text: RichText): boolean {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const holds = (target: unknown) =>
      target instanceof Node && (text.view.dom.contains(target) || box.current?.contains(target) === true);
    const settle = () => setIsIn(holds(document.activeElement));
    document.addEventListener('focusin', settle, { signal });
    document.addEventListener('focusout', ({ relatedTarget }) => holds(relatedTarget) || setIsIn(false), { signal });
    text.view.dom.addEventListener('pointerdown', () => setIsIn(false), { signal });
    // After the browser has placed the selection.
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(settle), { signal });
    settle();
    return () => leaving.abort();
  }, [box, text]);
  return isIn;
}
