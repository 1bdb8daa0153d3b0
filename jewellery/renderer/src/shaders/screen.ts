import { head } from './head.ts';

/** Adds a finished frame to the sum. */
export const addFragment = `${head}
in vec2 vAt;
uniform sampler2D uSource;
void main(){colour=texelFetch(uSource,ivec2(gl_FragCoord.xy),0);}`;

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
