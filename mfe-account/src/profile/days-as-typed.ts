import type { FieldValues, Resolver } from 'react-hook-form';

/** Stands for a day that is no day: every rule refuses it. */
const NO_DAY = '?';

/**
 * A browser's date field that was filled in halfway answers `''`, as an empty one does, and would be
 * taken for "left out". The field itself knows better.
 */
export function daysAsTyped<Fields extends FieldValues>(resolver: Resolver<Fields>): Resolver<Fields> {
  return (values, context, options) => {
    const typed = Object.entries(options.fields).flatMap(([name, field]) => {
      const element: unknown = field?.ref;
      return element instanceof HTMLInputElement && element.validity.badInput
        ? [[name, NO_DAY] as const]
        : [];
    });
    return resolver({ ...values, ...Object.fromEntries(typed) }, context, options);
  };
}
