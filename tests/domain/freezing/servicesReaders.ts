import { BlockList } from 'node:net'
import { plainLine } from '../../../agent/prompt/plainLine.ts'
import { clientAddress, networkOf } from '../../../server/clientAddress.ts'
import { fileNameOf } from '../../../server/http/fileNames.ts'
import { withoutLastSlashes } from '../../../server/remoteSigning/baseAddress.ts'
import { isSameName } from '../../../signing/distinguishedName.ts'
import { guardXml } from '../../../signing/xmldsig/guard.ts'
import { readDocument } from '../../../src/api/agent/documentTree.ts'
import { interruptedPath } from '../../../src/app/address/entry.ts'
import { bareSerial, commonNameOf } from '../../../src/domain/certificate.ts'
import { passwordStrength } from '../../../src/domain/password.ts'
import { readSoundJson } from '../../../src/domain/soundJson.ts'
import { safeFileName, safeName } from '../../../src/domain/fileName.ts'

/** Readers of what requests, certificates, programs and services send. */
export const servicesReaders: Readonly<Record<string, (sent: string) => unknown>> = {
  bareSerial,
  clientAddress: (sent) => clientAddress('127.0.0.1', sent, new BlockList()),
  commonNameOf,
  fileNameOf,
  guardXml: (sent) => guardXml(`<?xml version="1.0"?><a>${sent}</a>`),
  interruptedPath,
  isSameName: (sent) => isSameName(`CN=${sent}`, `CN=x${sent}`),
  networkOf,
  passwordStrength,
  plainLine,
  readDocument: (sent) => [readDocument(sent), readDocument(`<a b="${sent}">${sent}</a>`)],
  readSoundJson: (sent) => [readSoundJson(sent), readSoundJson(JSON.stringify([sent]))],
  safeFileName,
  safeName,
  withoutLastSlashes: (sent) => [withoutLastSlashes(sent), withoutLastSlashes(`${'/'.repeat(sent.length)}a`)],
}
