import { useEffect, useState } from 'react';
import { StatusBadge } from '../ui/lists/status-badge.tsx';

type Result = { connected: boolean; message: string };
type ConnectionTestProps = { action: string; call: string; result: Result | undefined };

/** Tries the mailbox on demand. Without script the same button loads the screen again with the result in it. */
export function ConnectionTest({ action, call, result: known }: ConnectionTestProps) {
  const [result, setResult] = useState(known);
  const [testing, setTesting] = useState(false);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const test = async () => {
    setTesting(true);
    setResult(await askServer(call));
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
      <div role={awake ? 'status' : undefined}>
        {result && (
          <p className="mb-4 grid justify-items-start gap-2 text-small [overflow-wrap:anywhere]">
            <StatusBadge tone={result.connected ? 'good' : 'bad'}>
              {result.connected ? 'Connected' : 'Disconnected'}
            </StatusBadge>
            {result.message}
          </p>
        )}
      </div>
      <button className="btn-outline min-h-11 px-5 py-2 disabled:opacity-60" disabled={testing} type="submit">
        {testing ? 'Testing...' : 'Test connection'}
      </button>
    </form>
  );
}

async function askServer(call: string): Promise<Result> {
  try {
    const answer = await fetch(call, { cache: 'no-store' });
    const { connected, message } = (await answer.json()) as Partial<Result>;
    if (answer.ok) return { connected: connected === true, message: message ?? '' };
    return { connected: false, message: `The server answered ${answer.status}` };
  } catch {
    return { connected: false, message: 'The server does not answer' };
  }
}
