import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { formText, isFormText, type FormTextKey } from '@suvarna/forms/texts';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type, type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { readTyped } from './read-typed.ts';
import { validateStrictly } from './validation.ts';

interface Field {
  readonly type?: string;
  readonly pattern?: string;
  readonly 'x-text'?: string;
  readonly properties?: Readonly<Record<string, Field>>;
}

const optionalOf = (schema: TObject): readonly string[] =>
  Object.keys(schema.properties).filter((name) => !(schema.required ?? []).includes(name));
const BLANK = ['', ' ', '\u00A0', '\u200B', '\u2060 \u3000', '\u00AD'];

describe('every call of the table', () => {
  it('takes a blank optional parameter of its address for one that was not given', () => {
    const asked = ENDPOINTS.flatMap(({ path, query }) =>
      query === undefined ? [] : optionalOf(query).map((name) => ({ path, query, name })),
    );
    expect(asked.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.constantFrom(...asked), fc.constantFrom(...BLANK), ({ path, query, name }, blank) =>
        expect([path, name, readTyped(query, { [name]: blank }, true)]).toEqual([path, name, {}]),
      ),
      { numRuns: 1_500 },
    );
  });

  it('takes a blank optional field of its body for one that was not given, where it is no value', () => {
    for (const { path, body } of ENDPOINTS)
      for (const name of body === undefined ? [] : optionalOf(body)) {
        const field = (body?.properties as Record<string, TSchema>)[name] as TSchema;
        const isValue = Value.Check(field, '');
        expect([path, name, readTyped(body as TObject, { [name]: '' }, false)]).toEqual([
          path,
          name,
          isValue ? { [name]: '' } : {},
        ]);
      }
  });

  it('takes a number that is written as a text, in digits of any keyboard', () => {
    let found = 0;
    for (const { path, body } of ENDPOINTS)
      for (const [name, field] of Object.entries((body?.properties ?? {}) as Record<string, Field>))
        if (field.type === 'integer' || field.type === 'number')
          for (const typed of ['101084', '१०१०८४', ' 101084 ']) {
            found += 1;
            expect([path, name, readTyped(body as TObject, { [name]: typed }, false)]).toEqual([
              path,
              name,
              { [name]: 101_084 },
            ]);
          }
    expect(found).toBeGreaterThan(60);
  });

  it('names only texts of forms', () => {
    const named = (field: Field): readonly string[] => [
      ...(field['x-text'] === undefined ? [] : [field['x-text']]),
      ...Object.values(field.properties ?? {}).flatMap(named),
    ];
    const keys = ENDPOINTS.flatMap(({ body }) => (body === undefined ? [] : named(body as unknown as Field)));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !isFormText(key))).toEqual([]);
  });
});

describe('what is read', () => {
  const schema = Type.Object({
    otp: Type.String({ pattern: '^\\d{6}$' }),
    count: Type.Union([Type.Null(), Type.Integer()]),
    note: Type.Optional(Type.String()),
  });

  it.each([
    ['१२३४५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
    [' 123\u00A0456\u200B', '123456'],
    ['12345', '12345'],
    ['12345x', '12345x'],
  ])('of a pattern: %j is %j', (otp, read) => {
    expect(readTyped(schema, { otp, count: '3', note: '' }, false)).toEqual({
      otp: read,
      count: 3,
      note: '',
    });
  });

  it.each(['1e3', '0x10', '1,000', 'NaN', '--1', 'ten', '12345678901234567890'])(
    'is no number: %j',
    (count) => {
      expect(readTyped(schema, { count }, false)).toEqual({ count });
    },
  );
});

describe('a refusal', () => {
  const textOf = (key: FormTextKey): string => formText(key, 'en');
  let compile: ((of: object) => (input: unknown) => { readonly error?: Error }) | undefined;
  validateStrictly({
    setValidatorCompiler: (made: typeof compile) => (compile = made),
  } as unknown as FastifyInstance);
  const refusalOf = (schema: TObject, input: object): Error | undefined =>
    compile?.({ schema, httpPart: 'body' })(input).error;
  const CALLS = [
    ['checkout', 'CouponBody', { code: '' }, 'couponRequired'],
    ['identity', 'EmailOtpBody', { email: 'asha' }, 'emailLogin'],
    ['identity', 'PhoneOtpBody', { customer_telephone: 'x' }, 'mobile'],
    ['identity', 'PhoneOtpVerifyBody', { customer_telephone: '91-9845000000', otp: '1' }, 'otp'],
    ['orders', 'CancelRequestBody', { order_no: 'SV-000001' }, 'reasonRequired'],
    ['emi', 'EmiRequestBody', { plan: 'plan' }, 'required'],
    ['identity', 'VerificationBody', { username: '' }, 'emailLogin'],
    ['identity', 'ProfileBody', { date_of_birth: '31/12/1990' }, 'dateOfBirth'],
    ['identity', 'ProfileBody', { anniversary: 'x' }, 'anniversary'],
    ['enquiries', 'ContactBody', { name: '', email: 'a@b.in', message: 'Words of mine' }, 'nameRequired'],
    ['enquiries', 'GrievanceBody', { name: 'Asha', email: '', message: 'Words of mine' }, 'emailProfile'],
    ['enquiries', 'ContactBody', { name: 'Asha', email: 'a@b.in', message: '' }, 'required'],
    ['enquiries', 'ContactBody', { name: 'Asha', email: 'a@b.in', message: 'x'.repeat(9_000) }, 'tooLong'],
    ['jewellery-box', 'CareReminderBody', { due_on: 'tomorrow' }, 'dayAfter'],
  ] as const;

  it('of an empty or a far too long field of a form is in no words of a validator', () => {
    let tried = 0;
    for (const { path, body } of ENDPOINTS)
      for (const [name, field] of Object.entries((body?.properties ?? {}) as Record<string, TSchema>)) {
        if (!('maxLength' in field)) continue;
        for (const wrong of ['', 'x'.repeat(70_000)]) {
          if (Value.Check(field, wrong) || (field as Field).pattern !== undefined || 'format' in field)
            continue;
          if (wrong === '' && body?.required?.includes(name) !== true) continue;
          tried += 1;
          const { message } = refusalOf(body as TObject, { [name]: wrong }) ?? {};
          expect([path, name, message]).not.toEqual([path, name, 'The request is not valid.']);
        }
      }
    expect(tried).toBeGreaterThan(60);
  });

  it.each([
    [{ email: ' ', password: 'x' }, 'emailLogin'],
    [{ email: 'asha@example.in', password: '' }, 'required'],
  ] as const)('of a sign-in %j says what its form says', (input, key) => {
    const body = ENDPOINTS.find(({ path }) => path === 'customer_account/login')?.body;
    expect(refusalOf(body as TObject, input)?.message).toBe(textOf(key));
  });

  it.each(CALLS)('of %s %s says what the form says', async (file, name, body, key) => {
    const contract = (await import(`@suvarna/contracts/${file}`)) as Record<string, TSchema>;
    const app = Fastify();
    validateStrictly(app);
    app.post('/', { schema: { body: contract[name] } }, () => ({}));
    app.setErrorHandler((error: Error, _request, reply) => reply.code(400).send({ msg: error.message }));
    const answer = await app.inject({ method: 'POST', url: '/', payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([400, { msg: textOf(key) }]);
    await app.close();
  });
});
