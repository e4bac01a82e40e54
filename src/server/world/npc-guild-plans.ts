import type { GuildDetail } from '#contracts/wire.ts'
import { type GuildEntry, guildLevelXp } from '#rules/guild/guild.ts'

export interface NpcGuildPlan {
  readonly slug: string
  readonly name: string
  readonly tag: string
  readonly emblem: GuildDetail['emblem']
  readonly description: string
  readonly entry: GuildEntry
  readonly minRank: number
  readonly xp: number
  readonly members: number
}

type Look = readonly [
  shape: NpcGuildPlan['emblem']['shape'],
  sign: NpcGuildPlan['emblem']['sign'],
  field: NpcGuildPlan['emblem']['field'],
  ink: NpcGuildPlan['emblem']['ink'],
]
type Terms = Pick<NpcGuildPlan, 'entry' | 'minRank' | 'members'> & {
  /** The fraction is the progress to the next level. */
  readonly level: number
}

const guild = (
  name: string,
  tag: string,
  [shape, sign, field, ink]: Look,
  description: string,
  { level, ...terms }: Terms,
): NpcGuildPlan => {
  const whole = Math.floor(level)
  const [from, to] = [guildLevelXp(whole), guildLevelXp(whole + 1)]
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    ...{ name, tag, description },
    emblem: { shape, sign, field, ink },
    xp: Math.round(from + (to - from) * (level - whole)),
    ...terms,
  }
}

const open = { entry: 'open', minRank: 0 } as const

/** The strongest guild comes first. The plans cover the levels 0 to 7 and both ways of admission (R44). */
export const NPC_GUILD_PLANS: readonly NpcGuildPlan[] = [
  guild(
    'Crimson Crown',
    'CROWN',
    ['shield', 'crown', 'crimson', 'gold'],
    'First to every boss, last to leave. We ask for three fights a day and give the best chest in town.',
    { entry: 'request', minRank: 1600, level: 7.4, members: 22 },
  ),
  guild(
    'Ember Wolves',
    'EMBER',
    ['flame', 'wolf', 'ember', 'ivory'],
    'One pack, one howl. Hit the boss, feed the fire, say good night.',
    { entry: 'request', minRank: 800, level: 6.2, members: 21 },
  ),
  guild(
    'Storm Riders',
    'STORM',
    ['diamond', 'lightning', 'sky', 'ivory'],
    'Fast claws and short talks. Come when it thunders.',
    { entry: 'open', minRank: 800, level: 5.5, members: 20 },
  ),
  guild('Iron Paws', 'PAWS', ['hexagon', 'paw', 'ink', 'gold'], 'We dismantle everything, the boss included.', {
    entry: 'open',
    minRank: 400,
    level: 4.7,
    members: 19,
  }),
  guild('Moonlit Owls', 'OWLS', ['round', 'moon', 'violet', 'ivory'], 'The night shift. Awake when your energy is.', {
    entry: 'request',
    minRank: 400,
    level: 4.1,
    members: 18,
  }),
  guild('Rose Guard', 'ROSE', ['banner', 'rose', 'rose', 'ivory'], 'Polite in the log, thorny in the arena.', {
    entry: 'open',
    minRank: 400,
    level: 3.6,
    members: 17,
  }),
  guild(
    'Sleepy Dragons',
    'SLEEP',
    ['shield', 'dragon', 'moss', 'gold'],
    'We wake up for bosses and for snacks. Mostly for snacks.',
    { ...open, level: 3.2, members: 16 },
  ),
  guild(
    'Deep Anchors',
    'DEEP',
    ['round', 'anchor', 'teal', 'ivory'],
    'Slow and steady: a TOK a day keeps the level up.',
    { ...open, level: 2.8, members: 16 },
  ),
  guild('Golden Acorns', 'ACORN', ['hexagon', 'sun', 'gold', 'crimson'], 'We save today, we win tomorrow.', {
    ...open,
    level: 2.3,
    members: 15,
  }),
  guild('Watchtower Nine', 'NINE', ['banner', 'tower', 'sky', 'ink'], 'Nine friends who kept inviting friends.', {
    ...open,
    level: 1.7,
    members: 14,
  }),
  guild('Lucky Stars', 'LUCKY', ['diamond', 'star', 'violet', 'gold'], 'Critical hits only. Or so we hope.', {
    ...open,
    level: 1.1,
    members: 13,
  }),
  guild('Fresh Feathers', 'FRESH', ['round', 'phoenix', 'ember', 'gold'], 'New here? So are we. Every hit counts.', {
    ...open,
    level: 0.4,
    members: 12,
  }),
]
