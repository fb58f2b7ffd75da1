/** Accessible names of the toast region, for all islands of the back-office. */
export const toastWords = { notifications: 'Notifications (F8)', closeNotification: 'Close notification' };
