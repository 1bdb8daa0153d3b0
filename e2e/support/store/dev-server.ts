import { spawn } from 'node:child_process';
import { freePorts } from '@suvarna/testing/free-ports';
import { repository, toolEnvironment } from '../repository.ts';
import { until } from '@suvarna/testing/until';

export interface DevServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A developer's machine: the dev server of one remote, built from the working tree. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const [port] = await freePorts(1);
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'shared/federation/src/run-dev-server.ts',
      folder,
      String(port),
    ],
    {
      cwd: repository,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`the dev server ended:\n${output}`);
      return Promise.resolve(output.includes('ready '));
    },
    'the dev server',
    120_000,
  );
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await gone;
    },
  };
}
