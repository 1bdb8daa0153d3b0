/**
 * First script of a page. It only starts the rest, piece by piece with a pause between: in one piece
 * the start would hold a slow phone for a quarter of a second, while the page is already on screen.
 */
import '@suvarna/ui/tokens.css';
import '@suvarna/ui/font-faces.css';
import '@suvarna/ui/base.css';
import { languageOf } from '@suvarna/contracts/locale';
import { OVERRIDE_ELEMENT } from '@suvarna/contracts/public-composition';
import { noteStartCost } from '../../engine/browser/timing/machine-speed.ts';
import { nextTask } from '../../engine/browser/timing/next-task.ts';
import { reportFailure } from '../../engine/browser/composition/report-failure.ts';

/** All of it is in this very script (`eager`): what is put off is only its evaluation. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../../engine/browser/timing/slice-length.ts'),
  () => import(/* webpackMode: "eager" */ '@suvarna/api-client'),
  () => import(/* webpackMode: "eager" */ '@suvarna/stores'),
  () => import(/* webpackMode: "eager" */ '@suvarna/i18n'),
  () => import(/* webpackMode: "eager" */ 'single-spa'),
  // Only remotes use it; what a host shares must be in its own build.
  () => import(/* webpackMode: "eager" */ 'single-spa-react'),
  () => import(/* webpackMode: "eager" */ '../../engine/browser/composition/containers.ts'),
  takeOverride,
  () => import(/* webpackMode: "eager" */ './start.ts'),
];

/** Only in a document that carries an override, which production never sends. */
async function takeOverride(): Promise<void> {
  if (!document.getElementById(OVERRIDE_ELEMENT)) return;
  const [{ takeOver }, { overrideTexts }] = await Promise.all([
    import('../../engine/override/take-over.ts'),
    import('#texts/override'),
  ]);
  await takeOver(overrideTexts(languageOf(document.documentElement.lang)));
}

async function startShell(): Promise<void> {
  let cost = 0;
  for (const piece of PIECES) {
    await nextTask();
    const begun = performance.now();
    await piece();
    cost += performance.now() - begun;
  }
  const { start } = await import(/* webpackMode: "eager" */ './start.ts');
  await nextTask();
  const begun = performance.now();
  // Its first step; what it waits for afterwards says nothing of the machine.
  const started = start();
  noteStartCost(cost + performance.now() - begun);
  await started;
}

startShell().catch(reportFailure);
