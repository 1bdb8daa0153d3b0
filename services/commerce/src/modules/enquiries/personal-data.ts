import type { PersonalData } from '../../module.ts';
import { enquiriesOfCustomer, forgetEnquiries, leaveAccount, stepsOf } from './enquiry.store.ts';

export const enquiryData: PersonalData = {
  exported: ['enquiries', 'enquiry_steps'],
  collect: async (tx, customerId) => {
    const rows = await enquiriesOfCustomer(tx, customerId);
    const steps = await stepsOf(
      tx,
      rows.map(({ ticket }) => ticket),
    );
    return {
      enquiries: rows.map(
        ({ customer_id: _customer, fingerprint: _fingerprint, version: _version, ...said }) => said,
      ),
      // Who of the store's people it was is about them, and so is what they noted for each other.
      enquiry_steps: steps.map(({ ticket, state, at, answer }) => ({ ticket, state, at, answer })),
    };
  },
  // What is resolved is forgotten. What is not has to be answered still, so it stays without the account,
  // and is forgotten when its own time comes.
  erase: async (tx, customerId, at) => {
    const rows = await enquiriesOfCustomer(tx, customerId);
    const resolved = rows.filter(({ state }) => state === 'resolved');
    await forgetEnquiries(
      tx,
      resolved.map(({ ticket }) => ticket),
      at,
    );
    await leaveAccount(tx, customerId);
  },
};
