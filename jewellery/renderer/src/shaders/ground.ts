import { head } from './head.ts';

/** Paper under or behind the piece: one exact colour, and the shadow of the piece on it. Drawn once for all samples: the shadow is softer than what a pixel or the lens moves it. */
export const groundFragment = `${head}
in vec2 vAt;
uniform mat4 uBack;
uniform vec3 uEye;
uniform vec4 uGround;
uniform sampler2D uFloor;
uniform mat4 uFloorMatrix;
uniform vec3 uPaper;
uniform float uCover;
void main(){
vec4 far=uBack*vec4(vAt*2.-1.,1,1);
vec3 d=normalize(far.xyz/far.w-uEye);
float down=-dot(d,uGround.xyz);
float t=(dot(uEye,uGround.xyz)-uGround.w)/max(down,1e-3);
vec2 at=(uFloorMatrix*vec4(uEye+d*t,1)).xy;
vec2 edge=smoothstep(vec2(0),vec2(.1),at)*smoothstep(vec2(0),vec2(.1),1.-at);
float dark=down>0.?texture(uFloor,clamp(at,0.,1.)).r*edge.x*edge.y:0.;
float shade=dark*(.62+.25*dark);
colour=vec4(uPaper*(1.-shade*vec3(.92,.95,1.)),0);
if(uCover>0.)colour=vec4(0);
}`;

export const nothingFragment = `#version 300 es
precision lowp float;
void main(){}`;
