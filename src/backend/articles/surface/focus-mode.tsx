import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type FocusModeProps = {
  form: RefObject<HTMLFormElement | null>;
  icons: string;
  words: { focusMode: string; leaveFocusMode: string };
};

const attribute = 'data-focus-mode';

/** Hides everything but the text until Escape or its button; the next page begins without it. */
export function FocusMode({ form, icons, words }: FocusModeProps) {
  const [place, setPlace] = useState<Element | null>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => setPlace(document.querySelector('[data-desk-tools]')), []);
  useEffect(() => {
    if (!isOn) return;
    document.documentElement.setAttribute(attribute, '');
    focusText(form.current);
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || closesOther(event.target)) return;
      // In the text, Escape would select the block.
      event.stopPropagation();
      setIsOn(false);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      document.removeEventListener('keydown', leave, { capture: true });
      document.documentElement.removeAttribute(attribute);
      focusText(form.current);
    };
  }, [isOn, form]);
  if (!place) return null;
  const label = isOn ? words.leaveFocusMode : words.focusMode;
  const button = (
    <button
      aria-label={label}
      className={isOn ? 'editor-button article-leave-focus' : 'editor-button'}
      onClick={() => setIsOn(!isOn)}
      title={label}
      type="button"
    >
      <svg aria-hidden="true" className="size-5">
        <use href={`${icons}#${isOn ? 'x' : 'maximize'}`} />
      </svg>
    </button>
  );
  // The toolbar is hidden too.
  return createPortal(button, isOn ? document.body : place);
}

/** Whether Escape closes something that is open above the text. */
function closesOther(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, .editor-find, .editor-bubble') !== null;
}

/** The text of the open language, at the place where the cursor is. */
function focusText(form: HTMLFormElement | null): void {
  const texts = [...(form?.querySelectorAll<HTMLElement>('.ProseMirror') ?? [])];
  const text = texts.find((one) => one.contains(document.activeElement)) ?? texts.find((one) => one.checkVisibility());
  text?.focus({ preventScroll: true });
  const node = getSelection()?.focusNode;
  const block = node instanceof Element ? node : node?.parentElement;
  if (block && text?.contains(block) && block !== text) block.scrollIntoView({ block: 'center', behavior: 'instant' });
}
