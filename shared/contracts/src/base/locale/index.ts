export * from './locale.ts';
export * from './site-context.ts';
export * from './wording.ts';
