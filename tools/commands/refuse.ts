/** Tells whoever typed a command why it cannot be followed. @returns its exit code */
export const refuse = (problem: string): number => {
  console.error(problem)
  return 2
}
