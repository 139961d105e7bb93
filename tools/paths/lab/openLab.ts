import { createLab } from './server/createLab.ts'

interface LabOptions {
  readonly port: number | null
  /** Id of the path to open. */
  readonly path: string | null
}

/** Opens the path lab and prints its address; it serves until the process is ended. @returns the exit code */
export const openLab = async (root: string, { port, path }: LabOptions): Promise<number> => {
  const server = await createLab(root, port)
  await server.listen()
  console.log(`Path lab: http://localhost:${server.config.server.port}/${path === null ? '' : `#path=${path}`}`)
  return 0
}
