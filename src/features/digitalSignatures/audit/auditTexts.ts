import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import { certificateStatuses, certificateTypes } from '../../../domain/certificateCodes.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'

const statuses = {
  [certificateStatuses.inactive]: msg`Inactive`,
  [certificateStatuses.active]: msg`Active`,
  [certificateStatuses.extended]: msg`Extended`,
  [certificateStatuses.stopped]: msg`Stopped`,
}

const types = {
  [certificateTypes.usbToken]: msg`USB token`,
  [certificateTypes.hsm]: msg`HSM`,
  [certificateTypes.smartCard]: msg`Smart card`,
  [certificateTypes.remoteSignature]: msg`eSign`,
}

const texts: AuditTexts = {
  actions: {
    'certificate.bound': msg`A certificate was recognised by its first signature`,
    'hsm.listed': msg`Certificates of an HSM account were read`,
    'hsm.signed': msg`Documents were signed by an HSM`,
    'hsm.pinWrong': msg`A wrong PIN of an HSM key was entered`,
    'hsm.codeWrong': msg`A wrong one-time code of an HSM key was entered`,
    'hsm.passwordWrong': msg`A wrong password of an HSM account was entered`,
    'hsm.locked': msg`The PIN of an HSM key was locked`,
    'remoteSigning.started': msg`A remote signature was asked for`,
    'remoteSigning.signed': msg`A document was signed remotely`,
    'remoteSigning.refused': msg`The holder refused a remote signature`,
    'remoteSigning.expired': msg`A remote signature was not confirmed in time`,
    'remoteSigning.cancelled': msg`A remote signature was cancelled`,
    'remoteSigning.failed': msg`A remote signature could not be used`,
    'certificate.registered': msg`A certificate was registered`,
    'certificate.updated': msg`A certificate was updated`,
    'certificate.synced': msg`A certificate was renewed from the signing server`,
    'hsm.connected': msg`An HSM account was connected`,
    'certificate.statusChanged': msg`The status of a certificate was changed`,
  },
  fields: {
    serial: { label: msg`Serial number` },
    issuer: { label: msg`Issuer` },
    type: { label: msg`Certificate type`, codes: types },
    status: { label: msg`Status`, codes: statuses },
    to_date: { label: msg`Valid until`, isDate: true },
    user: { label: msg`HSM user` },
    certificates: { label: msg`Certificates` },
    documents: { label: msg`Documents` },
    signed: { label: msg`Documents signed` },
    fingerprint: null,
  },
  codes: permissions,
  recordName: ({ detail: { serial = '' } }) => serial,
}

/** What the activity log says about certificates. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../permissions/texts/*.po']),
)
