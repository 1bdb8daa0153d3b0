import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { rulesTexts } from '#texts/rules';
import { useIsStale } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { useOrders } from '../orders/orders-context.tsx';
import { freeze } from '../orders/orders.model.ts';
import views from '../views/views.module.css';

/** From when until when; why is asked by the dialog of every order. */
export function FreezeForm() {
  const t = useT(rulesTexts);
  const write = useWrite();
  const { ask } = useOrders();
  const isStale = useIsStale();
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [begins, ends] = [momentOf(given.get('begins')), momentOf(given.get('ends'))];
    const fits =
      ends !== undefined && Date.parse(ends) > (begins === undefined ? Date.now() : Date.parse(begins));
    setWrong(!fits);
    if (fits)
      ask(
        freeze(ends, begins, {
          begins: begins === undefined ? t('now') : write.time(begins),
          ends: write.time(ends),
        }),
      );
  };
  return (
    <form className={views['form']} onSubmit={submit} noValidate>
      <Field name="begins" type="datetime-local" label={t('begins')} />
      <Field
        name="ends"
        type="datetime-local"
        label={t('ends')}
        required
        error={isWrong ? t('ends.wrong') : undefined}
      />
      <Button type="submit" variant="secondary" disabled={isStale}>
        {t('freeze')}
      </Button>
    </form>
  );
}

const momentOf = (value: FormDataEntryValue | null): string | undefined =>
  typeof value === 'string' && value !== '' ? new Date(value).toISOString() : undefined;
