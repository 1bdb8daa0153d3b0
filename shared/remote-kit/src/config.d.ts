import type { EventName } from '@suvarna/contracts/bus-events';
export interface PackageFile {
  readonly package: string;
  readonly path: string;
}
export interface RouteConfig {
  readonly id: string;
  readonly path: string;
  readonly render: 'server' | 'client';
  readonly session?: 'any' | 'guest' | 'customer';
  readonly ownDocument?: boolean;
  readonly query?: readonly string[];
  readonly skeleton?: string;
  readonly area?: string;
  readonly ahead?: 'nothing' | 'code' | 'data';
  readonly offline?: boolean;
  readonly smoke?: string;
}
export type TextGroups = Readonly<Record<string, readonly string[]>>;
export declare const groupsReadBy: (groups: TextGroups, reader: string) => readonly string[];
export interface RemoteConfig {
  readonly name: string;
  readonly owner: string;
  readonly host: string;
  readonly site: string;
  readonly colour: string;
  readonly routes: readonly RouteConfig[];
  readonly fragments: readonly string[];
  readonly texts: TextGroups;
  readonly neighbours?: readonly string[];
  readonly workers?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, PackageFile>>;
  readonly emits: readonly EventName[];
  readonly listens: readonly EventName[];
}
export declare function defineRemote<const Config extends RemoteConfig>(config: Config): Config;
