import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { en } from '#tests/helpers/english.ts'

/** Groups of text keys. A page shows one key of a group at a time, always in the same place. */
export type AlternativeTexts = readonly (readonly string[])[]

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client')

/**
 * Prefixes of composed keys that are no alternatives, because each key has its own place: tabs, filters, choices,
 * tables, cards.
 */
const OWN_PLACES: readonly string[] = [
  'collection.page.',
  'fairPlay.draws.',
  'fairPlay.proofs.',
  'fairPlay.rule.',
  'fairPlay.steps.',
  'guild.entry.',
  'guild.log.phrase.',
  'guild.maker.',
  'guild.sort.',
  'guild.tab.',
  'home.claimFull',
  'home.claimRunning',
  'home.sound.',
  'inventory.tab.',
  'kombat.result.source.',
  'kombat.slot.',
  'kombat.stat.',
  'leaderboards.name.',
  'ledger.filters.',
  'market.sort.',
  'market.stat.',
  'market.tab.',
  'replay.verify.check.',
  'settings.motionChoice.',
  'settings.notify.kind.',
  'settings.speedChoice.',
  'shell.nav.',
  'switchHouse.',
  'upgrades.about.',
  'upgrades.name.',
  'upgrades.text.',
]

/** Keys that share the place of a composed key, although the code writes them out in other places, too. */
const WRITTEN_OUT: readonly string[] = [
  'collection.source.fight',
  'collection.source.house',
  'collection.source.refine',
  'guideAwakening.source.boss-place',
  'guideAwakening.source.hunt-level',
  'guideAwakening.source.titanium-box',
  'homeColumns.goal.pocket',
  'homeColumns.goal.rank',
]

/** Keys that the client keeps in tables, grouped by place. */
const IN_TABLES: AlternativeTexts = [
  ['kombat.noArena', 'kombat.lostArena', 'kombat.arenaNotLoaded', 'kombat.slow.inWords'],
  ['kombat.result.again', 'kombat.result.revenge', 'kombat.result.challengeAgain', 'kombat.result.preparation'],
  ['replay.verify.holds', 'replay.verify.holdsAfterwards', 'replay.verify.unclear', 'replay.verify.broken'],
  [
    'homeColumns.inboxCount',
    'today.bossDone',
    'today.bossFights',
    'today.claimIn',
    'today.dailyDay',
    'today.dailyDone',
    'today.energyIn',
    'today.failedPart',
    'today.fights',
    'today.huntNone',
    'today.huntReady',
    'today.huntRunning',
    'today.milestonesReady',
    'today.missionsReady',
    'today.rerollDone',
    'today.rerollReady',
    'today.tasksDone',
    'today.tasksOpen',
    'today.wishesMet',
  ],
  ['today.summary', 'today.summaryPart', 'today.summaryNone'],
]

interface Texts {
  readonly [name: string]: string | Texts
}

const PLURAL = /_(?:one|other)$/

const keysOf = (tree: Texts, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name.replace(PLURAL, '')] : keysOf(value, `${before}${name}.`),
  )

interface Call {
  readonly start: number
  /** Source text of the first argument. */
  readonly key: string
  /** Offset just after the closing bracket. */
  readonly end: number
}

const callsIn = (code: string): Call[] =>
  [...code.matchAll(/\bt\(/g)].map(({ index }) => {
    const first = index + 2
    let [depth, at, comma] = [0, first, -1]
    for (; at < code.length && (depth > 0 || code.charAt(at) !== ')'); at += 1) {
      const letter = code.charAt(at)
      if (depth === 0 && letter === ',' && comma < 0) comma = at
      if (/[({[]/.test(letter)) depth += 1
      if (/[)}\]]/.test(letter)) depth -= 1
    }
    return { start: index, key: code.slice(first, comma < 0 ? at : comma), end: at + 1 }
  })

/** Source text between two calls of which only one is used: `t('a') : t('b')`, or `t('a') : isSo ? t('b')`. */
const OR_ELSE = /^\s*:\s*(?:[^,;{}?:]+\?\s*)?$/

/** Source text of each place: one call, or several alternative calls. */
const placesIn = (code: string): string[] => {
  const places: string[] = []
  let before: Call | undefined
  for (const call of callsIn(code)) {
    const isElse = before !== undefined && OR_ELSE.test(code.slice(before.end, call.start))
    places.push(isElse ? `${places.pop()} ${call.key}` : call.key)
    before = call
  }
  return places
}

/** Keys and key patterns in an argument: `'a.b'`, and `a.*.c` for a template with a placeholder. */
const writtenIn = (argument: string): string[] => [
  ...[...argument.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key),
  ...[...argument.matchAll(/`([^`]*)`/g)].map(([, key = '']) => key.replaceAll(/\$\{[^}]*\}/g, '*')),
]

const patternOf = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)

const longest = (words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => other.length - one.length)[0]

/** A pattern this wide matches all texts of a bundle, wherever they are shown. It says nothing about places. */
const isWide = (key: string): boolean => /^(?:\w+|kombat\.result)\.\*/.test(key)

/**
 * Finds in the client's code which keys are alternatives of each other. The layout check shows the longest key of each
 * group.
 */
export const alternativeTexts = (): AlternativeTexts => {
  const all = [...new Set(keysOf(en as unknown as Texts))]
  const code = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(CLIENT, file), 'utf8'))
  const written = code.flatMap(placesIn).map(writtenIn)
  const alone = new Set(written.flat().filter((key) => !key.includes('*')))
  const patterns = [...new Set(written.flat().filter((key) => key.includes('*') && !isWide(key)))]
  /** The pattern that matches a key. If several do, the longest wins. */
  const patternsOf = new Map(
    all
      .filter((key) => !alone.has(key) || WRITTEN_OUT.includes(key))
      .map((key) => [key, longest(patterns.filter((pattern) => patternOf(pattern).test(key)))]),
  )
  const groups = written.map((keys) =>
    keys.flatMap((key) => (key.includes('*') ? all.filter((one) => patternsOf.get(one) === key) : [key])),
  )
  const choices = [...groups, ...IN_TABLES]
    .map((group) => [...new Set(group)].filter((key) => !OWN_PLACES.some((start) => key.startsWith(start))))
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted())
  return [...new Map(choices.map((group) => [group.join(), group])).values()]
}
