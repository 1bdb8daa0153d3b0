/** Providers that deliver `a.b@` and `ab@` to one mailbox. */
const WITHOUT_DOTS = ['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'];
const SAME_PROVIDER: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** The mailbox behind an e-mail address: lower case, without what follows a plus, without dots where they do not count. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = address.slice(0, at).split('+', 1)[0] || address.slice(0, at);
  const written = address.slice(at + 1);
  const provider = SAME_PROVIDER[written] ?? written;
  return `${WITHOUT_DOTS.includes(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}
