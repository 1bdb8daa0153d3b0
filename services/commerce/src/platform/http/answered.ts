import { Refused } from '../refused.ts';
import { Refusal } from './refusal.ts';

/**
 * A domain's no becomes an answer inside an effect, so that it is kept for its key where it is final.
 *
 * @throws Refusal in place of Refused; everything else as it was
 */
export async function answered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refusal(error.status, error.code, error.message, { cause: error });
  }
}
