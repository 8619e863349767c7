export {
  type Address,
  addressText,
  isLoopback,
  parseServerAddress,
  type ServerAddress,
  sameAddress,
  SERVER_PORT,
} from "./transport/address.ts";
export { type AskOptions } from "./query/asker.ts";
export { Channel, type ChannelOptions, MAX_DATAGRAM } from "./channel/channel.ts";
export type { PeerChannel, Received } from "./channel/peer-channel.ts";
export type { ChannelStatistics, Drop } from "./channel/channel-statistics.ts";
export { Client } from "./client/client.ts";
export type { ClientOptions, ClientStatistics } from "./client/client-options.ts";
export type {
  ClientEvents,
  Ended,
  EndReason,
  Problem,
  ServerBlock,
} from "./client/client-events.ts";
export { type Clock, systemClock } from "./transport/clock.ts";
export { connect, type ConnectOptions, type ProQuake } from "./netquake/connect.ts";
export { NetError, type NetErrorCode } from "./transport/errors.ts";
export {
  type Delivery,
  MemoryNetwork,
  ideal,
  lossy,
  type LossyOptions,
} from "./transport/memory-network.ts";
export {
  connectQuakeworld,
  type QuakeworldClient,
  type QuakeworldConnectOptions,
  QUAKEWORLD_PORT,
} from "./quakeworld/connect-quakeworld.ts";
export {
  connectQuake2,
  type Quake2Client,
  type Quake2ConnectOptions,
  QUAKE2_PORT,
} from "./quake2/connect-quake2.ts";
export type { MapChecksum } from "./quakeworld/quakeworld-signon.ts";
export type { JoinOptions } from "./netchan/join-by-words.ts";
export type { Move } from "./client/moves.ts";
export { Peer, type PeerEvents, type PeerOptions } from "./channel/peer.ts";
export {
  type PlayerInfo,
  type QueryOptions,
  queryServer,
  type RuleInfo,
  type ServerInfo,
  type ServerReport,
} from "./query/query.ts";
export { ServerBlocks } from "./netquake/server-blocks.ts";
export type { ClientGame, Frame, Heard, Moment, Stage } from "./client/client-game.ts";
export type { Receive, Socket, SocketDrops, Transport } from "./transport/transport.ts";
export { udp } from "./transport/udp.ts";
export { VirtualClock } from "./transport/virtual-clock.ts";
export { DemoServer, type DemoServerEvents, type DemoServerOptions } from "./serve/demo-server.ts";
export type { ListenerDrop, ListenerLimits, ListenerStatistics } from "./serve/listener-options.ts";
export {
  RecordingProxy,
  PROXY_PORT,
  type ProxyEvents,
  type ProxyOptions,
  type ProxyStatistics,
} from "./proxy/proxy.ts";
export type {
  Answered,
  DoorHouse,
  Goodbye,
  Passage,
  PassageHouse,
  PassingGame,
  ProxyDoor,
  ProxyGame,
} from "./proxy/proxy-game.ts";
export { NETQUAKE_PROXY } from "./proxy/netquake/netquake-proxy.ts";
export { QUAKE2_PROXY } from "./proxy/netchan/quake2-proxy.ts";
export { QUAKEWORLD_PROXY } from "./proxy/netchan/quakeworld-proxy.ts";
export type { ProxyDrop, ProxyHouse } from "./proxy/proxy-house.ts";
export { GTV_PORT, type GtvOptions, parseGtvServer, readGtv } from "./gtv/read-gtv.ts";
export { recordClient } from "./proxy/record-client.ts";
export { recordGtv, recordQtv } from "./proxy/record-stream.ts";
export {
  Recorder,
  type RecorderOptions,
  type RecordingFile,
  type RecordingTarget,
} from "./proxy/recorder.ts";
export {
  MVD2_RECORDING,
  MVD_RECORDING,
  NETQUAKE_RECORDING,
  QUAKE2_RECORDING,
  QUAKEWORLD_RECORDING,
  type RecordingStyle,
} from "./proxy/recording-style.ts";
export {
  parseQtvSource,
  QTV_PORT,
  type QtvOptions,
  type QtvSource,
  readQtv,
} from "./qtv/read-qtv.ts";
export type { StreamOptions } from "./transport/tcp-stream.ts";
export { type LeftOut, type Reel, type ReelBlock, ReelError } from "./serve/reel/reel.ts";
export { type FilmOptions, isFilm, readFilm, type ServedFilm } from "./serve/netchan/film.ts";
export {
  type FilmDrop,
  FilmServer,
  type FilmServerEvents,
  type FilmServerOptions,
  type FilmServerStatistics,
} from "./serve/netchan/film-server.ts";
export type { FilmShow, SpectatorEnd } from "./serve/netchan/film-show.ts";
export type { Spectator } from "./serve/netchan/spectator.ts";
export { readReel, type ReelOptions } from "./serve/reel/reel-builder.ts";
export type { PlayerFacts } from "./serve/server-answers.ts";
export type { ShowOptions, Watcher, WatcherEnd } from "./serve/watcher.ts";
