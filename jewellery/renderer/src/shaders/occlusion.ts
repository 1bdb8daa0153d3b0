import { TILT, viewsAround } from '../light/directions.ts';
import { number, vector } from './literals.ts';

/** Tiles of the atlas of views from around, across and down. */
export const mapTiles = [4, 4] as const;
export const mapSide = 192;

const bySky = viewsAround.map(
  (view, index) =>
    `if(uPhase==${index % 2}){c=dot(normal,${vector(view)});if(c>.05){sum+=c*mapped(q,${vector(view)},${number(index)});total+=c;}}`,
);

/**
 * `open(place, normal, direction)`: how free the way is in a direction, 0…1. Told by the two nearest
 * of the views from around, which are the sides and corners of a tilted cube and so are found
 * without a search. `sky(place, normal)`: how much of the sky over a surface is free; every other
 * view in one frame, the rest in the next.
 */
export const occlusion = `
uniform highp sampler2DShadow uMaps;
uniform vec3 uShake;
uniform int uPhase;
float mapped(vec3 q,vec3 n,float i){
float g=n.z>=0.?1.:-1.,a=-1./(g+n.z),b=n.x*n.y*a;
vec3 c=vec3(dot(q,vec3(1.+g*n.x*n.x*a,g*b,-g*n.x)),dot(q,vec3(b,g+n.y*n.y*a,-n.y)),-dot(q,n))*.5+.5;
vec2 at=clamp(c.xy,.004,.996)+vec2(mod(i,${mapTiles[0]}.),floor(i/${mapTiles[0]}.));
return textureLod(uMaps,vec3(at/vec2(${mapTiles.map(number).join()}),c.z),0.);
}
const mat3 tilt=mat3(${TILT.flat().map(number).join()});
float open(vec3 place,vec3 normal,vec3 direction){
vec3 w=normalize(direction+uShake+normal*.12)*tilt,a=abs(w),up=step(0.,w),s=up*2.-1.;
vec3 side=a.x>a.y&&a.x>a.z?vec3(1,0,0):a.y>a.z?vec3(0,1,0):vec3(0,0,1);
vec3 thin=a.x<a.y&&a.x<a.z?vec3(1,0,0):a.y<a.z?vec3(0,1,0):vec3(0,0,1);
vec3 to=abs(up-thin),t=to*2.-1.;
float toSide=dot(a,side),toEdge=dot(a,vec3(.57735)),toNext=dot(a,t*s)*.57735;
vec4 sideView=vec4(tilt*(s*side),dot(side,vec3(0,2,4)+up));
vec4 edgeView=vec4(tilt*s*.57735,6.+dot(up,vec3(1,2,4)));
vec4 nextView=vec4(tilt*t*.57735,6.+dot(to,vec3(1,2,4)));
bool edge=toEdge>toSide,next=edge&&toNext>toSide;
vec4 first=edge?edgeView:sideView,second=next?nextView:edge?sideView:edgeView;
float ahead=max(toEdge,toSide)-(next?toNext:min(toEdge,toSide));
vec3 q=(place+normal*uRadius*.014-uCentre)/uRadius;
float other=.5*smoothstep(.2,0.,ahead),free=mapped(q,first.xyz,first.w);
// A loop and no condition: on a processor conditions are worked out either way, and loops end.
for(int i=0;i<1&&other>0.;i++)free=mix(free,mapped(q,second.xyz,second.w),other);
return free;
}
float sky(vec3 place,vec3 normal){
vec3 q=(place+normal*uRadius*.02-uCentre)/uRadius;
float sum=0.,total=1e-3,c;
${bySky.join('\n')}
return sum/total;
}`;
