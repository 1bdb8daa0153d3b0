export * from './endpoints.ts';
export * from './photos.ts';
export * from './piece-certificate.ts';
export * from './queries.ts';
export * from './schemas.ts';
export * from './staff-endpoints.ts';
export * from './staff-schemas.ts';
export * from './tracking.ts';
