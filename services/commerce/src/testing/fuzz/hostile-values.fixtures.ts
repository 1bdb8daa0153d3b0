import fc from 'fast-check';

/** Numbers that are none, too large, too fine, or only look like one. */
const NUMBERS = [-1, 0, -0, 1.5, 1e21, -1e21, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, 5e-324, '1e3', '0x10', '1_000', ' 1', '१२', '-1', 'NaN', 'Infinity', '1.0', ''];

/** Texts that a database, a template, a log, a path or a pattern may take for something else. */
const TEXTS = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202eabc', '\u200d\u200d', '👩‍👩‍👧‍👦', 'e\u0301', 'अंजलि', 'аdmin', '\ufeff', '\r\nSet-Cookie: a=b', '\u001b[31m', 'undefined', 'null', 'true',
  "'", "' or '1'='1", "1'; drop table orders; --", '") or 1=1 --', "' union select password_hash from customers --", '$1', '%', '_%', '\\', '\\x00', '${7*7}', '{{7*7}}', '#{7*7}',
  '{"$gt":""}', '$where', '../../etc/passwd', '..%2f..%2f', '/etc/passwd', '\\\\host\\share', 'file:///etc/passwd', 'http://169.254.169.254/', 'javascript:alert(1)', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>',
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '=1+1', '@SUM(A1)', '(a+)+$', `${'a'.repeat(5_000)}!`, '9'.repeat(400), '-'.repeat(2_000), '+91-9845000000', '00000000-0000-0000-0000-000000000000',
];

const OBJECTS: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { $gt: '' }, { $ne: null }, { length: 1e9 }, { toString: 1 }, { constructor: { prototype: { polluted: 1 } } }, [1, [2, [3]]]];

/** Anything but what is asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...OBJECTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...NUMBERS).map(String));

const deep = (open: string, close: string): string => `${open.repeat(10_000)}1${close.repeat(10_000)}`;

/** Bodies that are not what JSON.stringify writes. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '', ' ', '{', '}', '[]', 'null', '7', '"text"', 'NaN', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', '\ufeff{}', '{"a":undefined}', '{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}',
    '{"\\u005f_proto__":{"polluted":1}}', '{"quantity":1e400}', '{"quantity":0.1e-400}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', deep('[', ']'), deep('{"a":', '}'), `{"a":"${'x'.repeat(70_000)}"}`, 'a=1&b=2', '<x/>',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

export const CONTENT_TYPES = [
  'application/json; charset=utf-8', 'application/json;charset=UTF-16', 'application/json; charset=latin1', 'application/json\t', '\tapplication/json', ' application/json', 'application/json ', 'application/json;', 'application/json; a', 'APPLICATION/JSON',
  'application/json, text/plain', 'text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/ld+json', 'application/jsonx', 'text/json', '', '*/*', 'x', '__proto__', 'application/json\u00a0',
];
