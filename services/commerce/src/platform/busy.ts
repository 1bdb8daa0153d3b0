/** There is no place left for the work that was asked for; nothing was done. Answered with 429 or 503 and when to come again. */
export class Busy extends Error {
  /** Whether it is the caller who has too much under way, or everybody together. */
  readonly of: 'caller' | 'everybody';
  /** Whether a refusal has a line in the log. A flood of refusals shall not become one of lines. */
  readonly isLogged: boolean = false;

  constructor(of: 'caller' | 'everybody', message: string) {
    super(message);
    this.of = of;
  }
}
