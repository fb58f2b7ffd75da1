import { fileUrl } from '../../../manifest.ts';
import { Island } from '../../../ui/markup/island.tsx';
import type { Flash } from '../../../web/sessions/flash.ts';
import { FlashToast } from './flash-toast.island.tsx';

/** What was done on the way here: a toast, and without script a notice above the screen. */
export function FlashNotice({ flash }: { flash: Flash }) {
  return (
    <Island component={FlashToast} name="flash-toast" props={{ flash, icons: fileUrl('icons.svg') }} wake="idle" />
  );
}
