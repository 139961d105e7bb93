import { vietnamMoment } from '../../../../src/domain/dates.ts'
import type { CertificateOrder } from '../../../../signing/issueCertificate.ts'
import { DAY } from '../authority.ts'
import { forgeSignature, objectAt } from './forgeSignature.ts'
import type { HostileDocument, HostileGround } from './ground.ts'

const HOUR = DAY / 24

type Case = readonly [name: string, time: string, certificate: Partial<CertificateOrder>]

/** Signed soundly by a certificate that is good now, with a signing time that is out of bounds. */
export const signingTimeDocuments = (ground: HostileGround): Promise<readonly HostileDocument[]> => {
  const now = Date.now()
  const away = (milliseconds: number): string => vietnamMoment(new Date(now + milliseconds))
  const longLived = { notBefore: new Date(now - 900 * DAY), notAfter: new Date(now + 900 * DAY) }
  const fresh = { ...longLived, notBefore: new Date(now - HOUR) }
  const ending = { ...longLived, notAfter: new Date(now + HOUR) }
  const cases: readonly Case[] = [
    ['more than a day ago', away(-25 * HOUR), longLived],
    ['more than a day ahead', away(25 * HOUR), longLived],
    ['a year ago', away(-365 * DAY), longLived],
    ['in 1970', '1970-01-01T00:00:00', longLived],
    ['in the year 9999', '9999-12-31T23:59:59', longLived],
    ['on the same day two years ago', away(-730 * DAY), longLived],
    ['before the certificate was valid', away(-2 * HOUR), fresh],
    ['after the certificate has ended', away(2 * HOUR), ending],
    ['long before the certificate was valid', away(-1000 * DAY), longLived],
  ]
  return Promise.all(
    cases.map(async ([name, time, order]): Promise<HostileDocument> => {
      const signer = await ground.authority.issue(ground.taxCode, order)
      const xml = forgeSignature(ground.generatedXml, ground.signId, signer, { object: objectAt(time) })
      return { name: `signing time: ${name}`, code: 'signing_time', xml }
    }),
  )
}
