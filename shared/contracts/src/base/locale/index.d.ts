export * from './locale.ts';
export * from './site-context.ts';
