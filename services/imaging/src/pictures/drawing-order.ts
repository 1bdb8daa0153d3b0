import { type MetalColour, drawingOrder } from '@suvarna/contracts/catalogue';
import { addressOf } from '@suvarna/contracts/endpoint';
import { fetchFrom } from '@suvarna/telemetry/calls';

/** A design, and the metal it is shown in first. */
export interface OrderedDesign {
  readonly product_id: number;
  readonly colour: MetalColour;
}

const TIMEOUT_MS = 10_000;

/**
 * Asks commerce for all designs, the most looked at first.
 *
 * @throws Error when commerce does not answer
 */
export async function askDrawingOrder(
  commerceUrl: string,
  ask: typeof fetch = fetchFrom('commerce'),
): Promise<readonly OrderedDesign[]> {
  const answer = await ask(commerceUrl + addressOf(drawingOrder, {}), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`commerce answered ${answer.status} for the order of drawing`);
  return ((await answer.json()) as { readonly designs: readonly OrderedDesign[] }).designs;
}
