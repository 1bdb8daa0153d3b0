export declare function saveFile(file: Blob, name: string): void;
interface Download {
  readonly file: string;
  readonly read: () => Promise<Blob>;
  readonly done: string;
  readonly failed: string;
}
export declare function useDownload({ file, read, done, failed }: Download): {
  readonly busy: boolean;
  readonly download: () => void;
};
export {};
