import { afterAll, describe, expect, test } from 'vitest'
import { type ArtMaker, artMaker } from '#assets/build/art-threads.ts'
import { iconSource } from '#assets/build/icon-sources.ts'
import type { OutputSource } from '#assets/build/output.ts'
import { packSource } from '#assets/build/pack-sources.ts'

const alone = artMaker(1)
const threads = artMaker(100, 2)
afterAll(threads.close)

const broken: OutputSource = {
  kind: 'picture',
  name: 'broken',
  quality: 80,
  frame: { name: 'broken', svg: '<path d="MNaN 0"/>', box: { x: 0, y: 0, width: 8, height: 8 }, pxPerUnit: 1 },
}

const faultOf = (maker: ArtMaker): Promise<unknown> => maker.output(broken).then(() => null, String)

describe('art in threads', () => {
  test.each([iconSource('tok'), iconSource('energy'), packSource('vfx')])(
    'is byte for byte what one thread makes: $name',
    async (source) => {
      const [here, there] = await Promise.all([alone.output(source), threads.output(source)])
      expect(there).toEqual(here)
      expect(there.every(({ data }) => Buffer.isBuffer(data))).toBe(true)
    },
  )

  test('is byte for byte the same for sounds', async () => {
    const [here, there] = await Promise.all([alone.sound('sounds'), threads.sound('sounds')])
    expect(there).toEqual(here)
  })

  test('a fault in a drawing is reported as in one thread, and the next output is made', async () => {
    const reported = await faultOf(threads)
    expect(reported).toBe(await faultOf(alone))
    expect(reported).toMatch(/^ArtProblem: broken: "broken": the path "MNaN 0" is no path data\. /)
    await expect(threads.output(iconSource('tok'))).resolves.toHaveLength(1)
  })

  test('closing ends what is being made', async () => {
    const maker = artMaker(100, 2)
    const ends = [1, 2, 3].map(() => maker.output(packSource('vfx')).then(() => 'made', String))
    await maker.close()
    expect((await Promise.all(ends)).filter((end) => end === 'made')).toEqual([])
  })

  test('a few outputs begin no threads', () => {
    expect(artMaker(3).atOnce).toBe(alone.atOnce)
  })
})
