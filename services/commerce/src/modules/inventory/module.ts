import type { Module } from '../../module.ts';

export const inventory: Module = {
  name: 'inventory',
  personalData: {
    exported: [],
    notExported: { stock_reservations: 'pieces that were put aside; they are told as lines of their order' },
  },
};
