export * from './endpoints.ts';
export * from './ring-size.ts';
export * from './rules.ts';
export * from './schemas.ts';
