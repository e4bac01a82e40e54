import { expect } from '@playwright/test'
import { layoutProblems } from '../helpers/page/layout-problems.ts'
import { SIZES, test } from '../helpers/pictures/stories.ts'

/** A page of plain boxes, each fault of which has a name of its own. */
const pageOf = (body: string): string =>
  `<!doctype html><style>
    * { margin: 0; font: 16px/1.2 sans-serif } main { padding: 60px 20px } button { width: 120px; height: 44px }
  </style><main>${body}</main>`

/** A fault, and the beginning of the one line that the check has to say of it. */
const FAULTS = {
  'text over text': ['<p>Below</p><p style="margin-top:-12px">Above</p>', 'text over text: p "Below" and p "Above"'],
  'text under a box': [
    '<p>Below</p><div style="position:absolute;top:55px;left:0;width:200px;height:30px;background:#000"></div>',
    'text is covered by div "": p "Below"',
  ],
  'text cut off by its box': [
    '<p style="width:40px;overflow:hidden;white-space:nowrap">A long line of text</p>',
    'text is cut off by p "A long line of text" at its side',
  ],
  'a sentence that ends in dots': [
    '<p style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A long line of text</p>',
    'a sentence ends in dots: p "A long line of text"',
  ],
  'a sentence of which dots leave one line': [
    '<p style="width:80px;overflow:hidden;display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical">A long line of text</p>',
    'a sentence ends in dots: p "A long line of text"',
  ],
  'a word that breaks': [
    '<p style="width:50px;overflow-wrap:anywhere">Challenges</p>',
    'a word breaks, "Challenges": p "Challenges"',
  ],
  'a sign on another line than its number': [
    '<p style="width:60px"><svg data-sign="star" width="14" height="14"></svg>109.43K</p>',
    'a sign is torn from its number: p "109.43K"',
  ],
  'text that no scrolling brings into the window': [
    '<p style="position:fixed;top:600px">Far below</p>',
    'text is unreachable, below the window: p "Far below"',
  ],
  'text under the messenger’s header': [
    '<style>html { --inset-top: 47px }</style><p style="position:fixed;top:10px">High up</p>',
    'text is unreachable, under the top inset of 47 px: p "High up"',
  ],
  'a covered control': [
    '<button>Go</button><i style="position:absolute;inset:50px 0 auto;height:60px"></i>',
    'a control is covered by i "": button "Go"',
  ],
  'overlapping controls': [
    '<button>One</button><button style="margin-left:-20px">Two</button>',
    'a control overlaps button "Two": button "One"',
  ],
  'a control that is pinned under the home indicator': [
    '<style>html { --inset-bottom: 34px }</style><button style="position:fixed;bottom:0;height:50px;width:50px">Go</button>',
    'a control is unreachable, under the bottom inset of 34 px: button "Go"',
  ],
  'a control of a list that is too low': [
    '<div style="height:20px;overflow:auto"><button>Go</button></div>',
    'a control is cut off, 20 px of its 44 can be seen at a time: button "Go"',
  ],
  'a small control beside another': [
    '<button style="width:20px;height:20px">x</button>',
    'a small tap target, 20 × 20 px: button "x"',
  ],
  'a field that a phone zooms into': [
    '<select style="font-size:15px;width:120px;height:44px"><option>One</option></select>',
    "a field's letters are 15 px: select",
  ],
  'a page that scrolls sideways': [
    '<div style="width:600px;height:10px"></div>',
    'the page scrolls sideways, 620 px in a window of 320: div ""',
  ],
} as const

for (const [fault, [body, line]] of Object.entries(FAULTS))
  test(`the layout check finds ${fault}`, async ({ watched: { page } }) => {
    await page.setViewportSize(SIZES.small)
    await page.setContent(pageOf(body))
    expect((await layoutProblems(page)).filter((problem) => problem.startsWith(line))).toHaveLength(1)
  })

test('the layout check finds nothing on a page that is whole, and leaves it where it was', async ({
  watched: { page },
}) => {
  await page.setViewportSize(SIZES.small)
  await page.setContent(
    pageOf('<p>First</p><button>One</button><div style="height:900px"></div><button>Two</button><p>Last</p>'),
  )
  await page.evaluate(() => window.scrollTo(0, 300))
  expect(await layoutProblems(page)).toEqual([])
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})
