export * from './codes.ts';
export * from './delivery-date.ts';
export * from './endpoints.ts';
export * from './pincode-endpoints.ts';
export * from './schemas.ts';
export * from './way.ts';
export * from './working-days.ts';
