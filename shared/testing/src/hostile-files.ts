/** Files that an attacker might send as a picture, by what they are. Whatever takes pictures refuses each of them. */
import { deflateSync } from 'node:zlib';

const SCRIPT = '<script>alert(1)</script>';
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const JPEG_START = '\u00ff\u00d8\u00ff';
const PNG_START = '\u0089PNG\r\n\u001a\n';
/** Two by two pixels each. */
const GIF = 'R0lGODlhAgACAIAAAExpcea+UCH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==';
const TIFF =
  'SUkqABQAAADmvlDmvlDmvlDmvlAPAAABAwABAAAAAgAAAAEBAwABAAAAAgAAAAIBAwADAAAA3gAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAACAAAABIBAwABAAAAAQAAABUBAwABAAAAAwAAABYBAwABAAAAAAEAABcBBAABAAAADAAAABoBBQABAAAAzgAAABsBBQABAAAA1gAAABwBAwABAAAAAQAAACgBAwABAAAAAgAAAFMBAwADAAAA5AAAAAAAAAAzM8sAAAAIADMzywAAAAgACAAIAAgAAQABAAEA';
const HALF_JPEG =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIA';

/** A chunk of a PNG without its check sum, which decoders of headers do not look at. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, bytes(name), data, Buffer.alloc(4)]);
}

/** @param side pixels that its header promises */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    bytes(PNG_START),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const HOSTILE_FILES: Readonly<Record<string, Buffer>> = {
  'a text': bytes('hello'),
  'an SVG': bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'an SVG that reads files': bytes('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  'an SVG behind white space': bytes('  \n<?xml version="1.0"?><svg onload="alert(1)"/>'),
  'a page': bytes(`<!doctype html>${SCRIPT}`),
  'a GIF that is a script': bytes('GIF89a/*\u0001\u0000*/=1;alert(1)//'),
  'a GIF': Buffer.from(GIF, 'base64'),
  'a TIFF': Buffer.from(TIFF, 'base64'),
  'a PDF': bytes('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'),
  'an archive': bytes('PK\u0003\u0004'),
  'a program': bytes('MZ\u0090\u0000'),
  'the first bytes of a JPEG and a page': bytes(JPEG_START + SCRIPT),
  'the first bytes of a PNG and a page': bytes(PNG_START + SCRIPT),
  'a WebP of nothing': bytes('RIFF\u0004\u0000\u0000\u0000WEBP'),
  'half a JPEG': Buffer.from(HALF_JPEG, 'base64'),
  'a bomb of 3.6 thousand million pixels': pngBomb(60_000),
  'a bomb just above what may come': pngBomb(5_001),
};
