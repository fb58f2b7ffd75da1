import { useEffect } from 'react';

type LivePreviewProps = {
  /** Name of the frame. */
  frame: string;
  /** The text whose changes other tabs announce. */
  subject: string;
};

/** In CSS pixels. */
const maxPhoneWidth = 640;

/** Marks the language that the frame shows, and loads it again when a tab of this browser has stored what was typed, and when the window is looked at again. */
export function LivePreview({ frame, subject }: LivePreviewProps) {
  useEffect(() => {
    const phone = document.querySelector<HTMLInputElement>('input[name="width"][value="phone"]');
    // A phone begins with what readers see on one.
    if (phone && innerWidth < maxPhoneWidth) phone.checked = true;
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const element = document.querySelector<HTMLIFrameElement>(`iframe[name="${frame}"]`);
    const mark = () => markLanguage(frame, element?.contentDocument?.documentElement.lang);
    element?.addEventListener('load', mark, { signal });
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

/** Its links are in the page, and a link in the frame may have changed the language. */
function markLanguage(frame: string, shown: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[target="${frame}"]`))
    link.ariaCurrent = String(link.hreflang === shown);
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
