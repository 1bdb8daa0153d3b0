import { DEMO_CUSTOMER, ensureDemoCustomer } from './demo-customer.ts';
import { PASSWORD_COST } from '@suvarna/passwords/password';
import { aMoment } from '../../../../test-support/identity.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';

/** Every question a stranger can ask about whether a person has an account. */
export interface Questions {
  readonly service: Service;
  readonly ask: Readonly<Record<string, (known: boolean) => Promise<Answer>>>;
  /** Lets the time between two messages to one address pass. */
  readonly wait: () => void;
}

const STRANGER = { email: 'nobody@suvarna.example', phone: '9111111111' } as const;

/** @param passwordCost of the account there is, and of the check for one that is not; production's when left out */
export async function openQuestions(name: string, passwordCost = PASSWORD_COST): Promise<Questions> {
  const moment = aMoment();
  const many = '1000000';
  const service = await startService(
    name,
    {
      PASSWORD_COST: String(passwordCost),
      LIMIT_CODES_PER_ADDRESS: many,
      LIMIT_CODES_PER_HOUR: many,
      LIMIT_CODES_PER_DAY: many,
      LIMIT_SMS_PER_COUNTRY: many,
      LIMIT_LOGIN_ATTEMPTS: many,
      LIMIT_LOGIN_FAILURES: '1000',
    },
    { clock: moment.clock },
  );
  await ensureDemoCustomer(service.db, { passwordCost });
  const token = await service.guest();
  const emailOf = (known: boolean): string => (known ? DEMO_CUSTOMER.email : STRANGER.email);
  const phoneOf = (known: boolean): string => `91-${known ? DEMO_CUSTOMER.phone : STRANGER.phone}`;
  let tries = 0;
  // From ever new addresses, so that the limit of one of them does not end the measurement.
  const fromAfar = () => ({
    'x-forwarded-for': `198.51.${Math.floor(tries / 250) % 250}.${(tries += 1) % 250}`,
  });
  return {
    service,
    wait: () => moment.pass(31_000),
    ask: {
      'sign in': (known) =>
        service.post(
          '/api/customer_account/login',
          { email: emailOf(known), password: 'not the password' },
          { headers: fromAfar() },
        ),
      'forgotten password': (known) =>
        service.post('/api/customer/customer_account/forgot_password/', { email: emailOf(known) }),
      'code by SMS': (known) =>
        service.post(
          '/api/customer/customer_otp/',
          { customer_telephone: phoneOf(known), update_type: 'login' },
          { token },
        ),
      'code by e-mail': (known) =>
        service.post('/api/customer/customer_email_otp/', { email: emailOf(known) }, { token }),
      // The data repeats the address that was sent, which the asker knows.
      registration: async (known) => {
        const answer = await service.post(
          '/api/customer/customer_account/register/',
          {
            email: emailOf(known),
            password: 'a long enough passphrase',
            first_name: 'Om',
            last_name: 'Rao',
            phone: '91-9812345678',
          },
          { token },
        );
        return {
          ...answer,
          body: { ...answer.body, data: { ...(answer.body.data as object), email: '' } as never },
        };
      },
      'ways to sign in': (known) =>
        service.post('/api/customer/customer_verification/', { username: emailOf(known) }),
    },
  };
}
