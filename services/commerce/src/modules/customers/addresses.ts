import type { Address, AddressBody } from '@suvarna/contracts/customers';
import type { ErrorCode } from '@suvarna/contracts/call';
import { checkAddress, type AddressField } from '@suvarna/forms/address';
import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { oneSpelling } from '@suvarna/forms/kept-phone';
import type { FormTextKey } from '@suvarna/forms/texts';
import { randomUUID } from 'node:crypto';
import {
  addressesOf,
  changeAddress,
  deleteAddress,
  findAddressRow,
  findDefaultRow,
  findPickupRow,
  giveAddresses,
  insertAddress,
  makeDefault,
  type AddressRow,
  type AddressValues,
} from './address.store.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { serviceability } from '../shipping/index.ts';
import { holdShopper } from '../bag/index.ts';
import type { Shopper } from '../identity/index.ts';

/** More than anybody has, so that a script cannot fill the database. */
export const ADDRESSES_MAX = 50;

type AddressFaults = Readonly<Partial<Record<AddressField | 'email', FormTextKey>>>;
export type AddressRefusal =
  | {
      readonly kind: 'refused';
      readonly code: Extract<ErrorCode, 'ADDRESS.NOT_FOUND' | 'REQUEST.TOO_LARGE' | 'SESSION.TOKEN_INVALID'>;
    }
  | { readonly kind: 'refused'; readonly code: 'ADDRESS.INVALID'; readonly faults: AddressFaults };
export type AddressOutcome = { readonly kind: 'done'; readonly address: Address } | AddressRefusal;
export type AddressListOutcome =
  | { readonly kind: 'done'; readonly addresses: readonly Address[] }
  | AddressRefusal;

const GONE: AddressRefusal = { kind: 'refused', code: 'SESSION.TOKEN_INVALID' };
const NOT_FOUND: AddressRefusal = { kind: 'refused', code: 'ADDRESS.NOT_FOUND' };

function addressOf(row: AddressRow): Address {
  return {
    address_id: row.id,
    full_name: row.full_name,
    house: row.house,
    street: row.street,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    country_id: row.country_id,
    // Addresses that were kept before phones had one spelling have others.
    mobile: oneSpelling(row.mobile),
    is_default: row.is_default,
    email: row.email,
    ...(row.store_id !== null && { store_id: row.store_id }),
  };
}

/** A shopper's addresses, the default first, then the newest. */
export async function listAddresses(db: Database | Tx, owner: Shopper): Promise<Address[]> {
  return (await addressesOf(db, owner)).map(addressOf);
}

/** Where a shopper's parcels go unless another address is chosen. */
export async function findDefaultAddress(db: Database | Tx, owner: Shopper): Promise<Address | undefined> {
  const row = await findDefaultRow(db, owner);
  return row === undefined ? undefined : addressOf(row);
}

/** One address of a shopper; `undefined` when it is not there or another's. */
export async function findAddress(
  db: Database | Tx,
  owner: Shopper,
  addressId: string,
): Promise<Address | undefined> {
  const row = await findAddressRow(db, owner, addressId);
  return row === undefined ? undefined : addressOf(row);
}

/**
 * The address as it is kept. In India the state follows from the pincode, because tax follows from
 * the state (domain rules §2.3); where a pincode lies in two states the shopper's word decides.
 */
async function valuesOf(
  tx: Tx,
  body: AddressBody,
): Promise<
  | { readonly kind: 'right'; readonly values: AddressValues }
  | { readonly kind: 'refused'; readonly faults: AddressFaults }
> {
  const checked = checkAddress(body);
  if (checked.kind === 'refused') return checked;
  const { address } = checked;
  if (address.country_id !== 'IN') return { kind: 'right', values: address };
  const place = await serviceability(tx, { pincode: address.pincode, countryId: 'IN' });
  const state =
    place.stateCode === undefined || place.otherStates.includes(address.state) ? address.state : place.state;
  return { kind: 'right', values: { ...address, state } };
}

/** Adds an address; a shopper's first one is the default. A guest's comes with an e-mail address. */
export async function addAddress(
  tx: Tx,
  owner: Shopper,
  body: AddressBody & { readonly email?: string },
  at: Date,
): Promise<AddressOutcome> {
  if (!(await holdShopper(tx, owner))) return GONE;
  const { email, ...fields } = body;
  const emailFault = email === undefined ? undefined : faultOfEmail(email);
  const checked = await valuesOf(tx, fields);
  const faults = {
    ...(checked.kind === 'refused' ? checked.faults : {}),
    ...(emailFault === undefined ? {} : { email: emailFault }),
  };
  if (checked.kind === 'refused' || emailFault !== undefined)
    return { kind: 'refused', code: 'ADDRESS.INVALID', faults };
  const known = await addressesOf(tx, owner);
  if (known.length >= ADDRESSES_MAX) return { kind: 'refused', code: 'REQUEST.TOO_LARGE' };
  const id = randomUUID();
  await insertAddress(tx, owner, {
    ...checked.values,
    id,
    email: normaliseEmail(email ?? ''),
    is_default: known.every((address) => !address.is_default),
    created_at: at,
  });
  return done(tx, owner, id);
}

/** What a customer says who collects an order in a store, and where that store is. */
export interface Pickup {
  readonly storeId: string;
  readonly who: Pick<AddressBody, 'full_name' | 'mobile'>;
  readonly store: Omit<AddressBody, 'full_name' | 'mobile' | 'landmark'>;
  /** A guest's; `undefined` for a customer. */
  readonly email: string | undefined;
}

/**
 * A store as an address to order to, one for a shopper and store. It is no saved address: it is not
 * listed, cannot be changed by hand and is never the default.
 */
export async function addPickup(
  tx: Tx,
  owner: Shopper,
  { storeId, who, store, email }: Pickup,
  at: Date,
): Promise<AddressOutcome> {
  if (!(await holdShopper(tx, owner))) return GONE;
  const checked = await valuesOf(tx, { ...store, ...who });
  const emailFault = email === undefined ? undefined : faultOfEmail(email);
  if (checked.kind === 'refused' || emailFault !== undefined)
    return {
      kind: 'refused',
      code: 'ADDRESS.INVALID',
      faults: {
        ...(checked.kind === 'refused' && checked.faults),
        ...(emailFault !== undefined && { email: emailFault }),
      },
    };
  const values = { ...checked.values, email: normaliseEmail(email ?? ''), store_id: storeId };
  const known = await findPickupRow(tx, owner, storeId);
  if (known !== undefined) {
    await changeAddress(tx, owner, known.id, values);
    return done(tx, owner, known.id);
  }
  const id = randomUUID();
  await insertAddress(tx, owner, { ...values, id, is_default: false, created_at: at });
  return done(tx, owner, id);
}

/** An address that its shopper wrote: a store is no shopper's to change. */
async function hasOwn(tx: Tx, owner: Shopper, addressId: string): Promise<boolean> {
  const row = await findAddressRow(tx, owner, addressId);
  return row !== undefined && row.store_id === null;
}

export async function updateAddress(
  tx: Tx,
  owner: Shopper,
  addressId: string,
  body: AddressBody,
): Promise<AddressOutcome> {
  if (!(await holdShopper(tx, owner))) return GONE;
  if (!(await hasOwn(tx, owner, addressId))) return NOT_FOUND;
  const checked = await valuesOf(tx, body);
  if (checked.kind === 'refused') return { kind: 'refused', code: 'ADDRESS.INVALID', faults: checked.faults };
  await changeAddress(tx, owner, addressId, checked.values);
  return done(tx, owner, addressId);
}

async function done(tx: Tx, owner: Shopper, addressId: string): Promise<AddressOutcome> {
  const address = await findAddress(tx, owner, addressId);
  return address === undefined ? NOT_FOUND : { kind: 'done', address };
}

/** Deletes an address. When it was the default, the newest of the others is the default now. */
export async function removeAddress(tx: Tx, owner: Shopper, addressId: string): Promise<AddressListOutcome> {
  if (!(await holdShopper(tx, owner))) return GONE;
  if (!(await deleteAddress(tx, owner, addressId))) return NOT_FOUND;
  await ensureDefault(tx, owner);
  return { kind: 'done', addresses: await listAddresses(tx, owner) };
}

export async function setDefaultAddress(
  tx: Tx,
  owner: Shopper,
  addressId: string,
): Promise<AddressListOutcome> {
  if (!(await holdShopper(tx, owner))) return GONE;
  if (!(await hasOwn(tx, owner, addressId))) return NOT_FOUND;
  await makeDefault(tx, owner, addressId);
  return { kind: 'done', addresses: await listAddresses(tx, owner) };
}

async function ensureDefault(tx: Tx, owner: Shopper): Promise<void> {
  const [first] = await addressesOf(tx, owner);
  if (first !== undefined && !first.is_default) await makeDefault(tx, owner, first.id);
}

/**
 * At sign-in the guest's addresses go into the account, as far as it has room; its own default stays. The caller
 * holds both bags. A repeat finds none to move.
 */
export async function mergeGuestAddresses(tx: Tx, guestId: string, customerId: string): Promise<void> {
  const customer: Shopper = { kind: 'customer', id: customerId };
  const known = await addressesOf(tx, customer);
  await giveAddresses(tx, guestId, customerId, Math.max(0, ADDRESSES_MAX - known.length));
  await ensureDefault(tx, customer);
}
