/**
 * Starts several things at once. When one fails, the others are called off and waited for before the
 * failure is reported: what would get ready after that, no process would stop any more.
 *
 * @param start has to give up when the signal is aborted, and settles only when nothing of it runs or it can be stopped
 */
export async function startTogether<Plan>(
  plans: readonly Plan[],
  signal: AbortSignal,
  start: (plan: Plan, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const givingUp = AbortSignal.any([signal, failed.signal]);
  await Promise.allSettled(
    plans.map((plan) =>
      start(plan, givingUp).catch((error: unknown) => {
        // The first reason stays; those that were called off fail for nothing else.
        failed.abort(error);
      }),
    ),
  );
  failed.signal.throwIfAborted();
}
