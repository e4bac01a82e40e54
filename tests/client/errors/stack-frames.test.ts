import { describe, expect, it } from 'vitest'
import { fileInMessage, framesOf } from '#client/errors/stack-frames.ts'

const { origin } = location

describe('the frames of a stack', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is undefined\n    at HomeScreen (${origin}/assets/home-Ab3dEf9x.js:1:2345)\n    at ${origin}/assets/react-Zz3dEf9x.js:40:17`,
    ],
    ['Safari', `HomeScreen@${origin}/assets/home-Ab3dEf9x.js:1:2345\n@${origin}/assets/react-Zz3dEf9x.js:40:17`],
    [
      'Firefox',
      `HomeScreen@${origin}/assets/home-Ab3dEf9x.js:1:2345\nasync*@${origin}/assets/react-Zz3dEf9x.js:40:17\n`,
    ],
  ])('are read as %s writes them', (_browser, stack) => {
    expect(framesOf(stack)).toEqual([
      { file: 'assets/home-Ab3dEf9x.js', line: 1, column: 2345 },
      { file: 'assets/react-Zz3dEf9x.js', line: 40, column: 17 },
    ])
  })

  it('have no query, and no file of another site', () => {
    const stack = [
      'Error: no',
      `    at f (${origin}/assets/home-Ab3dEf9x.js?user=alice:3:4)`,
      '    at g (https://elsewhere.example.org/ads.js:1:2)',
      '    at h (chrome-extension://abcdef/inject.js:1:2)',
      '    at Array.map (<anonymous>)',
    ].join('\n')
    expect(framesOf(stack)).toEqual([{ file: 'assets/home-Ab3dEf9x.js', line: 3, column: 4 }])
  })

  it('have a place in the file', () => {
    const stack = [
      'Error: no',
      ...['0:0', '0:4', '3:0', '3:900000000', '3:4'].map((place) => `f@${origin}/a.js:${place}`),
    ]
    expect(framesOf(stack.join('\n'))).toEqual([{ file: 'a.js', line: 3, column: 4 }])
  })

  it('are at most eight', () => {
    const stack = Array.from({ length: 30 }, (_, line) => `    at f (${origin}/assets/a-Ab3dEf9x.js:${line + 1}:1)`)
    expect(framesOf(stack.join('\n'))).toHaveLength(8)
  })
})

it('a failed import names its file, but not another site’s', () => {
  const words = 'Failed to fetch dynamically imported module: '
  expect(fileInMessage(`${words}${origin}/assets/hunt-Ab3dEf9x.js`)).toEqual([
    { file: 'assets/hunt-Ab3dEf9x.js', line: 1, column: 1 },
  ])
  expect(fileInMessage(`${words}https://elsewhere.example.org/a.js`)).toEqual([])
  expect(fileInMessage('Importing a module script failed.')).toEqual([])
})
