/*
 * What games' programs print when somebody dies: data. Before a text's first part is a name, between two parts
 * another one. Texts are without Quake's golden letters, and without a full stop at the end.
 */

/** What is printed of a kill: the name, `between`, another name, `after`. */
export type KillText = readonly [between: string, after: string, weapon: string];
/** What is printed of one alone, whose name is in the middle: `before`, the name, `after`. */
export type FramedText = readonly [before: string, after: string, cause: string];
/** What is printed of one alone: the name, `after`. It costs that many frags where it is not one. */
export type DeathText = readonly [after: string, cause: string, penalty?: number];

/** One game's texts, or those of many that came of it. */
export interface Obituaries {
  /** The victim's name comes first. */
  readonly kills: readonly KillText[];
  /** The killer's name comes first. */
  readonly killers: readonly KillText[];
  /** The name that comes first is that of who died, and nobody has a frag for it; another one is named as well. */
  readonly deflected: readonly KillText[];
  /** As `deaths`, with the name in the middle. */
  readonly framed: readonly FramedText[];
  /** Nobody else had a hand in it. */
  readonly deaths: readonly DeathText[];
  /** The killer is named, and that it was one of his own team, but not who. */
  readonly betrayals: readonly DeathText[];
  /** The victim is named, and that it was one of his own team, but not who. */
  readonly betrayed: readonly DeathText[];
}

/** Quake, QuakeWorld, their mission packs, CTF, and the servers of these days. */
export const QUAKE: Obituaries = {
  kills: [
    [" was ax-murdered by ", "", "axe"],
    ["'s skull sharpened ", "'s axe", "axe"],
    [" was diced-up by ", "", "axe"],
    [" was diced-up by ", "'s axe", "axe"],
    [" chewed on ", "'s boomstick", "shotgun"],
    [" deep-throated ", "'s shotgun", "shotgun"],
    [" was lead poisoned by ", "", "shotgun"],
    [" ate 2 loads of ", "'s buckshot", "super shotgun"],
    [" ate 8 loads of ", "'s buckshot", "super shotgun"],
    [" was nailed by ", "", "nailgun"],
    [" was body pierced by ", "", "nailgun"],
    [" was punctured by ", "", "super nailgun"],
    [" was perforated by ", "", "super nailgun"],
    [" was ventilated by ", "", "super nailgun"],
    [" was straw-cuttered by ", "", "super nailgun"],
    [" eats ", "'s pineapple", "grenade launcher"],
    [" sat on ", "'s grenade", "grenade launcher"],
    [" was gibbed by ", "'s grenade", "grenade launcher"],
    [" rides ", "'s rocket", "rocket launcher"],
    [" was gibbed by ", "'s rocket", "rocket launcher"],
    [" was blown to bits by ", "'s rocket", "rocket launcher"],
    [" was destroyed by ", "'s Quad rocket", "rocket launcher"],
    [" was brutalized by ", "'s quad rocket", "rocket launcher"],
    [" was smeared by ", "'s quad rocket", "rocket launcher"],
    [" accepts ", "'s shaft", "thunderbolt"],
    [" gets a natural disaster from ", "", "thunderbolt"],
    [" accepts ", "'s discharge", "discharge"],
    [" gets a faceful of ", "'s discharge", "discharge"],
    [" drains ", "'s batteries", "discharge"],
    [" was telefragged by ", "", "telefrag"],
    [" was hooked by ", "", "hook"],
    [" spreads himself wide for ", "'s pole", "hook"],
    [" was railed by ", "", "railgun"],
    [" was jumped by ", "", "stomp"],
    [" was crushed by ", "", "stomp"],
    [" softens ", "'s fall", "stomp"],
    [" tried to catch ", "", "stomp"],
    [" was slammed by ", "'s hammer", "mjolnir"],
    [" got too friendly with ", "'s bomb", "proximity gun"],
    [" was burned by ", "'s laser", "laser cannon"],
    // As KTX says it.
    [" was instagibbed by ", "", "railgun"],
    [" was axed to pieces by ", "!", "axe"],
    [" was literally stomped into particles by ", "!", "stomp"],
    [" killed by ", " ?", "unknown"],
  ],
  killers: [
    [" rips ", " a new one", "super shotgun"],
    [" squishes ", "", "squish"],
    [" stomps ", "", "stomp"],
  ],
  deflected: [[" was telefragged by ", "'s Satan's power", "telefrag"]],
  framed: [["Satan's power deflects ", "'s telefrag", "telefrag"]],
  deaths: [
    [" tries to put the pin back in", "grenade launcher"],
    [" becomes bored with life", "rocket launcher"],
    // As KTX says it.
    [" discovers blast radius", "rocket launcher"],
    [" somehow becomes bored with life", "unknown"],
    [" heats up the water", "discharge"],
    [" couldn't resist the shiny spawn point", "telefrag"],
    [" got too close to the baby factory", "telefrag"],
    [" was fragged by poor life choices", "telefrag"],
    [" checks if his weapon is loaded", "laser cannon"],
    [" discharges into the water", "discharge"],
    [" discharges into the slime", "discharge"],
    [" discharges into the lava", "discharge"],
    [" electrocutes himself", "discharge"],
    [" electrocutes herself", "discharge"],
    [" suicides", "suicide", 2],
    // As LibreQuake spells it.
    [" commited suicide", "suicide"],
    [" forgot how to swim", "water"],
    [" sleeps with the fishes", "water"],
    [" sucks it down", "water"],
    [" gulped a load of slime", "slime"],
    [" can't exist on slime alone", "slime"],
    [" burst into flames", "lava"],
    [" turned into hot slag", "lava"],
    [" visits the Volcano God", "lava"],
    [" shouldn't have played with lava", "lava"],
    [" cratered", "fall"],
    [" fell to his death", "fall"],
    [" fell to her death", "fall"],
    [" fell to its death", "fall"],
    [" blew up", "explosion"],
    [" was squished", "squish"],
    [" was spiked", "trap"],
    [" was zapped", "trap"],
    [" ate a lavaball", "trap"],
    [" tried to leave", "exit"],
    [" died", "unknown"],
    [" was shot by a Grunt", "grunt"],
    [" was eviscerated by a Fiend", "fiend"],
    [" was mauled by a Rottweiler", "rottweiler"],
    [" was blasted by an Enforcer", "enforcer"],
    [" was fed to the Rotfish", "rotfish"],
    [" was slain by a Death Knight", "death knight"],
    [" was slashed by a Knight", "knight"],
    [" was destroyed by an Ogre", "ogre"],
    [" became one with Shub-Niggurath", "shub-niggurath"],
    [" was exploded by a Vore", "vore"],
    [" was smashed by a Shambler", "shambler"],
    [" was slimed by a Spawn", "spawn"],
    [" was scragged by a Scrag", "scrag"],
    [" joins the Zombies", "zombie"],
  ],
  betrayals: [
    [" mows down a teammate", "teammate"],
    [" checks his glasses", "teammate"],
    [" checks her glasses", "teammate"],
    [" gets a frag for the other team", "teammate"],
    [" loses another friend", "teammate"],
    [" squished a teammate", "teammate"],
  ],
  // As KTX says it.
  betrayed: [
    [" was telefragged by his teammate", "telefrag"],
    [" was telefragged by her teammate", "telefrag"],
    [" was jumped by his teammate", "stomp"],
    [" was jumped by her teammate", "stomp"],
    [" was crushed by his teammate", "stomp"],
    [" was crushed by her teammate", "stomp"],
  ],
};

/** Quake II, its CTF, and the servers of these days. */
export const QUAKE2: Obituaries = {
  kills: [
    [" was blasted by ", "", "blaster"],
    [" was gunned down by ", "", "shotgun"],
    [" was blown away by ", "'s super shotgun", "super shotgun"],
    [" was machinegunned by ", "", "machinegun"],
    [" was cut in half by ", "'s chaingun", "chaingun"],
    [" was popped by ", "'s grenade", "grenade launcher"],
    [" was shredded by ", "'s shrapnel", "grenade launcher"],
    [" ate ", "'s rocket", "rocket launcher"],
    [" almost dodged ", "'s rocket", "rocket launcher"],
    [" was melted by ", "'s hyperblaster", "hyperblaster"],
    [" was railed by ", "", "railgun"],
    [" saw the pretty lights from ", "'s BFG", "bfg10k"],
    [" was disintegrated by ", "'s BFG blast", "bfg10k"],
    [" couldn't hide from ", "'s BFG", "bfg10k"],
    [" caught ", "'s handgrenade", "hand grenade"],
    [" didn't see ", "'s handgrenade", "hand grenade"],
    [" feels ", "'s pain", "hand grenade"],
    [" tried to invade ", "'s personal space", "telefrag"],
    [" was caught by ", "'s grapple", "grapple"],
  ],
  killers: [],
  deflected: [],
  framed: [],
  deaths: [
    [" suicides", "suicide"],
    [" cratered", "fall"],
    [" was squished", "squish"],
    [" sank like a rock", "water"],
    [" melted", "slime"],
    [" does a back flip into the lava", "lava"],
    [" blew up", "explosion"],
    [" found a way out", "exit"],
    [" saw the light", "laser"],
    [" got blasted", "blaster"],
    [" was in the wrong place", "trap"],
    [" tried to put the pin back in", "hand grenade"],
    [" tripped on its own grenade", "grenade launcher"],
    [" tripped on his own grenade", "grenade launcher"],
    [" tripped on her own grenade", "grenade launcher"],
    [" blew itself up", "rocket launcher"],
    [" blew himself up", "rocket launcher"],
    [" blew herself up", "rocket launcher"],
    [" should have used a smaller gun", "bfg10k"],
    [" killed itself", "suicide"],
    [" killed himself", "suicide"],
    [" killed herself", "suicide"],
    [" died", "unknown"],
  ],
  betrayals: [],
  betrayed: [],
};

/** Causes of deaths by which somebody killed himself. What squished him may have been either. */
export const OWN_CAUSES: ReadonlySet<string> = new Set([
  "grenade launcher",
  "rocket launcher",
  "laser cannon",
  "discharge",
  "suicide",
  "hand grenade",
  "bfg10k",
]);
