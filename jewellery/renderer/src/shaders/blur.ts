import type { Uniforms } from '../gl/program.ts';
import { head } from './head.ts';

/** Texels to either side that a blur reads. */
const reach = 10;
/** Between two texels the GPU mixes both for the price of one: pairs of a side, and the middle. */
const pairs = reach / 2;

/** One direction of a Gaussian blur; `uStep` is one texel along it. */
export const blurFragment = `${head}
in vec2 vAt;
uniform sampler2D uSource;
uniform vec2 uStep;
uniform float uMiddle;
uniform float uWeights[${pairs}];
uniform float uPlaces[${pairs}];
void main(){
vec4 sum=uMiddle*texture(uSource,vAt);
for(int i=0;i<${pairs};i++){
vec2 at=uStep*uPlaces[i];
sum+=uWeights[i]*(texture(uSource,vAt+at)+texture(uSource,vAt-at));
}
colour=sum;
}`;

/** Weights of a blur. @param sigma - in texels */
export function blurWeights(sigma: number): Uniforms {
  const weight = (x: number): number => Math.exp((-0.5 * x * x) / (sigma * sigma));
  const sides = Array.from({ length: pairs }, (_, index) => {
    const [near, far] = [weight(index * 2 + 1), weight(index * 2 + 2)];
    return { both: near + far, place: index * 2 + 1 + far / (near + far) };
  });
  const total = 1 + 2 * sides.reduce((sum, { both }) => sum + both, 0);
  return {
    uMiddle: 1 / total,
    uWeights: sides.map(({ both }) => both / total),
    uPlaces: sides.map(({ place }) => place),
  };
}
