import type { Cut } from '@suvarna/jewellery-model/model';
import type { Keeper } from '../gl/keeper.ts';
import { createProgram, type Program } from '../gl/program.ts';
import { formFragment } from './form.ts';
import { gemFragment } from './gem.ts';
import { groundFragment } from './ground.ts';
import { metalFragment } from './metal.ts';
import { softFragment } from './soft.ts';
import { formVertex, gemVertex, screenVertex, solidVertex } from './vertex.ts';

/** Programs, made when they are first needed and kept from model to model. */
export interface Library {
  readonly metal: () => Program;
  readonly soft: () => Program;
  readonly form: () => Program;
  readonly ground: () => Program;
  readonly gem: (cut: Cut) => Program;
}

export function createLibrary(gl: WebGL2RenderingContext, keeper: Keeper): Library {
  const made = new Map<string, Program>();
  const once = (name: string, vertex: string, fragment: () => string): Program => {
    const program = made.get(name) ?? createProgram(gl, keeper, vertex, fragment());
    made.set(name, program);
    return program;
  };
  return {
    metal: () => once('metal', solidVertex, () => metalFragment),
    soft: () => once('soft', solidVertex, () => softFragment),
    form: () => once('form', formVertex, () => formFragment),
    ground: () => once('ground', screenVertex, () => groundFragment),
    gem: (cut) => once(cut, gemVertex, () => gemFragment(cut)),
  };
}
