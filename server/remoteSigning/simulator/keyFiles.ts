import { X509Certificate } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemoKey } from '../../../signing/demoCa.ts'
import { writeWhole } from '../../wholeFile.ts'
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

/** Null where it is cut off, as by a start that was killed. */
const certificateIn = (pem: string): X509Certificate | null => {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

/** A key of an earlier start; null where there is none, or its certificate has ended. */
const keptKey = async (path: string) => {
  const text = await readIfThere(path)
  const split = text?.indexOf(begin) ?? -1
  if (text === null || split < 0) return null
  const [privateKeyPem, certificatePem] = [text.slice(0, split), text.slice(split)]
  const certificate = certificateIn(certificatePem)
  return certificate !== null && certificate.validToDate > new Date() ? { privateKeyPem, certificatePem } : null
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
    if (kept === null) await writeWhole(path, Buffer.from(key.privateKeyPem + key.certificatePem))
    keys.push({ ...key, userName, credentialId: `credential-${userName}`, holder: order.companyName })
  }
  return keys
}
