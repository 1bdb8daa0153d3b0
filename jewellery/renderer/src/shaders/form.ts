import { lights } from '../light/lights.ts';
import { head } from './head.ts';
import { number, vector } from './literals.ts';
import { tone } from './tone.ts';

/** Light from every panel as if it were a point. */
const falling = lights
  .slice(0, 3)
  .map(({ centre, half, strength }) => {
    const distance = Math.hypot(...centre);
    const power = ((strength * 4 * half[0] * half[1]) / distance ** 2 / Math.PI) * 0.78;
    return `k=dot(d,${vector(centre.map((part) => part / distance))});w=(vec3(k)+through)/(1.+through);e+=${number(power)}*clamp(w,0.,1.)*clamp(w,0.,1.);`;
  })
  .join('\n');

/**
 * The forms pieces are shown on: matt ceramic, linen, skin. How much light reaches a place was worked
 * out for each corner. Light that comes through skin is red, so its edges of shadow are warm.
 */
export const formFragment = `${head}
in vec3 vPlace;
in vec3 vNormal;
in float vLight;
uniform vec3 uEye;
uniform vec3 uTurn;
uniform vec3 uColour;
uniform float uThrough;
${tone}
void main(){
vec3 n=normalize(vNormal),v=normalize(uEye-vPlace);
vec3 d=vec3((n.x*uTurn.x-n.z*uTurn.y)*uTurn.z,n.y,n.z*uTurn.x+n.x*uTurn.y);
float c=max(dot(n,v),0.),k;
vec3 through=uThrough*vec3(1.35,.95,.8),w,e=vec3(.25+.1*d.y+.24*max(d.z,0.));
${falling}
vec3 shade=mix(mix(uColour*vec3(.42,.3,.26),vec3(.2),.15),vec3(1),clamp(vLight,0.,1.));
vec3 rim=(uColour*.22+.008)*pow(1.-c,3.);
colour=toned(uColour*e*shade+rim*vLight);
}`;
