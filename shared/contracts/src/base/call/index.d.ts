export * from './api-reader.ts';
export * from './call.ts';
export * from './errors.ts';
export * from './shape.ts';
