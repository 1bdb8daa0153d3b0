import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  advance,
  buttonOf,
  newPhoneUpdate,
  secondsLeft,
  type PhoneCall,
  type PhoneEvent,
  type PhoneUpdate,
} from './phone.model.ts';

/** Plays events one after the other. */
function play(
  events: readonly PhoneEvent[],
  from: PhoneUpdate = newPhoneUpdate,
): { state: PhoneUpdate; calls: PhoneCall[] } {
  const calls: PhoneCall[] = [];
  let state = from;
  for (const event of events) {
    const step = advance(state, event);
    state = step.state;
    if (step.call) calls.push(step.call);
  }
  return { state, calls };
}
const number = { kind: 'number', text: '98765 43210' } as const;
const press = { kind: 'press' } as const;
const sent = { kind: 'sent', now: 1_000 } as const;
const otp = (text: string): PhoneEvent => ({ kind: 'otp', text });
const telephone = '91-9876543210';

describe('the phone update', () => {
  it('reads update, then verify, then resend, and back', () => {
    const asked = play([number, press, sent]).state;
    const late = play([{ kind: 'tick', now: 31_000 }], asked).state;
    const again = play([press, sent], late).state;
    expect([newPhoneUpdate, asked, late, again].map((state) => [buttonOf(state), state.step])).toEqual([
      ['update', 'send_otp'],
      ['verify', 'verify_otp'],
      ['resend', 'send_otp'],
      ['verify', 'verify_otp'],
    ]);
  });

  it('counts thirty seconds down from sending', () => {
    const { state } = play([number, press, sent]);
    expect([1_000, 1_001, 30_999, 31_000, 99_000].map((now) => secondsLeft(state, now))).toEqual([
      30, 30, 1, 0, 0,
    ]);
    expect(play([{ kind: 'tick', now: 30_999 }], state).state.step).toBe('verify_otp');
    expect(play([{ kind: 'tick', now: 31_000 }], state).state.step).toBe('send_otp');
  });

  it('sends to the number as calls carry it', () => {
    expect(play([number, press]).calls).toEqual([{ kind: 'send', telephone }]);
    expect(
      play([{ kind: 'country', id: 'GB' }, { kind: 'number', text: '7911 123456' }, press]).calls,
    ).toEqual([{ kind: 'send', telephone: '44-7911123456' }]);
  });

  it.each([
    ['', 'phoneRequired'],
    ['987654321', 'phoneMin10'],
    ['98765432101', 'phoneMax10'],
    ['98765abc10', 'phoneUpdate'],
  ])('sends nothing to %j: %s', (text, fault) => {
    const { state, calls } = play([{ kind: 'number', text }, press]);
    expect([calls, state.phoneFault]).toEqual([[], fault]);
  });

  it('verifies six digits by itself, and ignores letters', () => {
    const asked = play([number, press, sent]).state;
    expect(play([otp('12345'), otp('12345x')], asked)).toMatchObject({ calls: [], state: { otp: '12345' } });
    expect(play([otp('12345'), otp('123456')], asked).calls).toEqual([
      { kind: 'verify', telephone, otp: '123456' },
    ]);
    expect(play([otp('१२३४५६')], asked).calls).toEqual([{ kind: 'verify', telephone, otp: '123456' }]);
  });

  it('verifies six digits after the countdown too: the code lives longer (row 18)', () => {
    const late = play([number, press, sent, otp('123'), { kind: 'tick', now: 40_000 }]).state;
    expect(late).toMatchObject({ step: 'send_otp', otp: '123', sentTo: telephone });
    expect(play([otp('123456')], late).calls).toEqual([{ kind: 'verify', telephone, otp: '123456' }]);
  });

  it('says what is missing when verify is pressed too early', () => {
    const asked = play([number, press, sent]).state;
    expect(play([press], asked).state.otpFault).toEqual({ kind: 'empty' });
    expect(play([otp('12'), press], asked).state.otpFault).toEqual({ kind: 'short' });
  });

  it('forgets a code that was refused, and stays when sending was', () => {
    const asked = play([
      number,
      press,
      sent,
      otp('123456'),
      { kind: 'not-verified', text: 'OTP is wrong' },
    ]).state;
    expect(asked).toMatchObject({
      otp: '',
      step: 'verify_otp',
      otpFault: { kind: 'refused', text: 'OTP is wrong' },
      busy: null,
    });
    expect(play([number, press, { kind: 'not-sent' }]).state).toMatchObject({
      step: 'send_otp',
      number: number.text,
      sentTo: null,
      busy: null,
    });
  });

  it('begins again with another number: a code belongs to the one it was sent to', () => {
    const asked = play([number, press, sent, otp('123')]).state;
    expect(play([{ kind: 'number', text: '9876543211' }], asked).state).toMatchObject({
      step: 'send_otp',
      sentTo: null,
      otp: '',
      resendAt: null,
    });
  });

  it('never asks twice at once, never verifies but six digits of the number the code went to, and never gets stuck', () => {
    const event: fc.Arbitrary<PhoneEvent> = fc.oneof(
      fc.constantFrom<PhoneEvent>(
        press,
        number,
        { kind: 'number', text: '9123456780' },
        { kind: 'country', id: 'SG' },
        { kind: 'country', id: 'IN' },
      ),
      fc.string({ maxLength: 9 }).map(otp),
      fc.integer({ min: 0, max: 999_999 }).map((digits) => otp(String(digits).padStart(6, '0'))),
      fc.integer({ min: 0, max: 120_000 }).map((now): PhoneEvent => ({ kind: 'tick', now })),
    );
    const answer = fc.constantFrom('yes', 'no', 'later');
    fc.assert(
      fc.property(fc.array(fc.tuple(event, answer), { maxLength: 60 }), (steps) => {
        let state = newPhoneUpdate;
        let waiting: PhoneCall | null = null;
        let lastSentTo: string | null = null;
        let now = 0;
        const hear = (heard: PhoneEvent): void => {
          const step = advance(state, heard);
          state = step.state;
          if (!step.call) return;
          expect(waiting).toBeNull();
          if (step.call.kind === 'verify') {
            expect(step.call.otp).toMatch(/^\d{6}$/);
            expect(step.call.telephone).toBe(lastSentTo);
          }
          waiting = step.call;
        };
        const reply = (yes: boolean): void => {
          const asked = waiting;
          waiting = null;
          if (asked?.kind === 'send') {
            if (yes) lastSentTo = asked.telephone;
            hear(yes ? { kind: 'sent', now } : { kind: 'not-sent' });
          } else if (asked) hear({ kind: 'not-verified', text: 'no' });
        };
        for (const [heard, how] of steps) {
          if (heard.kind === 'tick') now = Math.max(now, heard.now);
          hear(heard.kind === 'tick' ? { kind: 'tick', now } : heard);
          if (how !== 'later') reply(how === 'yes');
          expect(state.busy === null).toBe(waiting === null);
          expect(state.step === 'verify_otp').toBe(state.resendAt !== null);
        }
        if (waiting) reply(true);
        for (const last of [
          { kind: 'tick', now: now + 60_000 },
          { kind: 'country', id: 'IN' },
          number,
          press,
        ] as const)
          hear(last);
        expect(waiting).toEqual({ kind: 'send', telephone });
      }),
      { numRuns: 500 },
    );
  });
});
