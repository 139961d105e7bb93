import { refuse } from '../../commands/refuse.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { createLab } from './server/createLab.ts'

interface LabOptions {
  readonly port: number | null
  /** Id of the path to open. */
  readonly path: string | null
  readonly language: Locale
}

/** Opens the path lab and prints its address; it serves until the process is ended. @returns the exit code; 2 where the port is taken */
export const openLab = async (root: string, { port, path, language }: LabOptions): Promise<number> => {
  const server = await createLab(root, port)
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    if (!(error instanceof Error) || !error.message.includes('is already in use')) throw error
    return refuse(error.message)
  }
  console.log(
    `Path lab: http://localhost:${server.config.server.port}/${language === 'en' ? '' : `?language=${language}`}${path === null ? '' : `#path=${path}`}`,
  )
  return 0
}
