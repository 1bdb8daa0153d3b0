import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { shapeOf } from './shape-of.ts';
import { needs } from './needs.ts';

const Picture = Type.Object({ src: Type.String(), more: Type.Object({ alt: Type.String() }) });

describe('what a browser looks at of an answer', () => {
  it('are the fields that every answer has, by their plain types', () => {
    expect(
      shapeOf(
        Type.Object({
          name: Type.String(),
          count: Type.Integer(),
          open: Type.Boolean(),
          kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
          colours: Type.Array(Type.String()),
          later: Type.Optional(Type.String()),
          maybe: Type.Union([Type.String(), Type.Null()]),
          anything: Type.Unknown(),
        }),
      ),
    ).toEqual({ name: 'string', count: 'number', open: 'boolean', kind: 'string', colours: ['string'] });
  });

  it('goes three objects deep', () => {
    expect(shapeOf(Type.Object({ results: Type.Array(Type.Object({ picture: Picture })) }))).toEqual({
      results: [{ picture: { src: 'string', more: 'object' } }],
    });
  });

  it('is what the schema says no screen can do without, where it says so', () => {
    expect(shapeOf(needs(Type.Object({ id: Type.Integer(), note: Type.String() }), 'id'))).toEqual({
      id: 'number',
    });
  });

  it('is an object where it is one of several, and nothing where it may be anything', () => {
    expect(shapeOf(Type.Union([Picture, Type.Object({ id: Type.Integer() })]))).toBe('object');
    expect(shapeOf(Type.Union([Type.String(), Type.Integer()]))).toBeUndefined();
    expect(shapeOf(Type.Object({ none: Type.Optional(Type.String()) }))).toBe('object');
    expect(shapeOf(Type.String())).toBe('string');
  });
});
