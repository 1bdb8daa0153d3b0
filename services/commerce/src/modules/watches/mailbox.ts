/**
 * The box that letters to an address come to, where it is known: what stands behind a `+` is the owner's
 * own mark, and Gmail passes over dots. Whoever is pestered by many spellings is one person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1);
  if (local === '') return email;
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
