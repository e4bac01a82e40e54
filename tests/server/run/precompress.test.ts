import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { precompress } from '#server/run/precompress.ts'

describe('compressed copies of a build', () => {
  let scratch = ''
  const at = (name: string): string => path.join(scratch, name)
  const put = (name: string, content: string): void => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true })
    fs.writeFileSync(at(name), content)
  }
  const script = 'const a = 1\n'.repeat(200)
  const style = '.a { color: red }\n'.repeat(200)
  const build = () => precompress(at('client'), at('cache'))

  beforeEach(() => {
    scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'))
    put('client/assets/app.js', script)
    put('client/app.css', style)
    put('client/small.svg', '<svg/>')
    put('client/picture.webp', 'picture'.repeat(400))
  })
  afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }))

  test('stand beside each text of a kilobyte, and say what it says', async () => {
    expect(await build()).toEqual({ copies: 4, made: 4 })
    expect(zlib.brotliDecompressSync(fs.readFileSync(at('client/assets/app.js.br'))).toString()).toBe(script)
    expect(zlib.gunzipSync(fs.readFileSync(at('client/app.css.gz'))).toString()).toBe(style)
    expect(fs.readdirSync(at('client')).sort()).toEqual(
      ['app.css', 'app.css.br', 'app.css.gz', 'assets', 'picture.webp', 'small.svg'].sort(),
    )
  })

  test('are made once for the same content, under whatever name', async () => {
    await build()
    for (const name of ['client/assets/app.js', 'client/assets/app.js.br', 'client/assets/app.js.gz'])
      fs.rmSync(at(name))
    put('client/assets/app-2.js', script)
    fs.rmSync(at('client/app.css.br'))
    expect(await build()).toEqual({ copies: 4, made: 0 })
    expect(zlib.brotliDecompressSync(fs.readFileSync(at('client/assets/app-2.js.br'))).toString()).toBe(script)
    expect(zlib.brotliDecompressSync(fs.readFileSync(at('client/app.css.br'))).toString()).toBe(style)
  })

  test('of a changed text are made anew, the others are kept', async () => {
    await build()
    put('client/app.css', style.replace('red', 'blue'))
    expect(await build()).toEqual({ copies: 4, made: 2 })
    expect(zlib.gunzipSync(fs.readFileSync(at('client/app.css.gz'))).toString()).toContain('blue')
  })

  test('are deleted when there are thousands that no file has now, and never the copies of this build', async () => {
    await build()
    for (let number = 0; number < 2001; number += 1) put(`cache/old-${number}.br`, '')
    expect(await build()).toEqual({ copies: 4, made: 0 })
    expect(fs.readdirSync(at('cache'))).toHaveLength(4)
  })
})
