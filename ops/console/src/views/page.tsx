import type { ReactNode } from 'react';
import styles from './views.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Orders that are about all of it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

let isFirst = true;

/** On another page the heading takes the focus, which also has it read aloud; not on the first, nor from a dialog. */
function arrive(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!isFirst && !document.querySelector('[role="dialog"]')) heading.focus();
  isFirst = false;
}

/** A screen: its heading, what is said about it, and what it holds. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className={styles['page']}>
      <title>{`${title} · Suvarna`}</title>
      <header className={styles['head']}>
        <div>
          <h1 key={title} className={styles['h1']} tabIndex={-1} ref={arrive}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export const Panel = ({ title, aside, children }: PanelProps) => (
  <section className={styles['panel']} aria-label={title}>
    <header className={styles['panel-head']}>
      <h2 className={styles['h2']}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
