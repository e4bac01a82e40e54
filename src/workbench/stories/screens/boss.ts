import { PAGE } from '#client/game/page-paths.ts'
import { toBossLeaderboard, toBossResult, toGuildBoss } from '#client/topics/boss/links.ts'
import { boardOf, bossAnswers, bossPage } from '#workbench/fixtures/boss-answers.ts'
import { ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

const FIGHT = bossAnswers['boss.fight']
const { id, name, tag, emblem, level } = ownGuild
const MAMMOTH = toGuildBoss('boss-mammoth')

export const GUILD_BOSS_SCREEN: ScreenStories = {
  route: PAGE.GUILD_BOSS.path,
  title: 'Guild boss',
  states: {
    rich: {
      at: MAMMOTH,
      ways: {
        Back: '/kombat_prep',
        Leaderboard: '/boss-leaderboard?slug=boss-mammoth ↩',
        'Fire Lord': '/guild_boss/boss-fire-lord ↩',
        Fight: '/kombat?boss=00000000-0000-4000-8000-000000000001',
      },
    },
    empty: {
      at: toGuildBoss('boss-fire-lord'),
      answers: {
        'boss.get': {
          ...bossPage,
          boss: { ...bossPage.boss, slug: 'boss-fire-lord', name: 'Fire Lord' },
          opponent: {
            ...bossPage.opponent,
            boss_name: 'fire-lord',
            boss_skill: { active_skill: 'rising-fury' },
          },
          attack_point: 260,
          own: { damage: 0, best: 0, fights: 0 },
          fights_left: 3,
          pool: null,
          items: bossPage.items.map(({ slug }) => ({ slug, quantity: 0 })),
        },
        'boss.boardMe': { guild: null, member: null },
      },
      ways: { 'Find a guild': '/guild ↩' },
    },
    loading: { absent: 'a frame and three grey blocks, as of other screens' },
    error: { at: MAMMOTH, answers: { 'boss.get': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { absent: 'its texts are the game’s own, and its numbers end at 1,200,000' },
  },
  more: {
    fallen: {
      at: MAMMOTH,
      answers: {
        'boss.get': {
          ...bossPage,
          pool: bossPage.pool && { ...bossPage.pool, damage: bossPage.pool.hp, emptied_at: bossPage.pool.summed_at },
          chest: { state: 'waiting', inbox_id: '00000000-0000-4000-8000-0000000b0550' },
          items: bossPage.items.map((item) => (item.slug === 'mammoth-skin' ? { ...item, quantity: 12 } : item)),
        },
      },
      ways: {
        'last Leaderboard': '/boss-leaderboard?slug=boss-mammoth ↩',
        'Craft › last Craft › Tap to skip › Show in the bag': '/inventory?item=00000000-0000-4000-8000-000000090000',
      },
    },
    result: {
      at: toBossResult('boss-mammoth', FIGHT.replay_id),
      answers: { 'combats.replay': { ...FIGHT, viewer: 'attacker', own: FIGHT }, 'boss.get': FIGHT.page },
      session: { [`boss-before.${FIGHT.replay_id}`]: JSON.stringify({ best: 9_000, pool: bossPage.pool }) },
      advanceMs: 2500,
      ways: {
        'Watch again': '/kombat-replay?id=00000000-0000-4000-8000-000000000001 ↩',
        'last Back › Back': '/kombat_prep',
      },
    },
  },
}

export const BOSS_LEADERBOARD_SCREEN: ScreenStories = {
  route: PAGE.BOSS_LEADERBOARD.path,
  title: 'Boss leaderboard',
  states: {
    rich: {
      ways: {
        Back: '/guild_boss/boss-mammoth',
        'Fire Lord': '/boss-leaderboard?slug=boss-fire-lord',
        Guild: '/boss-leaderboard?slug=boss-mammoth&board=guild',
      },
    },
    empty: {
      answers: {
        'boss.individualBoard': boardOf([]),
        'boss.boardMe': { guild: null, member: { name: 'Nibbles', rank: -1, damage: 0 } },
      },
    },
    loading: { absent: 'grey blocks, as of the other boards' },
    error: { absent: 'looks like that of the other boards' },
    overflow: {
      answers: {
        'boss.individualBoard': boardOf(
          bossAnswers['boss.individualBoard'].items.map((row) => ({
            ...row,
            id: `8${row.id}`,
            name: `${row.name} the Unbelievably Long-Winded`,
            damage: 123_456_789,
          })),
          1000,
        ),
        'boss.boardMe': { guild: null, member: { name: 'Nibbles', rank: 10_000, damage: 1_000 } },
      },
    },
  },
  more: {
    guilds: {
      at: toBossLeaderboard('boss-mammoth', 'guild'),
      answers: { 'guild.me': { id, name, tag, emblem, level, role: 'officer', requests: 0 } },
    },
  },
}
