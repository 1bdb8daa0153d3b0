/** The operator: the same command line a person uses, pointed at one store. */
import type { Composition, CompositionEnvelope } from '@suvarna/contracts/release-delivery';
import { runTool, type ToolOutcome } from '../store/run-tool.ts';
import type { Store } from '../store/store.ts';

export interface Operator {
  /** @throws Error with what the command said when it was refused */
  run(...words: string[]): Promise<string>;
  /** What is live: versions by remote, the revision that says so, and the canary beside it. */
  live(): Promise<Pick<Composition, 'revision' | 'remotes' | 'canary'>>;
  /** For orders that are to be refused. */
  attempt(...words: string[]): Promise<ToolOutcome>;
}

export function operatorOf(store: Store): Operator {
  const attempt = (...words: string[]): Promise<ToolOutcome> =>
    runTool('ops/registry/src/cli.ts', words, store.env);
  return {
    attempt,
    run: async (...words) => {
      const { code, output } = await attempt(...words);
      if (code !== 0) throw new Error(`ops ${words.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    live: async () => {
      const { payload } = (await (
        await fetch(`${store.registry}/v1/compositions/production`)
      ).json()) as CompositionEnvelope;
      const { revision, remotes, canary } = JSON.parse(
        Buffer.from(payload, 'base64').toString('utf8'),
      ) as Composition;
      return { revision, remotes, ...(canary && { canary }) };
    },
  };
}
