import { type English, laterBundles } from '#languages/en/bundles.ts'
import { firstBundles } from '#languages/en/first-bundles.ts'

const bundles = await Promise.all(Object.values(laterBundles).map((load) => load()))

export const en: English = Object.assign({}, firstBundles, ...bundles)
