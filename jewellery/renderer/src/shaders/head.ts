/** Start of every fragment shader. */
export const head = `#version 300 es
precision highp float;
out vec4 colour;
`;
