export * from './endpoints.ts';
export * from './insight-path.ts';
export * from './schemas.ts';
