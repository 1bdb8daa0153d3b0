import { flags, lights, type Panel } from '../light/lights.ts';
import { number, vector } from './literals.ts';

type Triple = readonly [number, number, number];

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Triple): Triple {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Panels look at the middle of the piece and have level upper edges. */
function panelCall({ centre, half }: Panel): string {
  const inward = unit([-centre[0], -centre[1], -centre[2]]);
  const across = unit(cross([0, 1, 0], inward));
  return `panel(p,d,${vector(centre)},${vector(inward)},${vector(across)},${vector(cross(inward, across))},vec2(${half.map(number).join()}),s)`;
}

/**
 * `studio(place, direction, roughness)`: light that comes from a direction, seen from a place. No
 * texture and no prefiltered map: roughness softens the edges of the panels. The studio can be turned, and
 * mirrored, so that its main light stands to the right.
 */
export const studio = `
uniform vec3 uCentre;
uniform float uRadius;
uniform vec3 uTurn;
uniform vec4 uGround;
uniform vec3 uPaper;
uniform sampler2D uFloor;
uniform mat4 uFloorMatrix;
float panel(vec3 p,vec3 d,vec3 c,vec3 n,vec3 ux,vec3 uy,vec2 h,float s){
float t=dot(c-p,n)/dot(d,n);
vec3 q=p+t*d-c;
vec2 e=clamp((h+s-abs(vec2(dot(q,ux),dot(q,uy))))/(2.*s),0.,1.);
e*=e*(3.-2.*e);
return t>0.?e.x*e.y:0.;
}
vec3 turned(vec3 v){return vec3((v.x*uTurn.x-v.z*uTurn.y)*uTurn.z,v.y,v.z*uTurn.x+v.x*uTurn.y);}
vec3 studio(vec3 place,vec3 direction,float rough){
vec3 p=turned(place-uCentre)/uRadius,d=turned(direction);
float s=.035+3.2*rough;
float light=mix(.22,.6,smoothstep(-.7,.9,d.y))*mix(.5,1.,smoothstep(-.8,.3,d.z));
${lights.map((panel) => `light+=${number(panel.strength)}*${panelCall(panel)};`).join('\n')}
${flags.map((panel) => `light*=1.-${number(panel.strength)}*${panelCall(panel)};`).join('\n')}
float down=-dot(direction,uGround.xyz);
float height=dot(place,uGround.xyz)-uGround.w;
vec3 hit=place+direction*(height/max(down,.02));
vec3 foot=uCentre-uGround.xyz*(dot(uCentre,uGround.xyz)-uGround.w);
float out_=distance(hit,foot)/uRadius;
vec2 at=(uFloorMatrix*vec4(hit,1)).xy;
float shade=1.-.8*texture(uFloor,clamp(at,0.,1.)).r;
vec3 ground=uPaper*.94*mix(1.,.2,smoothstep(.3,3.5,out_))*shade;
return mix(vec3(light),ground,smoothstep(0.,.04+rough*.5,down));
}`;
