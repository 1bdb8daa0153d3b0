import styles from '../details.module.css';

interface FactListProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** Labels and values; an empty value leaves its label out. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
