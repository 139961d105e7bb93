import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readCertificate, type Certificate } from '../signing/certificate.ts'
import { fail, succeed, type Result } from '../src/domain/result.ts'
import { isSameTaxCode } from '../src/domain/taxCode.ts'

const endings: readonly string[] = ['.pem', '.crt', '.cer']

const namesIn = (folder: string): readonly string[] | null => {
  try {
    return readdirSync(folder).filter((name) => endings.includes(extname(name)) && !name.includes('.key.'))
  } catch {
    return null
  }
}

const bytesOf = (path: string): Buffer | null => {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

const pemBegin = /(?=-----BEGIN [\dA-Z ]*CERTIFICATE-----)/

/** The certificates that a file holds: one of DER, or any number of PEM with whatever text stands before the first. */
const sourcesIn = (bytes: Buffer): readonly (Buffer | string)[] => {
  const parts = bytes
    .toString('latin1')
    .split(pemBegin)
    .filter((part) => part.startsWith('-----BEGIN'))
  return parts.length === 0 ? [bytes] : parts
}

/** The certificates of every file with the name of the file. Failures say what is wrong with the folder, for a message that begins with its variable. */
const certificatesIn = (
  folder: string,
): Result<readonly (readonly [name: string, certificate: Certificate])[], string> => {
  const names = namesIn(folder)
  if (names === null) return fail('names a folder that cannot be read')
  const certificates: (readonly [string, Certificate])[] = []
  for (const name of names) {
    const bytes = bytesOf(join(folder, name))
    if (bytes === null) return fail(`holds ${name}, which cannot be read`)
    for (const source of sourcesIn(bytes)) {
      const read = readCertificate(source)
      if (!read.ok) return fail(`holds ${name}, which is no certificate`)
      certificates.push([name, read.value])
    }
  }
  return succeed(certificates)
}

/** The authorities among the certificates of a folder; others may lie beside them. */
export const authoritiesIn = (folder: string): Result<readonly Certificate[], string> => {
  const read = certificatesIn(folder)
  if (!read.ok) return read
  const authorities = read.value.map(([, certificate]) => certificate).filter(({ isAuthority }) => isAuthority)
  return authorities.length === 0
    ? fail('holds no certificate of an authority (.pem, .crt or .cer)')
    : succeed(authorities)
}

/** The certificates of a folder that are no authorities, each of a company with one of these tax codes. */
export const companyCertificatesIn = (
  folder: string,
  taxCodes: readonly string[],
): Result<readonly Certificate[], string> => {
  const read = certificatesIn(folder)
  if (!read.ok) return read
  const ofCompanies = read.value.filter(([, { isAuthority }]) => !isAuthority)
  const stranger = ofCompanies.find(
    ([, { taxCode }]) => taxCode === null || !taxCodes.some((known) => isSameTaxCode(known, taxCode)),
  )
  if (stranger !== undefined)
    return fail(
      `holds ${stranger[0]}, whose subject has no UID=MST: with the tax code of a demo company (${taxCodes.join(', ')})`,
    )
  return ofCompanies.length === 0
    ? fail('holds no certificate of a company (.pem, .crt or .cer)')
    : succeed(ofCompanies.map(([, certificate]) => certificate))
}
