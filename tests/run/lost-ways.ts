import type { Defect } from './defects.ts'

const TOPICS = 'src/client/topics'
const PAGES = 'src/client/game/page-addresses.ts'

const caughtBy = (project: string, file: string, says: string, test = says): Pick<Defect, 'command' | 'says'> => ({
  command: [
    ...['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, file],
    ...['-t', test.replaceAll(/[$*+.?[\]]/g, '\\$&')],
  ],
  says: [says],
})
/** The walk of the links, by the story and the control that lead there. */
const walk = (says: string, test?: string) => caughtBy('client', 'tests/client/links', says, test)
/** What the server answers before and after a move. */
const move = (name: string) => caughtBy('server', 'tests/server/move-effects.test.ts', name)

/** Wrong addresses: each is a line of the walk that then leads elsewhere. */
export const WRONG_ADDRESSES: readonly Defect[] = [
  {
    name: "the preparation's history",
    file: `${TOPICS}/kombat/screens/prep/kombat-prep-screen.tsx`,
    sound: 'navigate(PAGE.HISTORY.path)',
    faulty: 'navigate(PAGE.LEDGER.path)',
    ...walk('/kombat_prep rich: History'),
  },
  {
    name: "home's rank",
    file: `${TOPICS}/home/screens/home-screen.tsx`,
    sound: 'navigate(PAGE.TIER.path)',
    faulty: 'navigate(PAGE.TIER_LIST.path)',
    ...walk('/ rich: Rank: Diamond III'),
  },
  {
    name: "the settings' leaderboard",
    file: `${TOPICS}/settings/screens/settings-screen.tsx`,
    sound: 'navigate(PAGE.LEADERBOARD.path,',
    faulty: 'navigate(PAGE.TOK_LEADERBOARD.path,',
    ...walk('/settings rich: Leaderboards'),
  },
  {
    name: "Earn's way to the preparation",
    file: `${TOPICS}/tasks/screens/earn-screen.tsx`,
    sound: 'navigate(PAGE.KOMBAT_PREP.path)',
    faulty: 'navigate(PAGE.KOMBAT.path)',
    ...walk('/earn empty: Fight now'),
  },
  {
    name: "an offer's shared link",
    file: `${TOPICS}/market/screens/buy-dialog.tsx`,
    sound: "deepLink(botLink, 'market', listing.id)",
    faulty: "deepLink(botLink, 'replay', listing.id)",
    ...walk('of /marketplace rich'),
  },
  {
    name: "not-found's way home",
    file: 'src/client/app/not-found-screen.tsx',
    sound: 'navigate(PAGE.HOME.path)',
    faulty: 'navigate(PAGE.EARN.path)',
    ...walk('* rich: Home'),
  },
  {
    name: "the ledger's way back",
    file: PAGES,
    sound: "LEDGER: { path: '/ledger', back: '/settings' }",
    faulty: "LEDGER: { path: '/ledger', back: '/' }",
    ...walk('/ledger rich: Back'),
  },
  {
    name: "the tier list's way back",
    file: PAGES,
    sound: "TIER_LIST: { path: '/tier-list', back: '/tier' }",
    faulty: "TIER_LIST: { path: '/tier-list', back: '/' }",
    ...walk('/tier-list rich: Back'),
  },
  {
    name: "a board's way back",
    file: PAGES,
    sound: "back: '/friends' }",
    faulty: "back: '/' }",
    ...walk('/refer-leaderboard rich: Back'),
  },
  {
    name: "a battle's music",
    file: PAGES,
    sound: "back: '/kombat_prep', music: 'battle' }",
    faulty: "back: '/kombat_prep' }",
    ...walk('the music of a page > /kombat', 'the music of a page /kombat'),
  },
  {
    name: "a stone's tab",
    file: PAGES,
    sound: "back: '/inventory?tab=pet'",
    faulty: "back: '/inventory?tab=materials'",
    ...walk('/upgrade-stone rich: Back'),
  },
  {
    name: "a guide's tip",
    file: `${TOPICS}/kombat/screens/prep/kombat-prep-screen.tsx`,
    sound: "guideTarget('prep.fight')",
    faulty: "guideTarget('home.daily')",
    ...walk('prep.fight points at its element'),
  },
  {
    name: 'a builder with a wrong argument',
    file: `${TOPICS}/kombat/screens/result/result-actions.tsx`,
    sound: 'navigate(toReplay(result.replay_id))',
    faulty: 'navigate(toReplay(result.client_key))',
    ...walk('/kombat/result rich: Watch again leads to'),
  },
  {
    name: "a boss battle's end",
    file: `${TOPICS}/kombat/screens/battle/boss-battle.tsx`,
    sound: 'toBossResult(slug, replay.replay_id), {',
    faulty: "toBossResult(slug, ''), {",
    ...walk('/kombat boss: ←'),
  },
  {
    name: "today's hunt",
    file: `${TOPICS}/home/screens/today/today-drawer.tsx`,
    sound: 'hunt: PAGE.MONSTER_HUNT.path',
    faulty: 'hunt: PAGE.EARN.path',
    ...walk('Today › Go: Monster hunt'),
  },
  {
    name: "a material's tab",
    file: `${TOPICS}/items/links.ts`,
    sound: "if (asset.startsWith('material-')) return toInventory('materials')",
    faulty: "if (asset.startsWith('material-')) return toInventory('stones')",
    ...walk('/kombat/result rich: ×2 Iron'),
  },
]

/** Effects taken out of moves: a query that the server then answers otherwise stays as it was. */
export const LOST_EFFECTS: readonly Defect[] = [
  {
    name: "a boss fight's missions",
    file: `${TOPICS}/boss/moves.ts`,
    sound: "      'upgrades.missions',\n",
    faulty: '',
    ...move('boss.fight'),
  },
  {
    name: "a re-roll's fighter",
    file: `${TOPICS}/blacksmith/moves.ts`,
    sound: "stale: [...DRESSED, ...ROLLED, 'equipments.equipped', 'equipments.rerollCount']",
    faulty:
      "stale: [...ROLLED, 'equipments.get', 'equipments.preset', 'equipments.equipped', 'equipments.rerollCount']",
    ...move('equipments.reroll'),
  },
  {
    name: "a donation's balance",
    file: `${TOPICS}/guild/moves.ts`,
    sound:
      "  'guild.donate': {\n    set: (client, { balance, guild }) => {\n      setAnswer(client, balanceQuery, balance)\n",
    faulty: "  'guild.donate': {\n    set: (client, { guild }) => {\n",
    ...move('guild.donate'),
  },
  {
    name: "smithing's materials",
    file: `${TOPICS}/blacksmith/moves.ts`,
    sound: "  'materials.mine',\n  'equipments.dismantlePreview',",
    faulty: "  'equipments.dismantlePreview',",
    ...move('equipments.refine'),
  },
  {
    name: "a hunt's missions",
    file: `${TOPICS}/hunt/moves.ts`,
    sound: "stale: ['upgrades.missions', ",
    faulty: 'stale: [',
    ...move('hunting.claim'),
  },
  {
    name: "a stone's match",
    file: `${TOPICS}/stones/moves.ts`,
    sound: "stale: ['stones.get', ...PET],",
    faulty: "stale: ['stones.get'],",
    ...move('stones.equip'),
  },
  {
    name: "an army step's fighter",
    file: `${TOPICS}/army/moves.ts`,
    sound: "stale: ['combats.me', ...MET],",
    faulty: 'stale: [...MET],',
    ...move('users.spendStars'),
  },
  {
    name: "a skill's match",
    file: `${TOPICS}/kombat/moves.ts`,
    sound: 'stale: MET,',
    faulty: 'stale: [],',
    ...move('combats.skill'),
  },
]
