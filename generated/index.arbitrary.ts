// Generated from all schemas. To change it, edit them and run `npx demospec generate`.
import { codecs as netquake } from "./netquake.ts";
import { codecs as netquake_client } from "./netquake_client.ts";
import { codecs as netquake_control } from "./netquake_control.ts";
import { codecs as quake2 } from "./quake2.ts";
import { codecs as quake2_client } from "./quake2_client.ts";
import { codecs as quakeworld } from "./quakeworld.ts";
import { codecs as quakeworld_client } from "./quakeworld_client.ts";
import { codecs as quakeworld_connectionless } from "./quakeworld_connectionless.ts";
import { dem } from "./dem.ts";
import { dm2 } from "./dm2.ts";
import { netquake_packet } from "./netquake_packet.ts";
import { quake2_client_packet } from "./quake2_client_packet.ts";
import { quake2_packet } from "./quake2_packet.ts";
import { quakeworld_client_packet } from "./quakeworld_client_packet.ts";
import { quakeworld_packet } from "./quakeworld_packet.ts";
import { qwd } from "./qwd.ts";
import { arbitraries as netquakeArbitraries } from "./netquake.arbitrary.ts";
import { arbitraries as netquake_clientArbitraries } from "./netquake_client.arbitrary.ts";
import { arbitraries as netquake_controlArbitraries } from "./netquake_control.arbitrary.ts";
import { arbitraries as quake2Arbitraries } from "./quake2.arbitrary.ts";
import { arbitraries as quake2_clientArbitraries } from "./quake2_client.arbitrary.ts";
import { arbitraries as quakeworldArbitraries } from "./quakeworld.arbitrary.ts";
import { arbitraries as quakeworld_clientArbitraries } from "./quakeworld_client.arbitrary.ts";
import { arbitraries as quakeworld_connectionlessArbitraries } from "./quakeworld_connectionless.arbitrary.ts";
import { arbitraries as demArbitraries } from "./dem.arbitrary.ts";
import { arbitraries as dm2Arbitraries } from "./dm2.arbitrary.ts";
import { arbitraries as netquake_packetArbitraries } from "./netquake_packet.arbitrary.ts";
import { arbitraries as quake2_client_packetArbitraries } from "./quake2_client_packet.arbitrary.ts";
import { arbitraries as quake2_packetArbitraries } from "./quake2_packet.arbitrary.ts";
import { arbitraries as quakeworld_client_packetArbitraries } from "./quakeworld_client_packet.arbitrary.ts";
import { arbitraries as quakeworld_packetArbitraries } from "./quakeworld_packet.arbitrary.ts";
import { arbitraries as qwdArbitraries } from "./qwd.arbitrary.ts";

/** The codecs of each protocol, and what makes its messages. */
export const protocols = [
  [netquake, netquakeArbitraries],
  [netquake_client, netquake_clientArbitraries],
  [netquake_control, netquake_controlArbitraries],
  [quake2, quake2Arbitraries],
  [quake2_client, quake2_clientArbitraries],
  [quakeworld, quakeworldArbitraries],
  [quakeworld_client, quakeworld_clientArbitraries],
  [quakeworld_connectionless, quakeworld_connectionlessArbitraries],
] as const;

/** Each container, and what makes its blocks. */
export const containers = [
  [dem, demArbitraries],
  [dm2, dm2Arbitraries],
  [netquake_packet, netquake_packetArbitraries],
  [quake2_client_packet, quake2_client_packetArbitraries],
  [quake2_packet, quake2_packetArbitraries],
  [quakeworld_client_packet, quakeworld_client_packetArbitraries],
  [quakeworld_packet, quakeworld_packetArbitraries],
  [qwd, qwdArbitraries],
] as const;
