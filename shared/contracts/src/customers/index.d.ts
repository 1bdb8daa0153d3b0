export * from './address.ts';
export * from './codes.ts';
export * from './contact-endpoints.ts';
export * from './contacts.ts';
export * from './endpoints.ts';
export * from './rules.ts';
