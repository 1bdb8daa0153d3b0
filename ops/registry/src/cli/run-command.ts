/** How a command ends: what it prints, and with which exit code. */
import { CommanderError } from 'commander';
import { RegistryRefusal } from '../client/registry-client.ts';
import { UsageError } from './command.ts';
import { createProgram } from './program.ts';
import { openSession, type Environment } from './session.ts';

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Does what the words after `npm run ops --` say. */
export async function runCommand(words: readonly string[], env: Environment): Promise<Ended> {
  let out = '';
  let err = '';
  const program = createProgram({
    open: () => openSession(env),
    print: (text) => (out += text),
    complain: (text) => (err += text),
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return { code: 0, out, err };
  } catch (error) {
    // Commander has said itself what is wrong, or has shown the help that was asked for.
    if (error instanceof CommanderError) return { code: error.exitCode === 0 ? 0 : 2, out, err };
    return { out: '', ...failed(error) };
  }
}

function failed(error: unknown): Pick<Ended, 'code' | 'err'> {
  if (error instanceof UsageError)
    return { code: 2, err: `${error.message}\nAll commands: npm run ops -- help\n` };
  if (error instanceof RegistryRefusal && error.code === 'ORDER.WAITS')
    return { code: 0, err: `${error.message}\n` };
  if (error instanceof RegistryRefusal)
    return { code: 1, err: `refused (${error.code}): ${error.message}\nNothing was changed.\n` };
  if (error instanceof Error) return { code: 1, err: `failed: ${error.message}\n` };
  throw error;
}
