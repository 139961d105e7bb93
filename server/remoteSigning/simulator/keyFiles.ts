import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemoKey } from '../../../signing/demoCa.ts'
import type { DemoRemoteUser } from '../demo/users.ts'
import type { SimulatedKey } from './books.ts'

const begin = '-----BEGIN CERTIFICATE-----'

const readIfThere = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A key of an earlier start; null where there is none, or its certificate has ended. */
const keptKey = async (path: string) => {
  const text = await readIfThere(path)
  const split = text?.indexOf(begin) ?? -1
  if (text === null || split < 0) return null
  const [privateKeyPem, certificatePem] = [text.slice(0, split), text.slice(split)]
  return new X509Certificate(certificatePem).validToDate > new Date() ? { privateKeyPem, certificatePem } : null
}

/** Keys of the simulated provider's users: made at the first start, and kept below the folder for the next. */
export const simulatedKeys = async (
  folder: string,
  users: readonly DemoRemoteUser[],
): Promise<readonly SimulatedKey[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys: SimulatedKey[] = []
  for (const { userName, order } of users) {
    const path = join(folder, `${userName}.pem`)
    const kept = await keptKey(path)
    const key = kept ?? (await makeDemoKey(order))
    if (kept === null) await writeFile(path, key.privateKeyPem + key.certificatePem, { mode: 0o600 })
    keys.push({ ...key, userName, credentialId: `credential-${userName}`, holder: order.companyName })
  }
  return keys
}
