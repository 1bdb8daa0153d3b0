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
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { answered } from '../../platform/http/answered.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { localeOf, principalOf, shopperOf } from '../identity/index.ts';
import { addPerson, changePerson, listPeople, removePerson, type PersonOutcome } from './people.ts';

function requireName({ relation, name }: PersonBody, request: FastifyRequest): void {
  const fault = faultOfWhose(relation, name);
  if (fault === undefined) return;
  const text = formText(fault, localeOf(request));
  throw new Refusal(400, 'REQUEST.INVALID', text, { fields: { '/name': text } });
}

function doneOf<Answer>(outcome: PersonOutcome<Answer>): Answer {
  if (outcome.kind === 'done') return outcome.answer;
  throw new Refusal(409, 'MEASUREMENT.CHANGED', 'These sizes were changed in another window meanwhile.', {
    data: outcome.person,
  });
}

const listOf = (people: readonly MeasuredPerson[]) =>
  envelope({ results: [...people], count: people.length });

/** `customer/measurement/…`: the customer's own people; another's are not found. */
export function measurementRoutes({ db, clock }: Needs): FastifyPluginAsync {
  const perform = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, customerId: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const owner = shopperOf(request);
    return performOnce(db, principalOf(owner), request, reply, (tx) => answered(() => work(tx, owner.id)));
  };

  return async (app) => {
    serve(app, measurementList, async (request) => listOf(await listPeople(db, shopperOf(request).id)));

    serve(app, measurementAdd, (request, reply) => {
      requireName(request.body, request);
      return perform(request, reply, async (tx, customerId) =>
        envelope(await addPerson(tx, customerId, request.body, clock())),
      );
    });

    serve(app, measurementUpdate, (request, reply) => {
      requireName(request.body, request);
      return perform(request, reply, async (tx, customerId) =>
        envelope(doneOf(await changePerson(tx, customerId, request.body, clock()))),
      );
    });

    serve(app, measurementDelete, (request, reply) =>
      perform(request, reply, async (tx, customerId) =>
        listOf(doneOf(await removePerson(tx, customerId, request.body))),
      ),
    );
  };
}
