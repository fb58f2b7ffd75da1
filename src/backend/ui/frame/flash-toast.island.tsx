import { useEffect, useState } from 'react';
import { type Toast, ToastArea } from '../../../ui/forms/toast.tsx';

type FlashToastProps = {
  flash: { variant: Toast['variant']; title: string; text: string };
  icons: string;
  words: { notifications: string; closeNotification: string };
};

/** The notice that the server drew, as a toast once there is script: said aloud, and gone by itself. */
export function FlashToast({ flash, icons, words }: FlashToastProps) {
  const [toast, setToast] = useState<Toast>();
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    setToast({ id: 1, ...flash });
  }, [flash]);
  return (
    <>
      {!awake && (
        <p className="flash-notice" data-variant={flash.variant}>
          <strong>{flash.title}</strong> {flash.text}
        </p>
      )}
      <ToastArea icons={icons} onClose={() => setToast(undefined)} toast={toast} words={words} />
    </>
  );
}
