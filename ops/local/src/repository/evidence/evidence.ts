/** What is claimed of the store, and the tests that hold it: `docs/resilience.json` and `docs/asvs.json`, one form. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { root } from '../../workspace.ts';
import { faultOf } from '../named-tests.ts';

const claim = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    group: Type.String({ minLength: 1 }),
    about: Type.String({ minLength: 1 }),
    /** Of a requirement of the ASVS. */
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    tests: Type.Array(
      Type.Object(
        { file: Type.String(), titles: Type.Optional(Type.Array(Type.String())) },
        { additionalProperties: false },
      ),
    ),
    /** Documents and rules that hold it, where no test can. */
    places: Type.Optional(Type.Array(Type.String())),
    /** What none of them shows. */
    lacks: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type Claim = Static<typeof claim>;

export const SUBJECTS = {
  resilience: {
    title: 'What goes wrong, and what holds then',
    says: 'The faults and attacks that the store is built against. Each names the tests that bring it about, and how they ended when they ran last.',
    head: ['#', 'fault'],
  },
  asvs: {
    title: 'OWASP ASVS 5.0',
    says: 'Requirements of the Application Security Verification Standard 5.0.0 that a shop of this kind meets: those of levels 1 and 2 that a test or a document of this repository holds, and a few of level 3. What is not here applies to nothing in the store (XML, LDAP, GraphQL, WebSocket, WebRTC, being an authorization server), is the operator’s (TLS, network, logs off the machine), or is not claimed.',
    head: ['requirement', 'about'],
  },
} as const;
export type Subject = keyof typeof SUBJECTS;

export const claimsOf = (subject: Subject): readonly Claim[] =>
  Value.Parse(Type.Array(claim), JSON.parse(readFileSync(join(root, 'docs', `${subject}.json`), 'utf8')));

/** What is wrong with what a claim names. */
export const faultsOf = ({ id, tests, places = [], lacks }: Claim): readonly string[] => [
  ...(tests.length === 0 && places.length === 0 && lacks === undefined ? [`${id} names nothing`] : []),
  ...tests
    .flatMap(({ file, titles = [] }) => faultOf({ file, titles }) ?? [])
    .map((fault) => `${id}: ${fault}`),
  ...places
    .filter((place) => !existsSync(join(root, place)))
    .map((place) => `${id}: ${place} does not exist`),
];
