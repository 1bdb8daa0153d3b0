/**
 * Which remote and route an address belongs to. Composer and browser ask the same function, with
 * the routes of the live composition, so a new remote brings its addresses with it.
 */
import { match, parse, type MatchFunction, type Token } from 'path-to-regexp';

export interface Routable {
  readonly id: string;
  /** path-to-regexp pattern of the language-neutral path. */
  readonly path: string;
}

export interface RoutableRemote<R extends Routable> {
  readonly name: string;
  readonly routes: readonly R[];
}

export interface RouteMatch<Remote, R> {
  readonly remote: Remote;
  readonly route: R;
  /** Decoded; `+` stays a plus sign (the listing grammar needs it). */
  readonly params: Readonly<Record<string, string>>;
}

export type Matcher<Remote, R> = (path: string) => RouteMatch<Remote, R> | null;

interface Candidate<Remote, R> {
  readonly remote: Remote;
  readonly route: R;
  readonly test: MatchFunction<Record<string, string>>;
  readonly literals: number;
}

const literalLength = (tokens: readonly Token[]): number =>
  tokens.reduce(
    (sum, token) =>
      sum +
      (token.type === 'text' ? token.value.length : token.type === 'group' ? literalLength(token.tokens) : 0),
    0,
  );

/**
 * Patterns with more literal characters win, so `_product_` beats `/jewellery/…` (domain-rules
 * §2.14 row 16) and `/jewellery/search/` beats `/jewellery/:category/`.
 *
 * @throws PathError when a pattern is malformed.
 */
export function createMatcher<R extends Routable, Remote extends RoutableRemote<R>>(
  remotes: readonly Remote[],
): Matcher<Remote, R> {
  const candidates: Candidate<Remote, R>[] = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({
      remote,
      route,
      test: match<Record<string, string>>(route.path, { sensitive: true }),
      literals: literalLength(parse(route.path).tokens),
    })),
  );
  candidates.sort((a, b) => b.literals - a.literals);

  return (path) => {
    for (const { remote, route, test } of candidates) {
      const found = attempt(test, path);
      if (found) return { remote, route, params: found };
    }
    return null;
  };
}

/** A path with a broken escape (`%E0%A4%A`) belongs to no remote. */
function attempt(
  test: MatchFunction<Record<string, string>>,
  path: string,
): Readonly<Record<string, string>> | null {
  try {
    const found = test(path);
    return found ? found.params : null;
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return null;
    throw error;
  }
}
