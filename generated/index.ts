// Generated from all schemas. To change it, edit them and run `npx demospec generate`.
import { codecs as bsp29 } from "./bsp29.ts";
import { codecs as bsp38 } from "./bsp38.ts";
import { codecs as mvd_hidden } from "./mvd_hidden.ts";
import { codecs as netquake } from "./netquake.ts";
import { codecs as netquake_client } from "./netquake_client.ts";
import { codecs as netquake_control } from "./netquake_control.ts";
import { codecs as pak } from "./pak.ts";
import { codecs as q2pro_gtv } from "./q2pro_gtv.ts";
import { codecs as q2pro_gtv_client } from "./q2pro_gtv_client.ts";
import { codecs as quake2 } from "./quake2.ts";
import { codecs as quake2_client } from "./quake2_client.ts";
import { codecs as quake2_mvd } from "./quake2_mvd.ts";
import { codecs as quakeworld } from "./quakeworld.ts";
import { codecs as quakeworld_client } from "./quakeworld_client.ts";
import { codecs as quakeworld_connectionless } from "./quakeworld_connectionless.ts";
import { dem } from "./dem.ts";
import { dm2 } from "./dm2.ts";
import { mvd } from "./mvd.ts";
import { mvd2 } from "./mvd2.ts";
import { mvd_hidden_block } from "./mvd_hidden_block.ts";
import { netquake_packet } from "./netquake_packet.ts";
import { q2pro_client_packet } from "./q2pro_client_packet.ts";
import { q2pro_gtv_client_stream } from "./q2pro_gtv_client_stream.ts";
import { q2pro_gtv_stream } from "./q2pro_gtv_stream.ts";
import { q2pro_packet } from "./q2pro_packet.ts";
import { quake2_client_packet } from "./quake2_client_packet.ts";
import { quake2_packet } from "./quake2_packet.ts";
import { quakeworld_client_packet } from "./quakeworld_client_packet.ts";
import { quakeworld_packet } from "./quakeworld_packet.ts";
import { qwd } from "./qwd.ts";
import { r1q2_client_packet } from "./r1q2_client_packet.ts";

/** The codecs of each protocol, oldest first. */
export const protocols: readonly [
  typeof bsp29,
  typeof bsp38,
  typeof mvd_hidden,
  typeof netquake,
  typeof netquake_client,
  typeof netquake_control,
  typeof pak,
  typeof q2pro_gtv,
  typeof q2pro_gtv_client,
  typeof quake2,
  typeof quake2_client,
  typeof quake2_mvd,
  typeof quakeworld,
  typeof quakeworld_client,
  typeof quakeworld_connectionless,
] = [
  bsp29,
  bsp38,
  mvd_hidden,
  netquake,
  netquake_client,
  netquake_control,
  pak,
  q2pro_gtv,
  q2pro_gtv_client,
  quake2,
  quake2_client,
  quake2_mvd,
  quakeworld,
  quakeworld_client,
  quakeworld_connectionless,
];

/** What has blocks that carry protocols. */
export const containers: readonly [
  typeof dem,
  typeof dm2,
  typeof mvd,
  typeof mvd2,
  typeof mvd_hidden_block,
  typeof netquake_packet,
  typeof q2pro_client_packet,
  typeof q2pro_gtv_client_stream,
  typeof q2pro_gtv_stream,
  typeof q2pro_packet,
  typeof quake2_client_packet,
  typeof quake2_packet,
  typeof quakeworld_client_packet,
  typeof quakeworld_packet,
  typeof qwd,
  typeof r1q2_client_packet,
] = [
  dem,
  dm2,
  mvd,
  mvd2,
  mvd_hidden_block,
  netquake_packet,
  q2pro_client_packet,
  q2pro_gtv_client_stream,
  q2pro_gtv_stream,
  q2pro_packet,
  quake2_client_packet,
  quake2_packet,
  quakeworld_client_packet,
  quakeworld_packet,
  qwd,
  r1q2_client_packet,
];
