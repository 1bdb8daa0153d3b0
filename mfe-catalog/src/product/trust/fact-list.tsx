import styles from '../details.module.css';

interface FactListProps {
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  /** Said of a value that is `null`. */
  readonly unknown?: string;
}

/** Labels and values; an empty value leaves its label out, `null` shows that nobody can name it yet. */
export function FactList({ facts, unknown = '' }: FactListProps) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sv-visually-hidden">{unknown}</span>
                </>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
