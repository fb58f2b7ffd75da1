import { useState } from 'react';
import { fill } from '../../ui/forms/form-text.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import type { ConnectionWords } from './island-texts.ts';

type Result = { connected: boolean; message: string };
type ConnectionTestProps = {
  action: string;
  call: string;
  result: Result | undefined;
  words: ConnectionWords;
};

/** Tests the connection to the mailbox. Without script the button reloads the screen with the result. */
export function ConnectionTest({ action, call, result: known, words }: ConnectionTestProps) {
  const [result, setResult] = useState(known);
  const [testing, setTesting] = useState(false);
  const isAwake = useHydrated();

  const test = async () => {
    setTesting(true);
    setResult(await askServer(call, words));
    setTesting(false);
  };

  return (
    <form
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        if (!testing) void test();
      }}
    >
      <input name="test" type="hidden" value="connection" />
      <div role={isAwake ? 'status' : undefined}>
        {result && (
          <p className="mb-4 grid justify-items-start gap-2 text-small [overflow-wrap:anywhere]">
            <StatusBadge tone={result.connected ? 'good' : 'bad'}>
              {result.connected ? words.connected : words.disconnected}
            </StatusBadge>
            {result.message}
          </p>
        )}
      </div>
      <button className="btn-outline min-h-11 px-5 py-2 disabled:opacity-60" disabled={testing} type="submit">
        {testing ? words.testing : words.test}
      </button>
    </form>
  );
}

async function askServer(call: string, words: ConnectionTestProps['words']): Promise<Result> {
  try {
    const answer = await fetch(call, { cache: 'no-store' });
    const { connected, message } = (await answer.json()) as Partial<Result>;
    if (answer.ok && connected) return { connected, message: words.accepts };
    if (answer.ok) return { connected: false, message: words.notSetUp || (message ?? '') };
    return { connected: false, message: fill(words.serverAnswered, { status: String(answer.status) }) };
  } catch {
    return { connected: false, message: words.noAnswer };
  }
}
