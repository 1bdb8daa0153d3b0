export * from './codes.ts';
export * from './endpoints.ts';
export * from './schemas.ts';
