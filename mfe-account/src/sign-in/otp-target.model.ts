import type { OtpTarget } from './otp.api.ts';

/**
 * Where a code is to go: an e-mail address, or a phone number. Ten digits are Indian; others begin
 * with `+` and a country code (specification §5).
 */
export function readOtpTarget(text: string): OtpTarget | null {
  const plain = text.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plain)) return { kind: 'email', email: plain.toLowerCase() };
  const digits = plain.replace(/[\s()-]/g, '');
  if (/^\d{10}$/.test(digits)) return { kind: 'phone', telephone: `91-${digits}` };
  const abroad = /^\+(91|44|1|65|971)(\d{6,15})$/.exec(digits);
  return abroad && (abroad[1] !== '91' || abroad[2]?.length === 10) ? { kind: 'phone', telephone: `${abroad[1]}-${abroad[2]}` } : null;
}
