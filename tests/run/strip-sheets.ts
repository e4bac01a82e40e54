import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { BossName } from '#assets/manifest/creatures.ts'
import type { Wielder } from '#assets/manifest/fight-clips/attack.ts'
import type { Beat } from '#scenes/kombat/timeline/playback.ts'
import type { Repertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { ArenaCamera, framesInRows } from './arena-frames.ts'
import { labelOf } from './sheet-label.ts'

// Imported only now, because they use files of the art build, which the camera's import has made.
const { planFight } = await import('#scenes/kombat/timeline/playback.ts')
const { bossRepertoire, petRepertoire } = await import('#scenes/kombat/timeline/repertoire.ts')
const { readEntries } = await import('#workbench/arena/written-entries.ts')

/**
 * Sheets of film strips, one per fighter: a row for each attack, critical hit, reaction and fall, and for a boss's
 * entrance and turning away. `npx tsx tests/run/strip-sheets.ts --only mammoth --out sheets`; `--rows second` films
 * only rows whose title has that word. The sheets in `tests/readme/strips` were made with `--scale 0.5 --quality 26`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rows: { type: 'string' },
    out: { type: 'string', default: '.cache/strip-sheets' },
    quality: { type: 'string', default: '46' },
    scale: { type: 'string', default: '1' },
  },
})

const FRAME_WIDTH = 110
/**
 * Share of the canvas that is cut off at the top. The sky shows no motion. With a boss less is cut off, because a boss
 * reaches into the sky and the damage is written above it.
 */
const SKY_SHARE = 0.25
const SKY_OVER_BOSS_SHARE = 0.08
const FRAMES = 18
const STEP_MS = 70
/** More frames, because a fall lands after the 1200 ms of its blow. */
const FALL_FRAMES = 2 * FRAMES
const FALL_STEP_MS = 80
const SHOW_STEP_MS = 90
const MAX_HP = 1000

interface Fighter {
  readonly body: string
  /** `query` is the field of the arena's address that gives the fighter this weapon. */
  readonly arms: readonly { readonly repertoire: Repertoire; readonly query: string }[]
}

const SWORDS: Readonly<Record<Wielder, string>> = {
  bare: 'none',
  blade: 'common',
  heavy: 'uncommon',
  fire: 'legendary',
  toy: 'prototype',
}
const pet = (body: string): Fighter => ({
  body,
  arms: (['blade', 'heavy', 'fire', 'toy', 'bare'] as const).map((wielder) => ({
    repertoire: petRepertoire(wielder),
    query: `sword=${SWORDS[wielder]}`,
  })),
})
const boss = (body: BossName): Fighter => ({ body, arms: [{ repertoire: bossRepertoire(body), query: '' }] })

const FIGHTERS: readonly Fighter[] = [pet('cats'), pet('moonbix'), pet('seed'), boss('mammoth'), boss('fire-lord')]
const VICTIMS: Readonly<Record<string, string>> = {
  cats: 'moonbix',
  moonbix: 'seed',
  seed: 'cats',
  mammoth: 'cats',
  'fire-lord': 'moonbix',
}

type Choice = keyof NonNullable<Beat['clips']>

/**
 * Entries whose blow number `attack` plays a clip; 0 is the first.
 * @throws Error if none of 400 attempts does
 */
const entriesWith = (
  choice: Choice,
  clip: string,
  words: (amount: number) => string,
  user: Repertoire,
  opponent: Repertoire,
  { secondPhaseFrom = null, attack = 0 }: { readonly secondPhaseFrom?: number | null; readonly attack?: number } = {},
): string => {
  for (let amount = 100; amount < 500; amount += 1) {
    const entries = words(amount)
    const plan = planFight({
      scenario: readEntries(entries, { attacker: MAX_HP, defender: MAX_HP }).scenario,
      winner: 'attacker',
      perspective: 'attacker',
      mode: 'live',
      maxHp: { user: MAX_HP, opponent: MAX_HP },
      repertoires: { user, opponent },
      secondPhaseFrom,
    })
    if (plan.beats.filter(({ clips }) => clips)[attack]?.clips?.[choice] === clip) return entries
  }
  throw new Error(`No blow of 400 plays ${clip}`)
}

/** Blows of the filmed fighter. As in the game, a pet is the attacker and a boss the opponent. */
const blowsBy = (side: 'a' | 'd') =>
  [
    ['plain', (amount: number): string => `${side}-hit${amount}`],
    ['critical', (amount: number): string => `${side}-crit${amount}`],
  ] as const
const hit = (amount: number): string => `a-hit${amount}`
const miss = (amount: number): string => `a-miss_a-hit${amount}`
const killing = (amount: number): string => `a-hit${MAX_HP + amount}`

const camera = await ArenaCamera.open()
mkdirSync(values.out, { recursive: true })
try {
  for (const { body, arms } of FIGHTERS) {
    if (values.only && !values.only.includes(body)) continue
    const rows: { readonly title: string; readonly frames: readonly Buffer[] }[] = []
    const victim = VICTIMS[body] ?? 'cats'
    const filmed = new Set<string>()
    const film = async (title: string, entries: string, query: string, frames = FRAMES, stepMs = STEP_MS) => {
      if (values.rows && !title.includes(values.rows)) return
      console.log(title)
      rows.push({
        title,
        frames: await camera.film({
          entries,
          query: `${query}&a-gear=none&d-gear=none`,
          frames,
          stepMs,
          width: FRAME_WIDTH,
          withoutTop: second ? SKY_OVER_BOSS_SHARE : SKY_SHARE,
        }),
      })
    }
    const blade = petRepertoire('blade')
    const own = arms[0]?.repertoire ?? blade
    const { second } = own
    const blows = blowsBy(second ? 'd' : 'a')
    const struck = `a-body=${victim}&a-sword=common&d-body=${body}${arms[0]?.query && `&d-${arms[0].query}`}`
    if (second)
      await film(`${body}: comes in (${SHOW_STEP_MS} ms)`, 'a-hit100', `${struck}&entry=0`, 2 * FRAMES, SHOW_STEP_MS)
    for (const { repertoire, query } of arms) {
      const gear = `a-body=${body}&d-body=${victim}${query && `&a-${query}`}&d-sword=common`
      for (const [choice, words] of blows) {
        for (const clip of repertoire[choice]) {
          if (filmed.has(clip)) continue
          filmed.add(clip)
          await film(
            `${body}: ${choice} ${clip}${query && ` (${query})`}`,
            second
              ? entriesWith('attack', clip, words, blade, repertoire)
              : entriesWith('attack', clip, words, repertoire, blade),
            second ? struck : gear,
          )
        }
      }
    }
    if (second) {
      const raging = `${struck}&phase=0`
      for (const clip of second.opening)
        await film(
          `${body}: opens its second phase, ${clip}`,
          entriesWith('attack', clip, blows[0][1], blade, own, { secondPhaseFrom: 0 }),
          raging,
        )
      for (const [choice, words] of blows)
        for (const clip of second[choice]) {
          if (filmed.has(clip)) continue
          filmed.add(clip)
          const twice = (amount: number): string => `${words(amount)}_${words(amount)}`
          await film(
            `${body}: second phase, ${choice} ${clip}`,
            entriesWith('attack', clip, twice, blade, own, { secondPhaseFrom: 0, attack: 1 }),
            `${raging}&entry=3`,
          )
        }
    }
    for (const clip of own.hits)
      await film(`${body}: struck, ${clip}`, entriesWith('reaction', clip, hit, blade, own), struck)
    for (const clip of own.evades)
      await film(`${body}: evades, ${clip}`, entriesWith('reaction', clip, miss, blade, own), struck)
    for (const clip of own.falls) {
      const entries = entriesWith('fall', clip, killing, blade, own)
      await film(`${body}: falls, ${clip} (${FALL_STEP_MS} ms)`, entries, struck, FALL_FRAMES, FALL_STEP_MS)
    }
    if (second) {
      const title = `${body}: turns away (${SHOW_STEP_MS} ms)`
      await film(title, 'a-hit100', `${struck}&winner=defender`, 3 * FRAMES, SHOW_STEP_MS)
    }
    const strips = await Promise.all(
      rows.map(async ({ title, frames }) => {
        const strip = await (await framesInRows(frames, FRAMES)).png().toBuffer()
        const { width = 1, height = 1 } = await sharp(strip).metadata()
        return { strip, height, label: labelOf(title, width), width }
      }),
    )
    let top = 0
    const layers = strips.flatMap(({ strip, height, label }) => {
      const at = top
      top += label.height + height
      return [
        { input: label.picture, left: 0, top: at },
        { input: strip, left: 0, top: at + label.height },
      ]
    })
    const file = path.join(values.out, `${body}.webp`)
    const { width = 1 } = strips[0] ?? {}
    const sheet = sharp({ create: { width, height: top, channels: 3, background: '#000' } }).composite(layers)
    const { size } = await sharp(await sheet.png().toBuffer())
      .resize(Math.round(width * Number(values.scale)))
      .webp({ quality: Number(values.quality), effort: 6 })
      .toFile(file)
    console.log(`${file}: ${rows.length} strips, ${Math.round(size / 1000)} kB`)
  }
} finally {
  await camera.close()
}
