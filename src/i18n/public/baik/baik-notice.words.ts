/** Notification mail to recipients, in both languages. It must not reveal anything about the report. */
export const baikNoticeWords = {
  subject: 'Ada yang perlu dibaca / There is something to read',
  body: (screen: string) =>
    [
      'Ada yang perlu Anda baca di ruang kerja situs:',
      'There is something for you to read in the back-office of the site:',
      '',
      screen,
    ].join('\n'),
};
