import type { Module } from '../../module.ts';
import { contentRoutes } from './content.routes.ts';

export const content: Module = {
  name: 'content',
  routes: { api: [contentRoutes], pages: [contentRoutes] },
};
