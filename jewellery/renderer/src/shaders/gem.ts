import { facetsOf } from '@suvarna/jewellery-model/cuts/clip';
import { cutOf, type CutSolid } from '@suvarna/jewellery-model/cuts/cut';
import type { Plane } from '@suvarna/jewellery-model/cuts/plane';
import type { Cut } from '@suvarna/jewellery-model/model';
import { head } from './head.ts';
import { number } from './literals.ts';
import { studio } from './studio.ts';
import { tone } from './tone.ts';

/**
 * A ray traced through the stone. The planes of the cut are constants of the program: many times
 * faster than planes in an array. A heart is traced in its right half; at the seam the ray is
 * mirrored, which is the same as going on in the left half.
 */
export function gemFragment(cut: Cut): string {
  const shape = cutOf(cut);
  const hits = planesAround(shape.solids[0])
    .map((plane) => `H(${plane.map(number).join()})`)
    .join('\n');
  const halved = shape.solids.length > 1;
  return `${head}
in vec3 vLocal;
flat in vec3 vEye;
flat in vec3 vNormal;
flat in mat4 vMatrix;
uniform float uIor;
uniform vec3 uAbsorb;
uniform vec3 uSpectrum;
uniform vec3 uReflection;
uniform vec3 uViewer;
uniform int uBounces;
${studio}${tone}
float fresnel(float ci,float ct,float n){
float a=(ci-n*ct)/(ci+n*ct),b=(n*ci-ct)/(n*ci+ct);
return .5*(a*a+b*b);
}
vec3 around(vec3 p,vec3 d,float out_){
vec3 w=(vMatrix*vec4(p,1)).xyz,g=normalize(mat3(vMatrix)*d);
if(out_<-.15)return mix(uReflection,vec3(1),.3)*(.3+.5*max(g.y*.5+.5,0.));
vec3 t=turned(g);
float windows=max(sin(6.*atan(t.x,t.z)+.4)*sin(8.*asin(clamp(t.y,-1.,1.))),0.)*1.9;
float headShadow=mix(1.,.4,smoothstep(.95,.985,dot(g,uViewer)));
vec3 l=studio(w,g,.01)*1.05+windows*smoothstep(-.1,.15,dot(g,uGround.xyz)+.4);
return (l*l/(l+.32)*1.25+.035)*headShadow;
}
#define H(X,Y,Z,D) {float c=dot(vec3(X,Y,Z),d),t=((D)-dot(vec3(X,Y,Z),p))/c;if(c>1e-4&&t<far){far=t;n=vec3(X,Y,Z);}}
void main(){
vec3 d=normalize(vLocal-vEye),n=normalize(vNormal),p=vLocal;
float scale=length(vMatrix[0].xyz),size=2.2*pow(scale/2.2,.25);
float ci=max(-dot(d,n),1e-3),ct=sqrt(1.-(1.-ci*ci)/(uIor*uIor));
float f=fresnel(ci,ct,uIor);
vec3 mirror=normalize(mat3(vMatrix)*reflect(d,n));
vec3 sum=studio((vMatrix*vec4(p,1)).xyz,mirror,.015)*f;
vec3 w=vec3(1.-f);
d=d/uIor+(ci/uIor-ct)*n;
float side=1.;
${halved ? 'if(p.x<0.){p.x=-p.x;d.x=-d.x;side=-1.;}' : ''}
for(int b=0;b<uBounces;b++){
float far=9.;
n=vec3(0,1,0);
${hits}
p+=d*far;
w*=exp(-uAbsorb*far*size);
float c=dot(d,n);
${halved ? 'if(n.x<-.9999&&abs(p.x)<1e-3){d.x=-d.x;side=-side;continue;}' : ''}
float k=1.-uIor*uIor*(1.-c*c);
if(k>0.){
float o=sqrt(k),g=fresnel(c,o,1./uIor);
vec3 e=uIor*d+(o-uIor*c)*n;
sum+=w*(1.-g)*around(vec3(p.x*side,p.yz),vec3(e.x*side,e.yz),n.y);
w*=g;
}
d-=2.*c*n;
if(max(w.r,max(w.g,w.b))<.03)break;
}
sum+=w*.12;
vec4 t=toned(sum);
colour=vec4(t.rgb*uSpectrum,t.a);
}`;
}

/** The few walls of the girdle, moved out until the round girdle that is drawn is inside: no ray starts outside of the stone. */
function planesAround(solid: CutSolid | undefined): Plane[] {
  if (!solid) return [];
  const corners = facetsOf(solid.fine).flat();
  return solid.planes.map(([x, y, z, d]): Plane => {
    const wall = y === 0 && d > 0;
    return [x, y, z, wall ? Math.max(...corners.map((corner) => corner[0] * x + corner[2] * z)) : d];
  });
}
