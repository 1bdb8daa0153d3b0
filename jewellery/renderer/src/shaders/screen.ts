import { head } from './head.ts';

/** Frames that are drawn before they are added to the sum together: each time costs a pass over all of the picture. */
export const framesAtOnce = 4;

/** Alpha of a frame where nothing of the piece is; what is there has none below 0. */
export const nothingThere = -1;

/** Adds so many frames to the sum; where one shows nothing of the piece, the ground. */
export const addFragment = `${head}
uniform sampler2D uFrames[${framesAtOnce}];
uniform sampler2D uGroundPicture;
uniform int uCount;
void main(){
ivec2 at=ivec2(gl_FragCoord.xy);
vec4 under=texelFetch(uGroundPicture,at,0),sum=vec4(0),c;
${Array.from(
  { length: framesAtOnce },
  (_, index) => `c=texelFetch(uFrames[${index}],at,0);sum+=${index}<uCount?(c.a<0.?under:c):vec4(0);`,
).join('\n')}
colour=sum;
}`;

/** What shines beyond white, at a quarter of the size. */
export const glareFragment = `${head}
in vec2 vAt;
uniform sampler2D uSource;
uniform float uShare;
void main(){
vec4 sum=vec4(0);
ivec2 from=ivec2(gl_FragCoord.xy)*4,most=textureSize(uSource,0)-1;
for(int y=0;y<4;y++)for(int x=0;x<4;x++){
vec4 c=texelFetch(uSource,min(from+ivec2(x,y),most),0)*uShare;
sum+=vec4(c.rgb*c.a,c.a);
}
colour=sum/16.;
}`;

/** The mean of all frames with its glare, in the screen's encoding. */
export const finishFragment = `${head}
in vec2 vAt;
uniform sampler2D uSource;
uniform sampler2D uGlare;
uniform float uShare;
uniform float uBloom;
uniform float uCover;
void main(){
vec4 c=texelFetch(uSource,ivec2(gl_FragCoord.xy),0)*uShare;
vec3 l=max(c.rgb,0.);
l+=texture(uGlare,vAt).rgb*uBloom*(1.-min(l,1.)*.6);
if(uCover>0.)l/=max(c.a,1e-3);
l=min(l,1.);
l=mix(12.92*l,1.055*pow(l,vec3(1./2.4))-.055,step(.0031308,l));
colour=vec4(l,uCover>0.?c.a:1.);
if(uCover>1.)colour.rgb*=colour.a;
}`;
