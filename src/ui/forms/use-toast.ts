import { useCallback, useState } from 'react';
import type { Toast } from './toast.tsx';

/** The toast of a page: at most one at a time. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const closeToast = useCallback(() => setToast(undefined), []);
  const showToast = useCallback((said: Omit<Toast, 'id'>) => {
    setToast((current) => ({ ...said, id: (current?.id ?? 0) + 1 }));
  }, []);
  return { toast, showToast, closeToast };
}
