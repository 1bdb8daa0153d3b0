export * from './codes.ts';
export * from './endpoints.ts';
export * from './schemas.ts';
export * from './staff-endpoints.ts';
