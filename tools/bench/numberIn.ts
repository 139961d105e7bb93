/** A number that a variable of the environment gives. */
export const numberIn = (name: string, usual: number): number => Number(process.env[name] ?? usual)
