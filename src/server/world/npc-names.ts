import type { Rng } from '#rules/prng.ts'

const FIRST = [
  'Amber',
  'Bramble',
  'Cinder',
  'Dapper',
  'Ember',
  'Fizzy',
  'Ginger',
  'Hazel',
  'Iggy',
  'Jolly',
  'Kipper',
  'Lucky',
  'Misty',
  'Nimble',
  'Oaken',
  'Pepper',
  'Quirky',
  'Rusty',
  'Sunny',
  'Tango',
  'Umber',
  'Velvet',
  'Wobbly',
  'Zesty',
] as const

const SECOND = [
  'Acorn',
  'Biscuit',
  'Comet',
  'Drum',
  'Echo',
  'Fang',
  'Glider',
  'Hopper',
  'Icicle',
  'Jester',
  'Knuckle',
  'Lantern',
  'Muffin',
  'Nugget',
  'Otter',
  'Paw',
  'Quill',
  'Rocket',
  'Sprout',
  'Thunder',
  'Vortex',
  'Whisker',
  'Yarn',
  'Zigzag',
] as const

/** Distinct names in random order. There are 576. */
export const npcNames = (rng: Rng, count: number): string[] => {
  const names = FIRST.flatMap((first) => SECOND.map((second) => `${first}${second}`))
  for (let last = names.length - 1; last > 0; last--) {
    const other = rng.int(0, last)
    const [a, b] = [names[last], names[other]]
    if (a !== undefined && b !== undefined) {
      names[last] = b
      names[other] = a
    }
  }
  return names.slice(0, count)
}
