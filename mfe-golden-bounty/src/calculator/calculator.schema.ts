import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';
import { readAmount } from './plan.model.ts';

/** Messages are an `AmountFault` each. */
export const calculatorSchema = object({
  amount: rule((value) => {
    const amount = readAmount(value);
    return amount.ok ? undefined : amount.fault;
  }),
});
