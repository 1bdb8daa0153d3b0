import type { Module } from '../../module.ts';

export const tenders: Module = { name: 'tenders' };
