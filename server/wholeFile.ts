import { open, rename } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'

/** Writes a file whole or not at all, and durably; nobody else may read it. */
export const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}
