#!/usr/bin/env node
import { continueWith } from './bootstrap.mjs';

continueWith('ops/local/src/bench.ts');
