/** A fault in the art that stops the build: which file, which frame, what is wrong and how to put it right. */
export class ArtProblem extends Error {
  constructor(file: string, frame: string, problem: string, cure: string) {
    super(`${file}: "${frame}": ${problem}. ${cure}.`)
    this.name = 'ArtProblem'
  }
}

/** Several faults at once, a line each: all are reported together. */
class ArtProblems extends Error {
  constructor(problems: readonly ArtProblem[]) {
    super(problems.map((problem) => problem.message).join('\n'))
    this.name = 'ArtProblem'
  }
}

/** Throws the collected problems, if any. */
export const throwProblems = (problems: readonly ArtProblem[]): void => {
  const [first, ...more] = problems
  if (first) throw more.length === 0 ? first : new ArtProblems(problems)
}
