import { type English, firstTopics, laterTopics } from '../../src/languages/en/topics.ts'

const topics = await Promise.all(Object.values(laterTopics).map((load) => load()))

/** Every English text, those that load on demand too. */
export const en: English = Object.assign({}, firstTopics, ...topics)
