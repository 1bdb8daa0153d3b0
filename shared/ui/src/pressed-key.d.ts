interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: {
    readonly isComposing: boolean;
  };
}
export declare function pressedKey({ key, keyCode, isComposing, nativeEvent }: KeyPress): string;
export {};
