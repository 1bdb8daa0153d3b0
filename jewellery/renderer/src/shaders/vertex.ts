/** Attribute places, the same in every program, so that one vertex array serves all. */
export const attribute = { position: 0, normal: 1, matrix: 2 } as const;

const inputs = `#version 300 es
layout(location=0) in vec3 aPosition;
layout(location=1) in vec3 aNormal;
layout(location=2) in mat4 aMatrix;
`;

/** Surfaces that are shaded: place and normal in the model's space. */
export const solidVertex = `${inputs}
uniform mat4 uView;
out vec3 vPlace;
out vec3 vNormal;
void main(){
vec4 w=aMatrix*vec4(aPosition,1);
vec3 x=aMatrix[0].xyz,y=aMatrix[1].xyz,z=aMatrix[2].xyz;
vec3 yz=cross(y,z);
vPlace=w.xyz;
vNormal=(aNormal.x*yz+aNormal.y*cross(z,x)+aNormal.z*cross(x,y))*sign(dot(x,yz));
gl_Position=uView*w;
}`;

/** Forms, and how much light reaches each of their corners. */
export const formVertex = `#version 300 es
layout(location=0) in vec3 aPosition;
layout(location=1) in vec4 aNormal;
layout(location=2) in mat4 aMatrix;
uniform mat4 uView;
out vec3 vPlace;
out vec3 vNormal;
out float vLight;
void main(){
vec4 w=aMatrix*vec4(aPosition,1);
vPlace=w.xyz;
vNormal=mat3(aMatrix)*aNormal.xyz;
vLight=aNormal.w;
gl_Position=uView*w;
}`;

/** Only where it is: for views from around, with the piece's radius and middle already in the matrix. */
export const depthVertex = `${inputs}
uniform mat4 uView;
void main(){gl_Position=uView*(aMatrix*vec4(aPosition,1));}`;

/** Stones: the place in the space of the cut, and how that space lies in the model. */
export const gemVertex = `${inputs}
uniform mat4 uView;
uniform vec3 uEye;
out vec3 vLocal;
flat out vec3 vEye;
flat out vec3 vNormal;
flat out mat4 vMatrix;
void main(){
vec4 w=aMatrix*vec4(aPosition,1);
float scale2=dot(aMatrix[0].xyz,aMatrix[0].xyz);
vLocal=aPosition;
vNormal=aNormal;
vEye=(uEye-aMatrix[3].xyz)*mat3(aMatrix)/scale2;
vMatrix=aMatrix;
gl_Position=uView*w;
}`;

/** One triangle that covers the picture. */
export const screenVertex = `#version 300 es
out vec2 vAt;
void main(){
vAt=vec2(gl_VertexID&1,gl_VertexID>>1)*2.;
gl_Position=vec4(vAt*2.-1.,.99999,1);
}`;
