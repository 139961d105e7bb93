import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignedXml } from 'xml-crypto'

export const hasXmlsec1 = spawnSync('xmlsec1', ['--version']).status === 0
if (!hasXmlsec1) console.info('skipped: xmlsec1 is not installed, so no second opinion of it')

/** Whether xmlsec1 finds all of the files well signed, with the certificate's chain. */
const areVerifiedByXmlsec1 = (paths: readonly string[], rootPath: string): boolean => {
  const ids = ['--id-attr:Id', 'DLTKhai', '--id-attr:Id', 'http://www.w3.org/2000/09/xmldsig#:Object']
  const words = ['--verify', ...ids, '--trusted-pem', rootPath, ...paths]
  return spawnSync('xmlsec1', words, { timeout: 240_000 }).status === 0
}

/**
 * How many of the documents xmlsec1 finds well signed, with the certificate's chain. It stops at the first that it refuses: where it
 * refuses one, each has a process of its own.
 */
export const countVerifiedByXmlsec1 = (documents: readonly string[], rootPem: string): number => {
  const directory = mkdtempSync(join(tmpdir(), 'tokhai-xmlsec1-'))
  try {
    const rootPath = join(directory, 'root.pem')
    writeFileSync(rootPath, rootPem)
    const paths = documents.map((document, index) => {
      const path = join(directory, `${index}.xml`)
      writeFileSync(path, document)
      return path
    })
    if (areVerifiedByXmlsec1(paths, rootPath)) return paths.length
    return paths.filter((path) => areVerifiedByXmlsec1([path], rootPath)).length
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Whether xml-crypto, which knows nothing of certificates, finds the signature sound under the given certificate. */
export const isVerifiedByXmlCrypto = (document: string, certificatePem: string): boolean => {
  const signature = /<Signature[\s>].*<\/Signature>/s.exec(document)?.[0]
  if (signature === undefined) throw new Error('no signature to look at')
  const verifier = new SignedXml({ publicCert: certificatePem })
  verifier.loadSignature(signature)
  return verifier.checkSignature(document)
}
