import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readCertificate, type Certificate } from '../signing/certificate.ts'

const endings: readonly string[] = ['.pem', '.crt', '.cer']

/** The authorities among the certificates of a folder, one PEM or DER certificate a file. Throws where a file is no certificate. */
export const readTrustedRoots = async (folder: string): Promise<readonly Certificate[]> => {
  const names = (await readdir(folder)).filter((name) => endings.includes(extname(name)) && !name.includes('.key.'))
  const certificates = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      const read = readCertificate(bytes.includes('-----BEGIN') ? bytes.toString('ascii') : bytes)
      if (!read.ok) throw new Error(`${name} in the folder of trusted roots is no certificate`)
      return read.value
    }),
  )
  return certificates.filter((certificate) => certificate.isAuthority)
}
