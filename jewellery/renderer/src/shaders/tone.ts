/**
 * `toned(radiance)`: what the eye gets, in linear light, with the excess for bloom in alpha. Mapped
 * before samples are averaged, so that the edge of a highlight is as smooth as any other.
 */
export const tone = `
uniform float uExposure;
uniform float uCover;
vec3 neutral(vec3 c){
float low=min(c.r,min(c.g,c.b));
c-=low<.08?low-6.25*low*low:.04;
float peak=max(c.r,max(c.g,c.b));
if(peak<.76)return c;
float next=1.-.0576/(peak-.52);
c*=next/peak;
return mix(c,vec3(next),1.-1./(.15*(peak-next)+1.));
}
vec4 toned(vec3 c){
c*=uExposure;
vec3 m=clamp(neutral(c),0.,1.);
m=mix(m,m*m*(3.-2.*m),.12);
return vec4(m,uCover>0.?1.:clamp(max(c.r,max(c.g,c.b))-1.6,0.,4.));
}`;
