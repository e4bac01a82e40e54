import { allSources } from './build-assets.ts'
import { writeTemplates } from './override/frame-templates.ts'

const [prefix, directory = '.cache/templates'] = process.argv.slice(2)
if (prefix) {
  const files = await writeTemplates(allSources(), prefix, directory)
  console.log(files.length > 0 ? files.join('\n') : `No frame's name begins with "${prefix}"`)
} else {
  console.error('Say what to draw over, as in: npx tsx assets/build/templates.ts hamster/head')
  process.exitCode = 1
}
