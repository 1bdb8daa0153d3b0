import { Descriptor } from './descriptor.ts';
export type DescriptorVerdict =
  | {
      readonly ok: true;
      readonly descriptor: Descriptor;
    }
  | {
      readonly ok: false;
      readonly reason: string;
    };
export declare function sha384Of(bytes: Uint8Array): string;
export declare function hashInAddress(hash: string): string;
export declare function hashFromAddress(text: string): string;
export declare function containerName(remote: string, version: string): string;
export declare const ANY_SITE = '*';
export declare function readDescriptor(bytes: Uint8Array): DescriptorVerdict;
