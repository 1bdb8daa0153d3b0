import { lights } from '../light/lights.ts';
import { head } from './head.ts';
import { number, vector } from './literals.ts';
import { occlusion } from './occlusion.ts';
import { studio } from './studio.ts';
import { tone } from './tone.ts';

/** Light that falls on a matt surface: every panel as if it were a point, wrapped around the edge. */
const falling = lights
  .slice(0, 3)
  .map(({ centre, half, strength }) => {
    const distance = Math.hypot(...centre);
    const power = ((strength * 4 * half[0] * half[1]) / distance ** 2 / Math.PI) * 0.72;
    return `e+=${number(power)}*clamp((dot(d,${vector(centre.map((part) => part / distance))})+uWrap)/(1.+uWrap),0.,1.);`;
  })
  .join('\n');

/** Pearls, enamel, beads and cloth: their own colour, under a coat that mirrors more or less. */
export const softFragment = `${head}
in vec3 vPlace;
in vec3 vNormal;
uniform vec3 uEye;
uniform vec3 uColour;
uniform float uWrap;
uniform vec4 uCoat;
uniform float uLustre;
${studio}${occlusion}${tone}
void main(){
vec3 n=normalize(vNormal),v=normalize(uEye-vPlace),d=turned(n);
float c=max(dot(n,v),0.),e=.2+.12*d.y;
${falling}
float free=sky(vPlace,n);
vec3 r=reflect(-v,n);
float f=uCoat.x+(1.-uCoat.x)*pow(1.-c,5.);
float mirrored=mix(free,1.,.25);
vec3 matt=uColour*e*mix(vec3(.16)+.24*uColour,vec3(1),free);
vec3 sharp=studio(vPlace,r,uCoat.y)*f*mix(.3,1.,mirrored);
vec3 wide=uCoat.z>0.?studio(vPlace,r,uCoat.w)*uCoat.z*mix(.4,1.,mirrored):vec3(0);
vec3 sheen=mix(vec3(1),mix(vec3(1.01,.995,.975),vec3(.92,.86,.82),(1.-c)*(1.-c)),uLustre);
colour=toned((matt+wide*mix(vec3(1),uColour,.6))*sheen+sharp);
}`;
