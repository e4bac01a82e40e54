export class ArtProblem extends Error {
  readonly file: string
  readonly frame: string
  readonly problem: string
  readonly cure: string
  constructor(file: string, frame: string, problem: string, cure: string) {
    super(sentenceOf([{ file, frame, problem, cure }]))
    this.name = 'ArtProblem'
    this.file = file
    this.frame = frame
    this.problem = problem
    this.cure = cure
  }
}

export type ArtProblemText = Pick<ArtProblem, 'file' | 'frame' | 'problem' | 'cure'>

const MANY = 3

const sentenceOf = ([first, ...more]: readonly ArtProblemText[]): string => {
  if (!first) return ''
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  return `${first.file}: "${first.frame}"${others}: ${first.problem}. ${first.cure}.`
}

const groupsBy = (
  problems: readonly ArtProblemText[],
  keyOf: (problem: ArtProblemText) => string,
): readonly ArtProblemText[][] => {
  const groups = new Map<string, ArtProblemText[]>()
  for (const problem of problems) {
    const group = groups.get(keyOf(problem))
    if (group) group.push(problem)
    else groups.set(keyOf(problem), [problem])
  }
  return [...groups.values()]
}

/** Text without the names and numbers that differ from file to file. */
const kindOf = ({ problem, cure }: ArtProblemText): string =>
  `${problem}. ${cure}`.replace(/"[^"]*"|\S*[\d./]\S*/g, '#')

const inManyFiles = (groups: readonly (readonly ArtProblemText[])[], files: number): string =>
  `${sentenceOf(groups[0] ?? [])} The same goes for ${files - 1} more files.`

/** The same fault in many frames usually comes from one wrong export setting, so it is reported once. */
const ofOneFile = (problems: readonly ArtProblemText[]): readonly ArtProblemText[][] =>
  groupsBy(problems, ({ problem }) => problem).flatMap((group) =>
    group.length > MANY ? [group] : groupsBy(group, ({ cure }) => cure),
  )

/** One sentence per cause and file, however many frames have it. One for all files if they are more than `MANY`. */
export const sentencesOf = (problems: readonly ArtProblemText[]): string[] =>
  groupsBy(problems, kindOf).flatMap((kind) => {
    const files = groupsBy(kind, ({ file }) => file)
    const groups = files.flatMap(ofOneFile)
    return files.length > MANY ? [inManyFiles(groups, files.length)] : groups.map(sentenceOf)
  })

class ArtProblems extends Error {
  constructor(problems: readonly ArtProblem[]) {
    super(problems.map((problem) => problem.message).join('\n'))
    this.name = 'ArtProblem'
  }
}

export const throwProblems = (problems: readonly ArtProblem[]): void => {
  const [first, ...more] = problems
  if (first) throw more.length === 0 ? first : new ArtProblems(problems)
}
