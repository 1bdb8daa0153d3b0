import { snapshotNow } from '../../catalogue/index.ts';
import { presentmentOf } from '../model/presentment.ts';
import type { Message } from '../model/message.ts';
import type { AgentCall, Answer } from '../operation.ts';
import { assessLines } from '../sessions/pieces.ts';
import { refusedLines } from '../sessions/session-messages.ts';
import type { Wanted } from '../sessions/wanted.ts';
import { texts } from '../texts.ts';

/** The answer where nothing of what is wanted can be had: then nothing is begun (rule 43). */
export function nothingToSell(
  { deps, acceptLanguage }: Pick<AgentCall<unknown>, 'deps' | 'acceptLanguage'>,
  wanted: Wanted,
): Answer | undefined {
  const { currency, locale } = presentmentOf(wanted.context, acceptLanguage);
  const { pieces, refused } = assessLines(
    { snapshot: snapshotNow(deps.catalogue), priceOf: deps.catalogue.priceOf, currency },
    wanted.line_items,
  );
  if (pieces.length > 0) return undefined;
  const t = texts(locale);
  const messages: Message[] =
    refused.length > 0
      ? refusedLines(t, refused).map((one) => ({ ...one, severity: 'unrecoverable' }) as Message)
      : [
          {
            type: 'error',
            code: 'line_items_required',
            severity: 'unrecoverable',
            content: t('message.lines-required'),
          },
        ];
  return { status: 'error', body: { messages, continue_url: `${deps.config.shopOrigin}/` } };
}
