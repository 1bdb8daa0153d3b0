import { createKysely, createPool } from '@suvarna/database/pool';
import { readConfig } from './config.ts';
import type { Tables } from './data/tables.ts';
import { DEMO_CUSTOMER, ensureDemoCustomer } from './domain/identity/demo-customer.ts';
import { SCHEMA } from './migrations.ts';

const config = readConfig(process.env);
if (config.production) throw new Error('A production store gets no demo customer.');
const db = createKysely<Tables>(createPool({ url: config.databaseUrl, schema: SCHEMA, name: 'commerce-seed', max: 1 }));
const made = await ensureDemoCustomer(db);
await db.destroy();
process.stdout.write(made ? `made the demo customer ${DEMO_CUSTOMER.email}\n` : 'the demo customer is there\n');
