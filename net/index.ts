export {
  type Address,
  addressText,
  isLoopback,
  parsePlace,
  type Place,
  sameAddress,
  SERVER_PORT,
} from "./address.ts";
export { type AskOptions } from "./asker.ts";
export {
  Channel,
  type ChannelOptions,
  type ChannelStatistics,
  type Drop,
  MAX_DATAGRAM,
  type Received,
} from "./channel.ts";
export { Client, type ClientOptions, type ClientStatistics } from "./client.ts";
export type { ClientEvents, Ended, EndReason, Problem, ServerBlock } from "./client-events.ts";
export { type Clock, systemClock } from "./clock.ts";
export { connect, type ConnectOptions, type ProQuake } from "./connect.ts";
export { NetError, type NetErrorCode } from "./errors.ts";
export { type Fate, MemoryNetwork, perfect, rough, type Roughness } from "./memory-network.ts";
export type { Move } from "./moves.ts";
export { Peer, type PeerEvents, type PeerOptions } from "./peer.ts";
export {
  type PlayerInfo,
  type QueryOptions,
  queryServer,
  type RuleInfo,
  type ServerInfo,
  type ServerReport,
} from "./query.ts";
export { ServerBlocks } from "./server-blocks.ts";
export type { Stage } from "./signon.ts";
export type { Receive, Socket, SocketDrops, Transport } from "./transport.ts";
export { udp } from "./udp.ts";
export { VirtualClock } from "./virtual-clock.ts";
export { DemoServer, type DemoServerEvents, type DemoServerOptions } from "./demo-server.ts";
export type { ListenerDrop, ListenerLimits, ListenerStatistics } from "./listener.ts";
export {
  RecordingProxy,
  PROXY_PORT,
  type ProxyEvents,
  type ProxyOptions,
  type ProxyStatistics,
} from "./proxy.ts";
export type { ProxyDrop } from "./proxy-house.ts";
export { recordClient } from "./record-client.ts";
export {
  Recorder,
  type RecorderOptions,
  type RecordingFile,
  type RecordingTarget,
} from "./recorder.ts";
export { type LeftOut, type Reel, type ReelBlock, ReelError } from "./reel.ts";
export { readReel, type ReelOptions } from "./reel-builder.ts";
export type { PlayerFacts } from "./server-answers.ts";
export type { ShowOptions, Watcher, WatcherEnd } from "./watcher.ts";
