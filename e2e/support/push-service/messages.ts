/**
 * What Chromium and its push service say to each other, as far as it is used here: the check-in,
 * and the messages of the line (MCS, "mobile connection server").
 */
import protobuf from 'protobufjs';

const { root } = protobuf.parse(
  `
  syntax = "proto2";
  message CheckinResponse {
    required bool stats_ok = 1;
    optional int64 time_msec = 3;
    optional fixed64 android_id = 7;
    optional fixed64 security_token = 8;
    optional bool settings_diff = 9;
  }
  message HeartbeatAck {}
  message LoginRequest {
    required string user = 3;
    repeated string received_persistent_id = 10;
  }
  message LoginResponse {
    required string id = 1;
    optional int32 last_stream_id_received = 6;
    optional int64 server_timestamp = 8;
  }
  message AppData {
    required string key = 1;
    required string value = 2;
  }
  message DataMessage {
    required string from = 3;
    required string category = 5;
    repeated AppData app_data = 7;
    optional string persistent_id = 9;
    optional int32 ttl = 17;
    optional int64 sent = 18;
    optional bytes raw_data = 21;
  }
`,
  { keepCase: true },
);

interface Messages {
  readonly CheckinResponse: {
    readonly stats_ok: boolean;
    readonly time_msec: number;
    readonly android_id: string;
    readonly security_token: string;
    readonly settings_diff: boolean;
  };
  readonly HeartbeatAck: Readonly<Record<never, never>>;
  readonly LoginRequest: { readonly user: string; readonly received_persistent_id: readonly string[] };
  readonly LoginResponse: {
    readonly id: string;
    readonly last_stream_id_received: number;
    readonly server_timestamp: number;
  };
  readonly DataMessage: {
    readonly from: string;
    readonly category: string;
    readonly app_data: readonly { readonly key: string; readonly value: string }[];
    readonly persistent_id: string;
    readonly ttl: number;
    readonly sent: number;
    readonly raw_data: Uint8Array;
  };
}

export function encode<Name extends keyof Messages>(name: Name, message: Messages[Name]): Uint8Array {
  const type = root.lookupType(name);
  return type.encode(type.fromObject(message)).finish();
}

export function decode<Name extends keyof Messages>(name: Name, bytes: Uint8Array): Messages[Name] {
  const type = root.lookupType(name);
  return type.toObject(type.decode(bytes), { arrays: true }) as Messages[Name];
}
