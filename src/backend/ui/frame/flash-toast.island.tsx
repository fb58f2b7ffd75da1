import { useEffect } from 'react';
import { type Toast, ToastArea, UndoForm } from '../../../ui/forms/toast.tsx';
import { useHydrated } from '../../../ui/forms/use-hydrated.ts';
import { useToast } from '../../../ui/forms/use-toast.ts';

type FlashToastProps = {
  flash: Pick<Toast, 'variant' | 'title' | 'text' | 'undo'>;
  icons: string;
  words: { notifications: string; closeNotification: string };
};

/** Shows the server-rendered notice as a toast: announced, and closed automatically. */
export function FlashToast({ flash, icons, words }: FlashToastProps) {
  const { toast, showToast, closeToast } = useToast();
  const isAwake = useHydrated();
  useEffect(() => showToast(flash), [showToast, flash]);
  return (
    <>
      {!isAwake && (
        <div className="flash-notice" data-variant={flash.variant}>
          <p>
            <strong>{flash.title}</strong> {flash.text}
          </p>
          {flash.undo && <UndoForm {...flash.undo} />}
        </div>
      )}
      <ToastArea icons={icons} onClose={closeToast} toast={toast} words={words} />
    </>
  );
}
