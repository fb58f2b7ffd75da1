/** What the area of notifications is called, for every island of the back-office that shows toasts. */
export const toastWords = { notifications: 'Notifications (F8)', closeNotification: 'Close notification' };
