/** Prints why a command cannot be followed. @returns its exit code */
export const refuse = (problem: string): number => {
  console.error(problem)
  return 2
}
