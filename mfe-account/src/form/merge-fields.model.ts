/** Fields of a form, each a text. */
type Fields = Readonly<Record<string, string>>;

export interface Merged<Of extends Fields> {
  readonly fields: Of;
  /** Fields that were changed in both windows, each to something else: mine stand in `fields`. */
  readonly disputed: readonly (keyof Of & string)[];
}

/**
 * What a customer wrote here and what another window made of the same thing in the meantime: each change is kept.
 *
 * @param began with what this editor began
 */
export function mergeFields<Of extends Fields>(began: Of, mine: Of, theirs: Of): Merged<Of> {
  const names = Object.keys(began) as (keyof Of & string)[];
  const fields = Object.fromEntries(
    names.map((name) => [name, mine[name] === began[name] ? theirs[name] : mine[name]]),
  ) as Record<string, string> as Of;
  const disputed = names.filter(
    (name) => theirs[name] !== began[name] && mine[name] !== began[name] && mine[name] !== theirs[name],
  );
  return { fields, disputed };
}
