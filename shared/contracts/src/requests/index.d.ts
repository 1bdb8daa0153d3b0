export * from './codes.ts';
export * from './staff-endpoints.ts';
export * from './staff-schemas.ts';
