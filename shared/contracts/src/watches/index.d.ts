export * from './codes.ts';
export * from './endpoints.ts';
export * from './rules.ts';
export * from './schemas.ts';
