export interface Routable {
  readonly id: string;
  readonly path: string;
}
export interface RoutableRemote<R extends Routable> {
  readonly name: string;
  readonly routes: readonly R[];
}
export interface RouteMatch<Remote, R> {
  readonly remote: Remote;
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}
export type Matcher<Remote, R> = (path: string) => RouteMatch<Remote, R> | null;
export declare function createMatcher<R extends Routable, Remote extends RoutableRemote<R>>(
  remotes: readonly Remote[],
): Matcher<Remote, R>;
