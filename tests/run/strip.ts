import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ArenaCamera, framesInRows } from './arena-frames.ts'

/**
 * A film strip of the arena as one picture: 18 frames, 70 ms apart, from the start of an entry, nine a row. `npx tsx
 * tests/run/strip.ts --entries a-crit360 --query 'a-body=cats&d-body=fire-lord' --out strips`; several `--entries`,
 * each with its own `--query` or the last one, give a picture each.
 */
const { values } = parseArgs({
  options: {
    entries: { type: 'string', multiple: true, default: ['a-hit120'] },
    query: { type: 'string', multiple: true, default: [''] },
    out: { type: 'string', default: '.cache/strips' },
    frames: { type: 'string', default: '18' },
    step: { type: 'string', default: '70' },
    columns: { type: 'string', default: '9' },
    width: { type: 'string', default: '390' },
  },
})

mkdirSync(values.out, { recursive: true })
const camera = await ArenaCamera.open(Number(values.width))
try {
  for (const [index, entries] of values.entries.entries()) {
    const query = values.query[Math.min(index, values.query.length - 1)] ?? ''
    const frames = await camera.film({
      entries,
      query,
      frames: Number(values.frames),
      stepMs: Number(values.step),
      width: 260,
    })
    const name = `${String(index).padStart(2, '0')}-${entries}.png`.replaceAll(/[^\w.-]/g, '')
    await (await framesInRows(frames, Number(values.columns))).png().toFile(path.join(values.out, name))
    console.log(path.join(values.out, name), query)
  }
} finally {
  await camera.close()
}
