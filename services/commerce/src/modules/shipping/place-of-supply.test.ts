import { expect, it } from '@jest/globals';
import { placeOfSupply, taxesAsUnionTerritory } from './place-of-supply.ts';

it("is the GST code of the state, Ladakh's its own", () => {
  expect(
    ['Karnataka', 'Ladakh', 'Jammu and Kashmir', 'Telangana', 'Andhra Pradesh', 'Atlantis'].map(
      placeOfSupply,
    ),
  ).toEqual(['29', '38', '01', '36', '37', undefined]);
});

it('taxes with UTGST in union territories without a legislature only', () => {
  expect(
    ['Chandigarh', 'Ladakh', 'Lakshadweep', 'Delhi', 'Puducherry', 'Karnataka'].map(taxesAsUnionTerritory),
  ).toEqual([true, true, true, false, false, false]);
});
