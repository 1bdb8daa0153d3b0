import type { PersonalData } from '../../module.ts';
import { photoFilesOf, piecesOf } from './piece.store.ts';
import { remindersOfCustomer } from './reminder/reminder.store.ts';

export const boxData: PersonalData = {
  exported: ['box_pieces', 'box_photos', 'box_shares', 'box_reminders'],
  collect: async (tx, customerId) => ({
    pieces_from_elsewhere: await Promise.all(
      (await piecesOf(tx, customerId)).map(
        async ({ id, customer_id: _customer, version: _version, ...piece }) => ({
          ...piece,
          photos: (await photoFilesOf(tx, id)).map((bytes) => bytes.toString('base64')),
        }),
      ),
    ),
    jewellery_box_shared: await tx
      .selectFrom('box_shares')
      .select(['with_values', 'created_at', 'expires_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    care_reminders: (await remindersOfCustomer(tx, customerId)).map(({ kind, due_on, repeat }) => ({
      kind,
      due_on,
      repeat,
    })),
  }),
  // Photographs go with their pieces.
  erase: async (tx, customerId) => {
    await tx.deleteFrom('box_shares').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('box_reminders').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('box_pieces').where('customer_id', '=', customerId).execute();
  },
};
