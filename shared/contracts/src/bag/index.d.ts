export * from './codes.ts';
export * from './endpoints.ts';
export * from './gift-note.ts';
export * from './schemas.ts';
