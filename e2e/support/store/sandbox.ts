/** What the sandbox's providers have seen: codes that went out by SMS and e-mail. */
import { until } from '@suvarna/testing/until';

interface Sent {
  readonly subject: string;
  readonly text: string;
}

function sandboxAddress(): string {
  const address = process.env['SANDBOX_URL'];
  if (!address) throw new Error('SANDBOX_URL names the sandbox of the store under test');
  return address;
}

/** Everything that was sent to a person. @param sandbox of which store; the shared one's when left out */
export async function messagesTo(to: string, sandbox = sandboxAddress()): Promise<readonly Sent[]> {
  const answer = await fetch(`${sandbox}/messages/sent?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { readonly messages: readonly Sent[] }).messages;
}

/** The newest message to a person whose text matches, once it has arrived. */
export function messageTo(to: string, text: RegExp): Promise<Sent> {
  return until(
    async () => (await messagesTo(to)).find((message) => text.test(`${message.subject}\n${message.text}`)),
    `a message to ${to}`,
  );
}

/** The six digits of the newest code sent to a phone (`+919876543210`) or an e-mail address. */
export async function codeSentTo(to: string): Promise<string> {
  const { text } = await messageTo(to, /\b\d{6}\b/);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

/**
 * Does what sends another code to a shopper who was sent one before. @returns its six digits, once it arrived
 */
export async function nextCodeTo(
  to: string,
  ask: () => Promise<void>,
  sandbox = sandboxAddress(),
): Promise<string> {
  const codes = async (): Promise<readonly string[]> =>
    (await messagesTo(to, sandbox)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? []);
  const before = (await codes()).length;
  await ask();
  return until(async () => {
    const now = await codes();
    return now.length > before ? now[0] : undefined;
  }, `another code to ${to}`);
}

/** What the provider has taken for an order: how each of its payments stands. */
export async function paymentsOf(orderNo: string): Promise<readonly string[]> {
  const page = await (await fetch(`${sandboxAddress()}/list/payments`)).text();
  const rows = page.split('<tr>').filter((row) => row.includes(orderNo));
  return rows.flatMap((row) => /state-(captured|failed|pending)/.exec(row)?.[1] ?? []);
}
