import type { TSchema } from 'typebox';
import type { Shape } from '../call/shape.ts';
export declare function shapeOf(schema: TSchema, depth?: number): Shape | undefined;
