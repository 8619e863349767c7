/** How a recording is shown. */
export interface FilmShow {
  /** How fast at first: 1 by default. */
  readonly speed?: number;
  /** Begins anew when it is over. */
  readonly loop?: boolean;
  /** Seconds of silence after which a client is taken for gone: 60 by default. */
  readonly timeout?: number;
}

/** Why somebody watches no more. */
export type SpectatorEnd = "finished" | "left" | "ended" | "timeout" | "overflow" | "replaced";
