import { useEffect } from 'react';

type LivePreviewProps = {
  /** Name of the frame. */
  frame: string;
  /** The text whose changes other tabs announce. */
  subject: string;
};

/** In CSS pixels. */
const maxPhoneWidth = 640;

/** Loads the frame again when a tab of this browser has stored what was typed, and when the window is looked at again. */
export function LivePreview({ frame, subject }: LivePreviewProps) {
  useEffect(() => {
    const phone = document.querySelector<HTMLInputElement>('input[name="width"][value="phone"]');
    // A phone begins with what readers see on one.
    if (phone && innerWidth < maxPhoneWidth) phone.checked = true;
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel('unsaved') : undefined;
    const reload = () => reloadInPlace(frame);
    channel?.addEventListener('message', ({ data }) => void (data === subject && reload()), { signal });
    document.addEventListener('visibilitychange', () => void (!document.hidden && reload()), { signal });
    return () => {
      leaving.abort();
      channel?.close();
    };
  }, [frame, subject]);
  return null;
}

/** Keeps the place that the page is scrolled to. */
function reloadInPlace(name: string): void {
  const element = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
  const shown = element?.contentWindow;
  if (!shown) return;
  const { scrollX, scrollY } = shown;
  element.addEventListener(
    'load',
    () => element.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }),
    {
      once: true,
    },
  );
  shown.location.reload();
}
