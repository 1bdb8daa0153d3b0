import {
  type MeasuredPerson,
  measurementAdd,
  measurementDelete,
  measurementList,
  measurementUpdate,
  type PersonBody,
} from '@suvarna/contracts/measurements';
import { faultOfWhose } from '@suvarna/forms/measurements';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { addPerson, changePerson, listPeople, removePerson, type PersonOutcome } from './people.ts';

function requireName({ relation, name }: PersonBody, request: FastifyRequest): void {
  const fault = faultOfWhose(relation, name);
  if (fault === undefined) return;
  const text = formText(fault, localeOf(request));
  throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/name': text } });
}

function doneOf<Answer>(outcome: PersonOutcome<Answer>): Answer {
  if (outcome.kind === 'done') return outcome.answer;
  throw new Refusal('MEASUREMENT.CHANGED', { data: outcome.person });
}

const listOf = (people: readonly MeasuredPerson[]) =>
  envelope({ results: [...people], count: people.length });

/** `customer/measurement/…`: the customer's own people; another's are not found. */
export function measurementRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, measurementList, async (request) => listOf(await listPeople(db, shopperOf(request).id)));

    serveOnce(app, measurementAdd, async ({ tx, request }) => {
      requireName(request.body, request);
      return envelope(await addPerson(tx, shopperOf(request).id, request.body, clock()));
    });

    serveOnce(app, measurementUpdate, async ({ tx, request }) => {
      requireName(request.body, request);
      return envelope(doneOf(await changePerson(tx, shopperOf(request).id, request.body, clock())));
    });

    serveOnce(app, measurementDelete, async ({ tx, request }) =>
      listOf(doneOf(await removePerson(tx, shopperOf(request).id, request.body))),
    );
  };
}
