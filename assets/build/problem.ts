/** A fault in the art that stops the build: which file, which frame, what is wrong and how to put it right. */
export class ArtProblem extends Error {
  constructor(file: string, frame: string, problem: string, cure: string) {
    super(`${file}: "${frame}": ${problem}. ${cure}.`)
    this.name = 'ArtProblem'
  }
}
