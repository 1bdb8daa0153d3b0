/** The operator: the same command line a person uses, pointed at one store. */
import { runTool, type ToolOutcome } from './run-tool.ts';
import type { Store } from './store.ts';

export interface Operator {
  /** @throws Error with what the command said when it was refused */
  run(...words: string[]): Promise<string>;
  /** For orders that are to be refused. */
  attempt(...words: string[]): Promise<ToolOutcome>;
}

export function operatorOf(store: Store): Operator {
  const attempt = (...words: string[]): Promise<ToolOutcome> => runTool('ops/registry/src/cli.ts', words, store.env);
  return {
    attempt,
    run: async (...words) => {
      const { code, output } = await attempt(...words);
      if (code !== 0) throw new Error(`ops ${words.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
  };
}
