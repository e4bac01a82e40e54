import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem } from '../problem.ts'
import type { FrameTargets } from './frame-targets.ts'
import { firstOf, numbersText } from './numbered-names.ts'
import { withoutSourceEnding } from './source-ending.ts'

/** The game's effects have a fixed number of frames. For more an artist must add an effect. */
const VFX = 'vfx/'

const isInOtherCapitals = (meant: string, names: readonly string[]): boolean =>
  names.some((name) => withoutSourceEnding(name).toLowerCase() === meant.toLowerCase())

export const unknownName = ({ file, name, alsoNamed }: OverrideFrame, targets: FrameTargets): ArtProblem => {
  const names = [name, ...alsoNamed]
  const isPicture = alsoNamed.length === 0
  const sure = firstOf(names, targets.meant)
  if (!sure && isPicture && targets.isAtlas(name)) {
    const problem = 'it is named like an atlas, and no JSON beside it tells what is where in it'
    const cure =
      'Put the JSON of the same export into the same folder, or name the picture after the one frame that it shows'
    return new ArtProblem(file, name, problem, cure)
  }
  const found = sure ?? firstOf(names, targets.nearest)
  if (found && 'known' in found) {
    const problem = `there is no number ${found.number} of it, only ${numbersText(found.known)}`
    const isEffect = names.some((written) => written.startsWith(VFX))
    const more = isEffect ? ', or add an effect of your own as assets/readme/additions.md tells' : ''
    return new ArtProblem(file, name, problem, `Use one of these numbers${more}`)
  }
  // This hint is certain. Among the unknown names it would be overlooked.
  if (found && isInOtherCapitals(found.meant, names))
    return new ArtProblem(file, name, 'the game writes this name in other capitals', `Rename it to "${found.meant}"`)
  const cure = found ? `Did you mean "${found.meant}"` : 'All names are in assets/generated/report.json'
  return new ArtProblem(file, name, 'nothing in the game has this name', cure)
}
