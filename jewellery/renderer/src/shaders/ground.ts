import { head } from './head.ts';

/**
 * What is under or behind the piece: a colour that is a little lighter towards the light, slow waves in
 * it, and the shadow of the piece. Drawn once for all samples: it is softer than what a pixel or the lens
 * moves it. Waves are sums of sines and no noise: the same on every GPU, and cheap to encode.
 */
export const groundFragment = `${head}
in vec2 vAt;
uniform mat4 uBack;
uniform vec3 uEye;
uniform vec4 uGround;
uniform sampler2D uFloor;
uniform mat4 uFloorMatrix;
uniform float uPatch;
uniform vec3 uPaper;
uniform vec4 uRelief;
uniform float uSide;
uniform float uCover;
vec4 relief(vec2 q){
float hollows=sin(q.x*1.9+1.5*sin(q.y*1.3+1.))*sin(q.y*2.3+1.2*sin(q.x*.9));
float vein=1.-abs(sin(q.x*.8+q.y*.55+.9*sin(q.y*1.1+.7*sin(q.x*1.7+1.))+.35*sin(q.x*3.1-q.y*2.3)));
float creases=sin(q.y*2.6+.8*sin(q.x*.7)+.4*sin(q.x*1.9+q.y))*(.6+.4*sin(q.x*1.1-q.y*.8));
float along=q.x*.55+q.y*.83+.5*sin(q.x*.7-q.y*.4);
float folds=sin(along*4.3+.8*sin(q.x*.9))+.4*sin(along*9.1+1.+.9*sin(q.x*.8));
return vec4(hollows,-pow(vein,9.),creases,folds*.7);
}
void main(){
vec4 far=uBack*vec4(vAt*2.-1.,1,1);
vec3 d=normalize(far.xyz/far.w-uEye);
float down=-dot(d,uGround.xyz);
float t=(dot(uEye,uGround.xyz)-uGround.w)/max(down,1e-3);
vec2 at=(uFloorMatrix*vec4(uEye+d*t,1)).xy,q=(at-.5)*uPatch;
vec2 edge=smoothstep(vec2(0),vec2(.1),at)*smoothstep(vec2(0),vec2(.1),1.-at);
float dark=down>0.?texture(uFloor,clamp(at,0.,1.)).r*edge.x*edge.y:0.;
float shade=dark*(.62+.25*dark);
float even=down>0.?exp(-.06*dot(q,q)):0.;
float light=1.+uSide*.022*(vAt.x*2.-1.)+.018*(vAt.y*2.-1.)+even*dot(uRelief,relief(q));
colour=vec4(uPaper*light*(1.-shade*vec3(.92,.95,1.)),0);
if(uCover>0.)colour=vec4(0);
}`;

export const nothingFragment = `#version 300 es
precision lowp float;
void main(){}`;
