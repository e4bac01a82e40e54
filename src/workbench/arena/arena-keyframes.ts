import type { SceneKeyframe } from '#workbench/kit/scene-keyframe.ts'

const RICH = 'a-gear=legendary&d-gear=epic'
const HARD = 'a-hp=1000&d-hp=1000'
const written = (entries: string, more: string): string => `entries=${entries}&${HARD}&${more}`
const countdown = (step: number): string => `versus=1500&at=${1500 + step * 900 + 130}`
const stances = (own: string, other: string): string => `versus=1500&a-stance=${own}&d-stance=${other}`
const named = (set: string): string =>
  ['sword', 'shield', 'wings', 'helmet', 'armor', 'boots'].flatMap((slot) => [`a-${slot}=${set}-${slot}`]).join('&')

const BEFORE: readonly SceneKeyframe[] = [
  { name: 'arena finding', query: 'find=60000&at=1200', onAllSizes: true },
  { name: 'arena opponent comes in', query: `find=1000&versus=3000&at=1250&${RICH}` },
  { name: 'arena versus', query: `find=1000&versus=2000&at=3600&${RICH}`, onAllSizes: true },
  { name: 'arena countdown 3', query: countdown(0) },
  { name: 'arena countdown 2', query: countdown(1) },
  { name: 'arena countdown 1', query: countdown(2) },
  { name: 'arena countdown fight', query: countdown(3) },
  { name: 'arena stances', query: `${stances('trick', 'guard')}&at=${1500 + 900 + 700}&${RICH}`, onAllSizes: true },
  { name: 'arena stances, rush and trick', query: `${stances('rush', 'trick')}&at=${1500 + 900 + 700}` },
  {
    name: 'arena stances with reduced motion',
    query: `${stances('guard', 'rush')}&at=${1500 + 900 + 40}&motion=reduced`,
  },
  { name: 'arena replay begins', query: 'mode=replay&at=400' },
]

const TURNS: readonly SceneKeyframe[] = [
  { name: 'arena wind-up', query: written('a-hit120', 'entry=2&at=217') },
  { name: 'arena hit stop', query: written('a-hit120', 'entry=2&at=317') },
  { name: 'arena hit', query: written('a-hit120', `entry=2&at=367&${RICH}`), onAllSizes: true },
  { name: 'arena recovery', query: written('a-hit120', 'entry=2&at=500') },
  { name: 'arena hit by the opponent', query: written('d-hit120', 'entry=2&at=367') },
  { name: 'arena critical hit', query: written('a-crit360', `entry=2&at=350&${RICH}`), onAllSizes: true },
  { name: 'arena critical hit taken', query: written('d-crit360', 'entry=2&at=350') },
  { name: 'arena evade', query: written('a-miss', 'entry=2&at=350') },
  { name: 'arena heal', query: written('d-hit300_a-hit120-heal60', 'entry=3&at=1450') },
  { name: 'arena reflect', query: written('a-hit120-reflected60', 'entry=2&at=1434'), onAllSizes: true },
  { name: 'arena reflect that kills', query: 'entries=a-hit120-reflected60&a-hp=50&d-hp=1000&entry=2&at=1700' },
  { name: 'arena burn ignites', query: written('a-hit120-ignites', 'entry=2&at=450') },
  { name: 'arena burning', query: written('a-hit120-ignites_a-hit10_d-burned60-hit20', 'entry=3&at=900') },
  { name: 'arena burn tick', query: written('a-hit120-ignites_d-burned60-hit20', 'entry=3&at=500'), onAllSizes: true },
  { name: 'arena burn that kills', query: 'entries=a-hit120-ignites_d-burned60&a-hp=1000&d-hp=170&entry=3&at=900' },
  { name: 'arena freeze', query: written('a-hit120-freezes', 'entry=2&at=450') },
  { name: 'arena frozen', query: written('a-hit120-freezes_a-hit10_d-frozen', 'entry=3&at=900') },
  { name: 'arena frozen turn', query: written('a-hit120-freezes_d-frozen', 'entry=3&at=200'), onAllSizes: true },
  { name: 'arena burning and frozen', query: written('a-hit90-ignites-freezes_d-burned60-frozen', 'entry=3&at=300') },
  { name: 'arena low health', query: written('d-hit800_a-hit10', 'entry=3&at=1100') },
  { name: 'arena first turn', query: `seed=5&entry=2&at=0&${RICH}&a-stones=4&d-stones=4` },
]

const ENDS: readonly SceneKeyframe[] = [
  { name: 'arena fall', query: written('a-crit1000', 'entry=2&at=650') },
  { name: 'arena victory', query: written('a-crit1000', `entry=2&at=3000&${RICH}`), onAllSizes: true },
  { name: 'arena defeat', query: written('d-crit1000', 'entry=2&at=3000') },
  { name: 'arena skipped to the end', query: written('a-hit400_d-hit300_a-hit600', 'skip=1&at=400') },
  { name: 'arena back from the end', query: written('a-hit400_d-hit300_a-hit600', 'entry=3&at=0') },
]

const WAYS: readonly SceneKeyframe[] = [
  { name: 'arena seen by the defender', query: written('a-hit120', `view=defender&entry=2&at=300&${RICH}`) },
  { name: 'arena twice as fast', query: written('a-hit120', 'speed=2&entry=2&at=167') },
  { name: 'arena paused', query: written('a-hit120', 'mode=replay&paused=1&entry=2&at=400') },
  { name: 'arena hit with reduced motion', query: written('a-hit120', 'motion=reduced&entry=2&at=334') },
  { name: 'arena critical hit with reduced motion', query: written('a-crit360', 'motion=reduced&entry=2&at=350') },
  { name: 'arena victory with reduced motion', query: written('a-crit1000', 'motion=reduced&entry=2&at=3000') },
]

const LOOKS: readonly SceneKeyframe[] = [
  // One league for each of the four arenas (`arenaOfTier`).
  { name: 'arena of bronze', query: 'entry=2&tier=0' },
  { name: 'arena of gold', query: 'entry=2&tier=2' },
  { name: 'arena of diamond', query: 'entry=2&tier=4' },
  { name: 'arena of mythic', query: 'entry=2&tier=7' },
  { name: 'arena hamster and moonbix, bare', query: 'entry=2&a-body=hamster&d-body=moonbix&a-gear=none&d-gear=none' },
  { name: 'arena not and major', query: 'entry=2&a-body=not&d-body=major&a-gear=prototype&d-gear=common' },
  { name: 'arena blum and cats', query: 'entry=2&a-body=blum&d-body=cats&a-gear=uncommon&d-gear=epic' },
  { name: 'arena seed and dogs', query: `entry=2&a-body=seed&d-body=dogs&d-gear=legendary&${named('halloween')}` },
  { name: 'arena fire lord', query: `entry=2&d-body=fire-lord&${RICH}`, onAllSizes: true },
  { name: 'arena fire lord strikes', query: `entries=d-hit500&entry=2&at=600&d-body=fire-lord&${RICH}` },
  { name: 'arena mammoth', query: `entry=2&d-body=mammoth&${RICH}` },
  { name: 'arena mammoth is hit', query: `entries=a-crit900&entry=2&at=350&d-body=mammoth&${RICH}` },
  { name: 'arena hollow boss', query: `entry=2&d-body=hollow-boss&${RICH}` },
  { name: 'arena hollow boss falls', query: `entries=a-crit900&d-hp=800&entry=2&at=2600&d-body=hollow-boss&${RICH}` },
]

export const ARENA_MOMENTS: readonly SceneKeyframe[] = [...BEFORE, ...TURNS, ...ENDS, ...WAYS, ...LOOKS]
