export interface HostContracts {
  readonly contract: string;
  readonly carries: readonly string[];
  readonly site: string;
}
export type SpokenContracts = Pick<HostContracts, 'contract'> & Partial<HostContracts>;
export interface ContractNeeds {
  readonly needs?: string;
  readonly needsSite?: string;
}
export declare const HOST_CONTRACT = '2.3.0';
export declare const CARRIED_CONTRACTS: readonly string[];
export declare function carries(
  { contract, carries: earlier, site }: SpokenContracts,
  { needs, needsSite }: ContractNeeds,
): boolean;
