/**
 * What stands in for a picture that is being made: a hint of a piece on the ground all pictures have,
 * with words in both languages of the store, since an address has none.
 */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><radialGradient id="g" cx=".45" cy=".36" r=".85"><stop stop-color="#f6f4f0"/><stop offset="1" stop-color="#e9e5dd"/></radialGradient></defs>'
  + '<path fill="url(#g)" d="M0 0h400v400H0z"/><ellipse cx="204" cy="262" rx="86" ry="9" fill="#d9d3c8"/>'
  + '<g fill="none" stroke="#c9c1b2" stroke-width="5" stroke-linejoin="round"><circle cx="200" cy="200" r="56"/><path d="M176 144l-14-20 16-20h44l16 20-14 20zM162 124h76M186 104l-8 20 22 20 22-20-8-20"/></g>'
  + '<g font-family="system-ui,sans-serif" font-size="17" text-anchor="middle" fill="#6b6459"><text x="200" y="312">This picture is being made</text><text x="200" y="338">यह तस्वीर बन रही है</text></g></svg>';

export const PLACEHOLDER = Buffer.from(SVG);
export const PLACEHOLDER_TYPE = 'image/svg+xml';
