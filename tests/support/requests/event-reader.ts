/** The events of a response with server-sent events, as a browser reads them. */
export function readEvents({ body }: Response) {
  const reader = body?.getReader();
  if (!reader) throw new Error('The response has no body.');
  const decoder = new TextDecoder();
  let text = '';
  return {
    /** The data of the next event with this name; undefined at the end of the stream. */
    async next(name = 'presence'): Promise<unknown> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const lines = text.slice(0, end).split('\n');
          text = text.slice(end + 2);
          const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
          if (data !== undefined && lines.includes(`event: ${name}`)) return JSON.parse(data);
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += decoder.decode(value, { stream: true });
      }
    },
    leave: () => reader.cancel(),
  };
}
