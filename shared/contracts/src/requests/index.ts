export * from './staff-endpoints.ts';
export * from './staff-schemas.ts';
