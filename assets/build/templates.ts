import { allSources } from './build-assets.ts'
import { frameTargets } from './override/frame-targets.ts'
import { writeTemplates } from './override/frame-templates.ts'

const [words, directory = '.cache/templates'] = process.argv.slice(2)
if (words) {
  const sources = allSources()
  const files = await writeTemplates(sources, words, directory)
  const hint = frameTargets(sources).nearest(words)
  const meant = hint === null ? 'All names are in the gallery (npm run gallery)' : `Did you mean "${hint}"`
  console.log(files.length > 0 ? files.join('\n') : `No frame's name begins with "${words}". ${meant}.`)
  if (files.length === 0) process.exitCode = 1
} else {
  console.error('Say what to draw over, as in: npx tsx assets/build/templates.ts hamster/head')
  process.exitCode = 1
}
