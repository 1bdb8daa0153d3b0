export interface NavigateIfHere {
  readonly visit: (to: string, replace?: boolean) => void;
  readonly leave: (address: string) => void;
  readonly leaving: boolean;
}
export declare function useNavigateIfHere(): NavigateIfHere;
