import { head } from './head.ts';
import { occlusion } from './occlusion.ts';
import { studio } from './studio.ts';
import { tone } from './tone.ts';

/** Polished or satin metal: the studio in a coloured mirror; where the piece is in the way, the metal lit by metal. */
export const metalFragment = `${head}
in vec3 vPlace;
in vec3 vNormal;
uniform vec3 uEye;
uniform vec3 uReflection;
uniform vec3 uWarmth;
uniform float uRough;
${studio}${occlusion}${tone}
void main(){
vec3 n=normalize(vNormal),v=normalize(uEye-vPlace);
float c=max(dot(n,v),0.);
vec3 r=reflect(-v,n);
float e=1.-c,e2=e*e;
vec3 f=uReflection+(1.-uReflection)*(e2*e2*e);
vec3 light=studio(vPlace,r,uRough);
float strength=dot(light,vec3(.2126,.7152,.0722));
light*=mix(uWarmth,vec3(1),smoothstep(0.,.75,strength));
float free=open(vPlace,n,r);
colour=toned(f*light*mix(uReflection*uReflection*.55,vec3(1),free));
}`;
