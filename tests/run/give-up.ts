/** Ends a tool that cannot work here. Prints a sentence that says why and what to do, without a stack. */
export const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}
