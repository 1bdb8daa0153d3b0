import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { peopleTexts } from '#texts/people';
import { ROLES, type ListedPerson, type Role } from '../api/answers.ts';
import { useIsStale } from '../frame/freshness.tsx';
import { useT } from '../frame/language.tsx';
import { useOrders } from '../orders/orders-context.tsx';
import { changePerson, invite } from '../orders/orders.model.ts';
import { RemotesField } from './remotes-field.tsx';
import views from '../views/views.module.css';

/** @param before left out: somebody new */
export function PersonForm({ before }: { readonly before?: ListedPerson }) {
  const t = useT(peopleTexts);
  const { ask } = useOrders();
  const isStale = useIsStale();
  const [name, setName] = useState(before?.name ?? '');
  const [displayName, setDisplayName] = useState(before?.displayName ?? '');
  const [role, setRole] = useState<Role>(before?.role ?? 'viewer');
  const [remotes, setRemotes] = useState(before?.remotes ?? null);
  const id = before?.name ?? 'invited';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(before ? changePerson(before, role, remotes) : invite({ name, displayName, role, remotes }));
  };
  return (
    <form className={views['form']} onSubmit={submit}>
      {!before && (
        <>
          <Field
            name="name"
            id={`${id}-name`}
            label={t('name')}
            hint={t('name.hint')}
            pattern="[a-z][a-z0-9.\-]{1,40}"
            autoComplete="off"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            name="displayName"
            id={`${id}-display`}
            label={t('display-name')}
            maxLength={60}
            autoComplete="off"
            required
            value={displayName}
            onChange={({ target }) => setDisplayName(target.value)}
          />
        </>
      )}
      <RoleField id={`${id}-role`} value={role} onChange={setRole} />
      <RemotesField value={remotes} onChange={setRemotes} />
      <Button type="submit" variant="secondary" disabled={isStale}>
        {t(before ? 'change.do' : 'invite.do')}
      </Button>
    </form>
  );
}

interface RoleFieldProps {
  readonly id: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleField({ id, value, onChange }: RoleFieldProps) {
  const t = useT(peopleTexts);
  return (
    <SelectField
      name="role"
      id={id}
      label={t('role')}
      hint={t(`role.${value}.may`)}
      value={value}
      onChange={({ target }) => {
        const chosen = ROLES.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </SelectField>
  );
}
