import { bus } from '@suvarna/event-bus';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { ChipLink } from '@suvarna/ui/chip';
import { Field } from '@suvarna/ui/field';
import type { FormEvent } from 'react';
import { walletTexts } from '#texts/wallet';
import { addressOf, ENTRY_KINDS, filterOf, type StatementFilter, type StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';

interface StatementFiltersProps {
  readonly wallet: StatementOf;
  readonly filter: StatementFilter;
}

/** What is shown is in the address: it can be gone back to and kept. */
export function StatementFilters({ wallet, filter }: StatementFiltersProps) {
  const t = useT(walletTexts);
  const href = useHref();
  const { kind, from, to } = filter;
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };

  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of ['from', 'to']) {
      const day = typed.get(name);
      if (typeof day === 'string') query.set(name, day);
    }
    const asked = { ...filterOf(query), ...(kind !== undefined && { kind }) };
    bus.emit('navigation.visit.requested', { to: href(addressOf(wallet, asked)) });
  };

  return (
    <div className={styles['filters']}>
      <nav className={styles['kinds']} aria-label={t('wallet.filter')}>
        <ChipLink href={href(addressOf(wallet, days))} selected={kind === undefined}>
          {t('wallet.kind.all')}
        </ChipLink>
        {ENTRY_KINDS.map((each) => (
          <ChipLink
            key={each}
            href={href(addressOf(wallet, { ...days, kind: each }))}
            selected={kind === each}
          >
            {t(`wallet.kind.${each}`)}
          </ChipLink>
        ))}
      </nav>
      <form className={styles['days']} onSubmit={show}>
        <Field name="from" type="date" label={t('wallet.from')} defaultValue={from ?? ''} max={to} />
        <Field name="to" type="date" label={t('wallet.to')} defaultValue={to ?? ''} min={from} />
        <Button type="submit" variant="secondary">
          {t('wallet.show')}
        </Button>
      </form>
    </div>
  );
}
